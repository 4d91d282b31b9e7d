// A document page: title, introduction, table of contents and sections. It is suitable for printing.
import './document.css';
import type { ReactNode } from 'react';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Button } from '../../ui/button.tsx';
import { NarrowPage } from '../../ui/narrow-page.tsx';
import { Contents } from './contents.tsx';
import { useFacts, useParts } from './document-text.ts';
import { useNamedPart } from './named-part.ts';
import { PartText } from './part-text.tsx';

/** Minimum number of sections for a table of contents. */
const WORTH_A_LIST = 6;

interface DocumentProps {
  topic: string;
  /** The key prefix of this document in its topic, with a dot; '' if the topic is one document. */
  under?: string;
  /** Shown between the introduction and the sections. */
  lead?: ReactNode;
  /** Content after a section, by its key. */
  after?: Partial<Record<string, ReactNode>>;
  /** The version of the text. */
  version?: string;
  children?: ReactNode;
}

export function Document({ topic, under = '', lead, after = {}, version, children }: DocumentProps) {
  const { t } = useTranslation([topic, 'shell']);
  const facts = useFacts();
  const parts = useParts(topic, under);
  useNamedPart();
  return (
    <NarrowPage title={t(`${topic}:${under}title`)}>
      <p className="document__intro">{t(`${topic}:${under}intro`, facts)}</p>
      {lead}
      {parts.length >= WORTH_A_LIST && <Contents of={parts} />}
      <div className="document">
        {parts.map((part) => (
          <section key={part.key} className="document__part" aria-labelledby={part.key}>
            <h2 id={part.key} className="document__title">
              {part.title}
            </h2>
            <PartText part={part} topic={topic} />
            {after[part.key] && <div className="document__after">{after[part.key]}</div>}
          </section>
        ))}
      </div>
      {children}
      <div className="document__foot">
        {version && <p className="soft small">{t(`${topic}:version`, { version })}</p>}
        <Button variant="link" icon="printer" onClick={() => window.print()}>
          {t('shell:doc.print')}
        </Button>
      </div>
    </NarrowPage>
  );
}
