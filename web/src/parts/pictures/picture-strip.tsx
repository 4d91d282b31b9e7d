// Small pictures of a worker's work in a list. They load when they become visible.
import './picture-strip.css';
import { useTranslation } from '../../i18n/use-translation.ts';
import { useSeen } from './use-seen.ts';
import { useStoredPicture } from './use-stored-picture.ts';

export function PictureStrip({ uids }: { uids: readonly string[] }) {
  const { t } = useTranslation('profile');
  const { element, isSeen } = useSeen<HTMLDivElement>();
  return (
    <div className="picture-strip" role="img" aria-label={t('work_pictures.of_worker')} ref={element}>
      {uids.map((uid) => (
        <span key={uid}>
          <SmallPicture uid={uid} enabled={isSeen} />
        </span>
      ))}
    </div>
  );
}

function SmallPicture({ uid, enabled }: { uid: string; enabled: boolean }) {
  const address = useStoredPicture(uid, { of: 'work', size: 'small', enabled });
  return address && <img src={address} alt="" />;
}
