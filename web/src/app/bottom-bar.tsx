// The bottom bar of a phone: three or four places and oneself, with picture and word.
import './bottom-bar.css';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { NavLink } from 'react-router-dom';
import { useSession } from '../session/session-context.ts';
import { Icon } from '../ui/icon.tsx';
import { MeSheet } from './me-sheet.tsx';
import { placesFor } from './places.ts';

export function BottomBar() {
  const { t } = useTranslation('shell');
  const { user_type } = useSession();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <nav className="bottom-bar" aria-label={t('menu.main')}>
        {placesFor(user_type).map((place) => (
          <NavLink key={place.to} className="bottom-bar__place" to={place.to} end={place.exact}>
            <Icon name={place.icon} />
            <span>{t(place.short)}</span>
          </NavLink>
        ))}
        <button type="button" className="bottom-bar__place" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          <Icon name="user" />
          <span>{t('nav.me')}</span>
        </button>
      </nav>
      <MeSheet open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
