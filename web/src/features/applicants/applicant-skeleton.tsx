// The skeleton of a list of applicants.
import './pipeline.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';

export function ApplicantSkeleton() {
  const { t } = useTranslation('applications');
  return (
    <Skeleton words={t('common:loading')}>
      <div className="pipeline-skeleton">
        {[1, 2, 3, 4].map((index) => (
          <div key={index} className="stack">
            <SkeletonLine shape="title" width="half" />
            <SkeletonLine shape="block" />
          </div>
        ))}
      </div>
    </Skeleton>
  );
}
