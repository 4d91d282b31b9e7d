// The skeleton of a profile.
import { useTranslation } from '../../i18n/use-translation.ts';
import { Skeleton, SkeletonLine } from '../../kit/layout/skeleton.tsx';

export function ProfileSkeleton() {
  const { t } = useTranslation('profile');
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <Skeleton words={t('common:loading')}>
        <div className="stack">
          <SkeletonLine shape="tile" />
          <SkeletonLine shape="title" width="half" />
          <SkeletonLine width="third" />
          <SkeletonLine shape="block" />
          <SkeletonLine shape="block" />
        </div>
      </Skeleton>
    </>
  );
}
