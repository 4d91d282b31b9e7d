// The page that edits a job: posts a draft, updates a posted job, reposts an ended job.

import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { FormSkeleton } from './form-skeleton.tsx';
import { JobForm } from './job-form.tsx';
import { modeOf } from './job-form-start.ts';
import type { Step } from './job-form-state.ts';
import { isGone, useOwnJob } from './queries.ts';
import { useSent } from './use-sent.ts';

interface EditJobProps {
  uid: string;
  /** The step that the form shows first. */
  firstStep?: Step;
}

export function EditJob({ uid, firstStep }: EditJobProps) {
  const { t } = useTranslation('posting');
  const { data: job, error, dataUpdatedAt, isFetching, refetch } = useOwnJob(uid);
  const onSent = useSent();
  if (error && !job) return <NotThere error={error} busy={isFetching} onRetry={() => void refetch()} />;
  if (!job) return <FormSkeleton />;
  if (job.status === 'removed') return <Nothing title={t('edit.ended')}>{t('edit.ended_step')}</Nothing>;
  const mode = modeOf(job);
  return (
    <JobForm
      key={dataUpdatedAt}
      job={job}
      {...(firstStep && { firstStep })}
      title={t(mode === 'post' ? 'form.title' : 'edit.title')}
      onSent={(sent) => onSent(sent, mode === 'update' ? 'updated' : 'posted')}
      onReload={() => void refetch()}
    />
  );
}

function Nothing({ title, children }: { title: string; children: string }) {
  const { t } = useTranslation('posting');
  return (
    <EmptyState
      heading="h1"
      title={title}
      action={
        <LinkButton variant="main" to={paths.myJobs}>
          {t('edit.my_jobs')}
        </LinkButton>
      }
    >
      {children}
    </EmptyState>
  );
}

interface NotThereProps {
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

export function NotThere({ error, busy, onRetry }: NotThereProps) {
  const { t } = useTranslation('posting');
  const { t: tProblem } = useTranslation();
  if (isGone(error)) return <Nothing title={t('edit.not_found')}>{t('edit.not_found_hint')}</Nothing>;
  return (
    <Failure heading="h1" title={t('common:load_failed')} again={t('common:try_again')} busy={busy} onRetry={onRetry}>
      {problemText(tProblem, error)}
    </Failure>
  );
}
