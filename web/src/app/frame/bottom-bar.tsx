// The bottom navigation bar of a phone: four or five links, each with an icon and a label.
import './bottom-bar.css';
import { NavLink } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { useSession } from '../../session/session-context.ts';
import { navItemsFor } from './nav-items.ts';

export function BottomBar() {
  const { t } = useTranslation('shell');
  const { user_type } = useSession();
  return (
    <nav className="bottom-bar" aria-label={t('menu.main')}>
      {navItemsFor(user_type).map((place) => (
        <NavLink key={place.to} className="bottom-bar__place" to={place.to} end={place.exact}>
          <Icon name={place.icon} />
          <span>{t(place.short)}</span>
        </NavLink>
      ))}
    </nav>
  );
}
