// The error of a failed request with a button to try again, and the skeleton while a call loads.
import { problemText } from '../../i18n/problem-text.ts';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Failure } from '../../kit/illustration/failure.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';

interface LoadFailedProps {
  error: unknown;
  isBusy: boolean;
  heading?: 'h1' | 'h2';
  onRetry: () => void;
}

export function LoadFailed({ error, isBusy, heading = 'h2', onRetry }: LoadFailedProps) {
  const { t } = useTranslation();
  return (
    <Failure
      heading={heading}
      title={t('common:load_failed')}
      again={t('common:try_again')}
      busy={isBusy}
      onRetry={onRetry}
    >
      {problemText(t, error)}
    </Failure>
  );
}

export function CallSkeleton() {
  const { t } = useTranslation();
  return (
    <Skeleton words={t('common:loading')}>
      <div className="stack">
        <SkeletonLine shape="pay" width="half" />
        <SkeletonLine shape="title" width="most" />
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
      </div>
    </Skeleton>
  );
}
