// The skeleton of a whole page, while the session or another precondition of the page loads.
import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';

export function PageSkeleton() {
  const { t } = useTranslation('shell');
  return (
    <div className="page">
      <Skeleton words={t('common:loading')}>
        <div className="stack">
          <SkeletonLine shape="title" width="half" />
          <SkeletonLine shape="block" />
          <SkeletonLine shape="block" />
        </div>
      </Skeleton>
    </div>
  );
}
