// The placeholder of the job form while the job loads.
import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';

export function FormSkeleton() {
  const { t } = useTranslation('posting');
  return (
    <Skeleton words={t('common:loading')}>
      <div className="stack">
        <SkeletonLine shape="title" width="half" />
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
        <SkeletonLine shape="block" />
      </div>
    </Skeleton>
  );
}
