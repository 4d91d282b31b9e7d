// The shape of a profile while it is on its way.
import { useTranslation } from 'react-i18next';
import { Bone, Skeleton } from '../../ui/skeleton.tsx';

export function ProfileBones() {
  const { t } = useTranslation('profile');
  return (
    <>
      <h1 className="visually-hidden">{t('title')}</h1>
      <Skeleton words={t('loading')}>
        <div className="stack">
          <Bone shape="tile" />
          <Bone shape="title" width="half" />
          <Bone width="third" />
          <Bone shape="block" />
          <Bone shape="block" />
        </div>
      </Skeleton>
    </>
  );
}
