// A document page: title, introduction, table of contents and sections, which can be printed.
import './document.css';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../kit/control/button.tsx';
import { NarrowPage } from '../../kit/layout/narrow-page.tsx';
import { Contents } from './contents.tsx';
import { type DocumentStart, type DocumentTopic, useFacts, useParts } from './document-text.ts';
import { useNamedPart } from './named-part.ts';
import { PartText } from './part-text.tsx';

/** A document with at least this number of sections gets a table of contents. */
const WORTH_A_LIST = 6;

interface DocumentProps {
  topic: DocumentTopic;
  /** The prefix of the document's translation keys. */
  start: DocumentStart;
  /** Shown between the introduction and the sections. */
  lead?: ReactNode;
  /** Content after a section, by the key of the section. */
  after?: Partial<Record<string, ReactNode>>;
  /** The version of the document, which the page shows. */
  version?: string;
  children?: ReactNode;
}

export function Document({ topic, start, lead, after = {}, version, children }: DocumentProps) {
  const { t } = useTranslation([topic, 'shell']);
  const facts = useFacts();
  const parts = useParts(start);
  useNamedPart();
  return (
    <NarrowPage title={t(`${start}title`)}>
      <p className="document__intro">{t(`${start}intro`, facts)}</p>
      {lead}
      {parts.length >= WORTH_A_LIST && <Contents of={parts} />}
      <div className="document">
        {parts.map((part) => (
          <section key={part.key} className="document__part" aria-labelledby={part.key}>
            <h2 id={part.key} className="document__title">
              {part.title}
            </h2>
            <PartText part={part} />
            {after[part.key] && <div className="document__after">{after[part.key]}</div>}
          </section>
        ))}
      </div>
      {children}
      <div className="document__foot">
        {version && <p className="soft small">{t(`${topic}:version`, { version, defaultValue: version })}</p>}
        <Button variant="link" icon="printer" onClick={() => window.print()}>
          {t('shell:doc.print')}
        </Button>
      </div>
    </NarrowPage>
  );
}
