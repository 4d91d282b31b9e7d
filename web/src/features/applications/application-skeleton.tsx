// The skeleton of a list of applications.
import './application-card.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Card } from '../../kit/layout/card.tsx';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';

export function ApplicationSkeleton() {
  const { t } = useTranslation('applications');
  return (
    <Skeleton words={t('common:loading')}>
      <div className="application-cards">
        {[1, 2].map((index) => (
          <Card key={index}>
            <div className="stack">
              <SkeletonLine shape="tile" />
              <SkeletonLine shape="title" width="most" />
              <SkeletonLine shape="block" />
            </div>
          </Card>
        ))}
      </div>
    </Skeleton>
  );
}
