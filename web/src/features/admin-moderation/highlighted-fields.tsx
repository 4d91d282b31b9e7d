// The text of a job post in which the words that may break a rule (the findings of the server) are highlighted,
// with the reasons.
import '../../kit/text/highlighted-text.css';
import '../../parts/job/original-title.css';
import { Fragment } from 'react';
import type { Finding } from '#contracts/job-shapes.ts';
import { type ReviewedJob, reviewedTexts } from '#contracts/moderated-jobs.ts';
import type { PhraseLine } from '#contracts/phrases.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { byRule, findingText } from '../../parts/job/finding-text.ts';
import { industryText } from '../../parts/job/job-tags.ts';
import { OwnWordsLabel } from '../../parts/phrases/own-words-label.tsx';
import { readerPieces } from './reader-pieces.ts';

interface HighlightedProps {
  text: string;
  field: string;
  findings: readonly Finding[];
  phrases?: readonly PhraseLine[] | undefined;
}

/**
 * Shows the text of a field. Words that may break a rule are highlighted, and prepared phrases (sentences that exist in
 * all languages) are in the moderator's language.
 */
export function Highlighted(props: HighlightedProps) {
  return readerPieces(props).map(({ text: piece, isHighlighted, start }) =>
    isHighlighted ? <mark key={start}>{piece}</mark> : <Fragment key={start}>{piece}</Fragment>,
  );
}

/** Lists each violated rule once, with an explanation. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const { t } = useTranslation(['admin-moderation', 'trust']);
  if (findings.length === 0) return <p className="soft small">{t('admin-moderation:not_marked')}</p>;
  return (
    <div>
      <p className="review-card__label">{t('admin-moderation:marked')}</p>
      <ul className="review-card__findings">
        {byRule(findings, (finding) => finding).map(([finding]) => {
          const { title, why } = findingText(t, finding);
          const name = finding.by ? t('admin-moderation:by_reader') : title;
          return (
            <li key={finding.by ?? finding.code}>
              {name && <strong>{name}. </strong>}
              {why}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/**
 * The job title in the moderator's language, and below it the title that the employer typed, in which words that may
 * break a rule are highlighted.
 */
export function ReviewedTitle({ job }: { job: ReviewedJob }) {
  const { reader_title, title, findings } = job;
  const written = <Highlighted text={title || `#${job.id}`} field="title" findings={findings} />;
  if (!reader_title) return written;
  return (
    <>
      {reader_title.text}
      <span className="original-title" lang={reader_title.original_lang}>
        {written}
      </span>
    </>
  );
}

export function HighlightedFields({ job }: { job: ReviewedJob }) {
  const { t } = useTranslation(['posting', 'reference']);
  const { findings, words_lang: langs = {} } = job;
  return (
    <dl className="review-card__fields">
      {reviewedTexts.map((field) => {
        const text = field === 'industry' && job.industry ? industryText(t, job.industry) : job[field];
        if (!text) return null;
        const lang = text === job[field] ? langs[field] : undefined;
        return (
          <div key={field}>
            <dt>{t(`posting:field.${field === 'walk_in_place' ? 'walk_in' : field}`)}</dt>
            {lang && (
              <dd>
                <OwnWordsLabel lang={lang} />
              </dd>
            )}
            <dd className="highlighted-text" lang={lang}>
              <Highlighted
                text={text}
                field={field === 'walk_in_place' ? 'walk_in.place' : field}
                findings={findings}
                phrases={job.phrase_lines}
              />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
