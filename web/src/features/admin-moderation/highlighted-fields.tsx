// The text of a post with the findings of the trust check highlighted, and their reasons.
import '../../kit/text/highlighted-text.css';
import { Fragment } from 'react';
import type { Finding } from '#contracts/job-shapes.ts';
import type { ReviewedJob } from '#contracts/moderated-jobs.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { byRule, findingText } from '../../parts/job/finding-text.ts';
import { highlightPieces } from './highlight-pieces.ts';

const fields = ['description', 'requirements', 'location', 'duration', 'industry', 'walk_in.place'] as const;

const textOf = (job: ReviewedJob, field: (typeof fields)[number]) =>
  field === 'walk_in.place' ? job.walk_in_place : job[field];

/** Shows the value of a field with its findings highlighted. */
export function Highlighted({ text, field, findings }: { text: string; field: string; findings: readonly Finding[] }) {
  const spans = findings.filter((finding) => finding.field === field);
  return highlightPieces(text, spans).map(({ text: piece, isHighlighted, start }) =>
    isHighlighted ? <mark key={start}>{piece}</mark> : <Fragment key={start}>{piece}</Fragment>,
  );
}

/** Explains each rule that was violated, once. */
export function Findings({ findings }: { findings: readonly Finding[] }) {
  const { t } = useTranslation(['admin-moderation', 'trust']);
  if (findings.length === 0) return <p className="soft small">{t('admin-moderation:not_marked')}</p>;
  return (
    <div>
      <p className="review-card__label">{t('admin-moderation:marked')}</p>
      <ul className="review-card__findings">
        {byRule(findings, ({ code }) => code).map(([finding]) => {
          const { title, why } = findingText(t, finding);
          return (
            <li key={finding.code}>
              {title && <strong>{title}. </strong>}
              {why}
            </li>
          );
        })}
      </ul>
    </div>
  );
}

export function HighlightedFields({ job }: { job: ReviewedJob }) {
  const { t } = useTranslation('posting');
  return (
    <dl className="review-card__fields">
      {fields.map((field) => {
        const text = textOf(job, field);
        if (!text) return null;
        return (
          <div key={field}>
            <dt>{t(`posting:field.${field === 'walk_in.place' ? 'walk_in' : field}`)}</dt>
            <dd className="highlighted-text">
              <Highlighted text={text} field={field} findings={job.findings} />
            </dd>
          </div>
        );
      })}
    </dl>
  );
}
