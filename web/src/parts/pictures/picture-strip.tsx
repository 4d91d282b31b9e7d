// Small pictures of a worker's work in a list. They load when they become visible.
import './picture-strip.css';
import { useEffect, useRef, useState } from 'react';
import { useWorkPicture } from '../../http/use-picture.ts';
import { useTranslation } from '../../i18n/use-translation.ts';

/** Distance from the visible area at which a picture starts to load. */
const MARGIN = '200px';

/** Returns the ref of an element, and whether the element has been visible or nearly visible. */
function useSeen() {
  const element = useRef<HTMLDivElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (isSeen || !element.current) return;
    const observer = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setSeen(true),
      { rootMargin: MARGIN },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [isSeen]);
  return { element, isSeen };
}

export function PictureStrip({ uids }: { uids: readonly string[] }) {
  const { t } = useTranslation('profile');
  const { element, isSeen } = useSeen();
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
  const address = useWorkPicture(uid, { size: 'small', enabled });
  return address && <img src={address} alt="" />;
}
