// The content of one section of a document.
import { useTranslation } from '../../i18n/use-translation.ts';
import type { DocumentPart } from './document-text.ts';

export function PartText({ part }: { part: DocumentPart }) {
  const { text = [], steps = [], list = [], end = [], rows = [] } = part;
  return (
    <>
      <Paragraphs lines={text} />
      {steps.length > 0 && (
        <ol className="document__steps">
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      {list.length > 0 && (
        <ul className="document__list">
          {list.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      )}
      {rows.length > 0 && <RetainedData rows={rows} />}
      <Paragraphs lines={end} />
    </>
  );
}

const Paragraphs = ({ lines }: { lines: readonly string[] }) => lines.map((line) => <p key={line}>{line}</p>);

/** Shows which data are retained, why and how long. Each row is a card, because a table is too wide for a phone. */
function RetainedData({ rows }: { rows: NonNullable<DocumentPart['rows']> }) {
  const { t } = useTranslation('privacy-notice');
  return (
    <ul className="document__rows">
      {rows.map(({ what, why, until }) => (
        <li key={what} className="document__row">
          <p className="document__what">{what}</p>
          <dl>
            <div>
              <dt>{t('columns.why')}</dt>
              <dd>{why}</dd>
            </div>
            <div>
              <dt>{t('columns.until')}</dt>
              <dd>{until}</dd>
            </div>
          </dl>
        </li>
      ))}
    </ul>
  );
}
