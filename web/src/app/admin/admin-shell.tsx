// The frame of the admin area: top bar, and a side navigation on a desktop or a navigation sheet on a phone.
import '../frame/side-list.css';
import { Suspense, useRef, useState } from 'react';
import { Link, NavLink, Outlet, useLocation } from 'react-router-dom';
import { TopSearch } from '../../features/admin-search/top-search.tsx';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BrandMark } from '../../kit/control/brand-mark.tsx';
import { IconButton } from '../../kit/control/button.tsx';
import { Icon } from '../../kit/icon/icon.tsx';
import { adminPaths } from '../../kit/navigation/admin-paths.ts';
import { Sheet } from '../../kit/overlay/sheet.tsx';
import { useAdmin } from '../../parts/admin/admin-session.tsx';
import { LanguageMenu } from '../../parts/language/language-menu.tsx';
import { Splash } from '../../parts/splash/splash.tsx';
import { ErrorBoundary } from '../frame/error-boundary.tsx';
import { usePageArrival } from '../frame/page-arrival.ts';
import { LanguageRefetch } from '../language/language-refetch.tsx';
import { FewRecoveryCodes } from './few-recovery-codes.tsx';
import { adminNavItems } from './nav-items.ts';
import { WaitingBadge } from './waiting-badge.tsx';

function NavItems() {
  const { t } = useTranslation('admin-shell');
  const { admin, may } = useAdmin();
  return (
    <>
      {adminNavItems
        .filter(({ capability }) => may(capability))
        .map(({ to, icon, text }) => (
          <NavLink key={to} className="side-list__place" to={to} end={to === adminPaths.home}>
            <Icon name={icon} size={20} />
            {t(text)}
          </NavLink>
        ))}
      <NavLink className="side-list__place admin-nav__me" to={adminPaths.account}>
        <Icon name="user" size={20} />
        <span>
          {admin.full_name}
          <span className="admin-nav__role soft small">{t(`role.${admin.role}`)}</span>
        </span>
      </NavLink>
    </>
  );
}

function PlacesButton() {
  const { t } = useTranslation('admin-shell');
  const { pathname } = useLocation();
  // The path on which the navigation sheet was opened; null if the sheet was never opened. The sheet closes when the
  // path changes.
  const [openAt, setOpenAt] = useState<string | null>(null);
  return (
    <>
      <IconButton
        className="phone-only"
        icon="menu"
        label={t('menu')}
        aria-haspopup="dialog"
        onClick={() => setOpenAt(pathname)}
      />
      <Sheet open={openAt === pathname} title={t('menu')} close={t('common:close')} onClose={() => setOpenAt(null)}>
        <nav className="admin-nav" aria-label={t('menu')}>
          <NavItems />
        </nav>
      </Sheet>
    </>
  );
}

function Bar() {
  const { t } = useTranslation('admin-shell');
  return (
    <header className="admin-bar">
      <Link className="admin-bar__brand" to={adminPaths.home} aria-label={t('home')}>
        <BrandMark />
      </Link>
      <span className="admin-bar__tag">{t('tag')}</span>
      <span className="admin-bar__space" />
      <TopSearch />
      <WaitingBadge />
      <LanguageMenu />
      <PlacesButton />
    </header>
  );
}

export function AdminShell() {
  const { t } = useTranslation('admin-shell');
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  usePageArrival(main);
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <LanguageRefetch />
      <Bar />
      <div className="admin-frame">
        <nav className="admin-nav admin-nav--side desktop-only" aria-label={t('menu')}>
          <NavItems />
        </nav>
        <main className="admin-main" id="main" tabIndex={-1} ref={main}>
          <FewRecoveryCodes />
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<Splash />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
    </>
  );
}
