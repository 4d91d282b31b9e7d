// The top bar: logo, navigation, language, notification bell. On the landing page, the bar is transparent until the
// page has scrolled 50 px.
import './top-bar.css';
import { Suspense, useEffect, useState } from 'react';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { BrandMark } from '../../kit/control/brand-mark.tsx';
import { LinkButton } from '../../kit/control/button.tsx';
import { paths } from '../../kit/navigation/paths.ts';
import { LanguageMenu } from '../../parts/language/language-menu.tsx';
import { PlainLanguages } from '../../parts/language/plain-languages.tsx';
import { useSession } from '../../session/session-context.ts';
import { navItemsFor } from './nav-items.ts';
import { SignedInBar } from './signed-in-parts.ts';
import { VisitorMenu } from './visitor-menu.tsx';

const CLEAR_UNTIL = 50;

function useHasMoved(): boolean {
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    const look = () => setMoved(window.scrollY > CLEAR_UNTIL);
    look();
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  return moved;
}

interface TopBarProps {
  /**
   * True if the page has a side list. The side list shows all navigation items, so the top bar shows only the first
   * item.
   */
  besideList: boolean;
}

/** The navigation items of the top bar on a desktop: all items, or only the dashboard on a page with a side list. */
function TopNavItems({ besideList }: TopBarProps) {
  const { t } = useTranslation('shell');
  const { user_type } = useSession();
  const places = navItemsFor(user_type);
  return (
    <nav className="top-nav desktop-only" aria-label={t('menu.main')}>
      {(besideList ? places.slice(0, 1) : places).map((place) => (
        <NavLink key={place.to} to={place.to} end={place.exact}>
          {t(place.text)}
        </NavLink>
      ))}
    </nav>
  );
}

function Visitor() {
  const { t } = useTranslation('shell');
  const { pathname } = useLocation();
  if (/^\/(signin|register)/.test(pathname)) return null;
  return (
    <>
      <span className="top-account desktop-only">
        <LinkButton variant="quiet" to={paths.signIn()}>
          {t('nav.sign_in')}
        </LinkButton>
        <LinkButton variant="main" to={paths.register()}>
          {t('nav.register')}
        </LinkButton>
      </span>
      <VisitorMenu />
    </>
  );
}

export function TopBar({ besideList }: TopBarProps) {
  const { t } = useTranslation('shell');
  const { status } = useSession();
  const { pathname } = useLocation();
  const moved = useHasMoved();
  const isHome = pathname === '/';
  const isOver = isHome && !moved;
  return (
    // Over the landing picture the bar always uses the light theme, because the picture is light in the dark theme too.
    <header
      className="top-bar"
      data-home={isHome || undefined}
      data-over={isOver || undefined}
      data-beside-list={besideList || undefined}
      data-theme={isOver ? 'light' : undefined}
    >
      <div className="top-bar__in">
        <Link className="top-bar__brand" to={paths.home} aria-label={t('product')}>
          <BrandMark />
        </Link>
        <TopNavItems besideList={besideList} />
        <LanguageMenu />
        <noscript>{import.meta.env.SSR && <PlainLanguages />}</noscript>
        {status === 'in' && (
          <Suspense fallback={<span className="top-bar__bell" />}>
            <SignedInBar />
          </Suspense>
        )}
        {status === 'out' && <Visitor />}
      </div>
    </header>
  );
}
