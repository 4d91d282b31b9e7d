// The states of a job page without a job: loading, gone, or failed.

import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LinkButton } from '../../kit/control/button.tsx';
import { EmptyState } from '../../kit/illustration/empty-state.tsx';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { BackBar } from './back-bar.tsx';
import { isGone } from './one-job.ts';

export function JobSkeleton() {
  const { t } = useTranslation('jobs');
  return (
    <div className="stack">
      <BackBar />
      <Skeleton words={t('common:loading')}>
        <div className="stack">
          <SkeletonLine shape="tile" />
          <SkeletonLine shape="pay" width="third" />
          <SkeletonLine shape="title" width="most" />
          <SkeletonLine width="half" />
          <SkeletonLine shape="block" />
          <SkeletonLine shape="block" />
        </div>
      </Skeleton>
    </div>
  );
}

interface JobMissingProps {
  error: unknown;
  busy: boolean;
  onRetry: () => void;
}

export function JobMissing({ error, busy, onRetry }: JobMissingProps) {
  const { t } = useTranslation('jobs');
  const { t: tProblem } = useTranslation();
  if (!isGone(error)) {
    return (
      <Failure heading="h1" title={t('common:load_failed')} again={t('common:try_again')} busy={busy} onRetry={onRetry}>
        {problemText(tProblem, error)}
      </Failure>
    );
  }
  return (
    <EmptyState
      heading="h1"
      title={t('detail.not_found')}
      action={
        <LinkButton variant="main" to={paths.jobs}>
          {t('list.see_all')}
        </LinkButton>
      }
    >
      {t('detail.not_found_hint')}
    </EmptyState>
  );
}
