// Notices of the job form. They warn that applicants will be notified of changes or that a moderator will review the
// job, and they show errors.

import { problemFields, problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Notice } from '../../kit/control/notice.tsx';
import { shortfallOf } from '../../parts/completion/completion.ts';
import { notifiedChanges } from './notified-changes.ts';
import { isStale } from './queries.ts';
import type { JobForm } from './use-job-form.ts';

/** Lists the changes of a posted job that the server will notify the applicants of, before the employer sends them. */
export function ChangeNotice({ form }: { form: JobForm }) {
  const { t } = useTranslation('posting');
  const { job, draft, mode } = form;
  if (!job || mode !== 'update') return null;
  const people = job.counts.pending + job.counts.shortlisted + job.counts.accepted;
  const changes = people > 0 ? notifiedChanges(job, draft) : [];
  return (
    <div role="status">
      {changes.length > 0 && (
        <Notice tone="info" title={t('notified.title', { count: people })}>
          {t('notified.text', { what: changes.map((change) => t(`notified.${change}`)).join(', ') })}
        </Notice>
      )}
    </div>
  );
}

/**
 * If the check of the wording has found words that may break a rule, warns the employer that a moderator will review
 * the job before workers see it.
 */
export function FindingsNotice({ form }: { form: JobForm }) {
  const { t } = useTranslation('posting');
  if (form.step === 1) return null;
  // A mark of the learned reader does not prove that a rule is broken.
  const count = form.flagged.filter(({ finding }) => !finding.by).length;
  return (
    <div role="status">
      {form.flagged.length > 0 && (
        <Notice tone="warn" title={count > 0 ? t('lint.held_title', { count }) : t('lint.title')}>
          {t(form.mode === 'update' ? 'lint.held_again' : 'lint.held')}
        </Notice>
      )}
    </div>
  );
}

/** Shows how many fields are invalid. Also shows a server error, unless another part of the form shows the error. */
export function Refusal({ form }: { form: JobForm }) {
  const { t } = useTranslation('posting');
  const { t: tProblem } = useTranslation();
  const count = Object.keys(form.wrong).length;
  const { error } = form.sending;
  const isNamed = Object.keys(problemFields(tProblem, error)).length > 0;
  const isVisible = isNamed || isStale(error) || shortfallOf(error) !== null;
  return (
    <div role="status">
      {count > 0 && <Notice tone="danger">{t('form.fix', { count })}</Notice>}
      {error && !isVisible && (
        <Notice tone="danger" title={t('form.failed')}>
          {problemText(tProblem, error)}
        </Notice>
      )}
    </div>
  );
}
