// The side list: the navigation at the side of all dashboard pages on a desktop.
import './side-list.css';
import { NavLink } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { Icon } from '../../kit/icon/icon.tsx';
import { crewsPath } from '../../kit/navigation/answer-paths.ts';
import { paths } from '../../kit/navigation/paths.ts';
import { rosterPaths } from '../../kit/navigation/roster-paths.ts';
import { useSession } from '../../session/session-context.ts';
import { navItemsFor } from './nav-items.ts';

export function SideList() {
  const { t } = useTranslation('shell');
  const { user, user_type } = useSession();
  return (
    <nav className="side-list desktop-only" aria-label={t('nav.account')}>
      {navItemsFor(user_type).map((place) => (
        <NavLink key={place.to} className="side-list__place" to={place.to} end={place.exact}>
          <Icon name={place.icon} size={20} />
          {t(place.text)}
        </NavLink>
      ))}
      {user_type && (
        <NavLink className="side-list__place" to={user_type === 'labour' ? paths.labourCalls : paths.myCalls}>
          <Icon name="sun" size={20} />
          {t(`nav.calls_${user_type}`)}
        </NavLink>
      )}
      {user_type === 'labour' && (
        <NavLink className="side-list__place" to={crewsPath}>
          <Icon name="users" size={20} />
          {t('nav.crews')}
        </NavLink>
      )}
      {user_type && (
        <NavLink className="side-list__place" to={rosterPaths[user_type]}>
          <Icon name={user_type === 'labour' ? 'building' : 'users'} size={20} />
          {t(`nav.people_${user_type}`)}
        </NavLink>
      )}
      {user_type && (
        <NavLink className="side-list__place" to={paths.hisaab(user_type)}>
          <Icon name="rupee" size={20} />
          {t('nav.hisaab')}
        </NavLink>
      )}
      {user_type === 'employer' && (
        <NavLink className="side-list__place" to={paths.analytics}>
          <Icon name="chart" size={20} />
          {t('nav.analytics')}
        </NavLink>
      )}
      <NavLink className="side-list__place" to={paths.notifications}>
        <Icon name="bell" size={20} />
        {t('nav.notifications')}
      </NavLink>
      <NavLink className="side-list__place" to={paths.settings}>
        <Icon name="settings" size={20} />
        {t('nav.settings')}
      </NavLink>
      {user && <p className="side-list__foot soft">{t('completion', { percentage: user.completion })}</p>}
    </nav>
  );
}
