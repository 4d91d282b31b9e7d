// The bottom bar of a phone: three or four places and oneself, with picture and word.
import './bottom-bar.css';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useSession } from '../session/session-context.ts';
import { Icon } from '../ui/icon.tsx';
import { lazyPage } from './lazy-page.ts';
import { placesFor } from './places.ts';

const MeSheet = lazyPage(() => import('./me-sheet.tsx').then((part) => part.MeSheet));

export function BottomBar() {
  const { t } = useTranslation('shell');
  const { user_type } = useSession();
  const [isOpen, setOpen] = useState(false);
  const [wasOpened, setOpened] = useState(false);
  const open = () => {
    setOpened(true);
    setOpen(true);
  };
  return (
    <>
      <nav className="bottom-bar" aria-label={t('menu.main')}>
        {placesFor(user_type).map((place) => (
          <NavLink key={place.to} className="bottom-bar__place" to={place.to} end={place.exact}>
            <Icon name={place.icon} />
            <span>{t(place.short)}</span>
          </NavLink>
        ))}
        <button type="button" className="bottom-bar__place" aria-haspopup="dialog" onClick={open}>
          <Icon name="user" />
          <span>{t('nav.me')}</span>
        </button>
      </nav>
      {wasOpened && (
        <Suspense>
          <MeSheet open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
