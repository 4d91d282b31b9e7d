// Explains why a job waits for review, and shows the moderator's note on a rejected job.

import type { Finding, OwnJob } from '#contracts/job-shapes.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { byRule, findingText } from '../../parts/job/finding-text.ts';
import { MarkedWords } from '../../parts/phrases/marked-words.tsx';

/**
 * Returns the words of the job that may break a rule. The finding gives the field, and the position of the words in the
 * field. Returns an empty string if the finding concerns the whole field.
 */
function wordsOf(job: OwnJob, { field, start, end }: Finding): string {
  const values: Record<string, unknown> = { ...job, 'walk_in.place': job.walk_in?.place };
  const value = values[field];
  return typeof value === 'string' ? value.slice(start, end) : '';
}

const Words = ({ words }: { words: string }) => words && <mark>“{words}” </mark>;

export function ReviewNote({ job }: { job: OwnJob }) {
  const { t } = useTranslation(['posting', 'trust']);
  const isHeld = job.status === 'pending_review';
  if (!isHeld && !job.review_note) return null;
  return (
    <div className="my-job__review">
      <Notice tone={isHeld ? 'info' : 'warn'} title={t(isHeld ? 'posting:review.title' : 'posting:review.answer')}>
        {isHeld && <p>{t(job.findings.length > 0 ? 'posting:review.why' : 'posting:review.wait')}</p>}
        {isHeld && (
          <ul className="my-job__findings">
            {byRule(job.findings, (finding) => finding).map((group) => (
              <li key={group[0].by ?? group[0].code}>
                {group.map((finding) => (
                  <Words key={`${finding.field} ${finding.start}`} words={wordsOf(job, finding)} />
                ))}
                {findingText(t, group[0]).why}
              </li>
            ))}
          </ul>
        )}
        {isHeld && job.findings.length > 0 && <p>{t('posting:review.fix')}</p>}
        {job.review_note && (
          <MarkedWords lang={job.review_note_lang}>{t('posting:review.note', { note: job.review_note })}</MarkedWords>
        )}
      </Notice>
    </div>
  );
}
