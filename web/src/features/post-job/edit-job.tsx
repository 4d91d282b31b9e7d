// The page that edits a job: posts a draft, updates a posted job, reposts an ended job.

import { paths } from '../../app/paths.ts';
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Failure } from '../../ui/failure.tsx';
import { Skeleton, SkeletonLine } from '../../ui/skeleton.tsx';
import { JobForm } from './job-form.tsx';
import { isGone, useOwnJob } from './queries.ts';
import { modeOf } from './use-job-form.ts';
import { useSent } from './use-sent.ts';

export function EditJob({ uid }: { uid: string }) {
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

function NotThere({ error, busy, onRetry }: NotThereProps) {
  const { t } = useTranslation('posting');
  const { t: tProblem } = useTranslation();
  if (isGone(error)) return <Nothing title={t('edit.gone')}>{t('edit.gone_step')}</Nothing>;
  return (
    <Failure heading="h1" title={t('edit.failed')} again={t('again')} busy={busy} onRetry={onRetry}>
      {problemText(tProblem, error)}
    </Failure>
  );
}

function FormSkeleton() {
  const { t } = useTranslation('posting');
  return (
    <Skeleton words={t('edit.loading')}>
      <div className="stack">
        <SkeletonLine shape="title" width="half" />
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
      </div>
    </Skeleton>
  );
}
