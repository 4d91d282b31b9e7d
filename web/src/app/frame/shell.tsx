// The frame around every page: skip link, top bar, side list or footer, bottom bar.
import './shell.css';
import { Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/use-translation.ts';
import { LazyHydrate } from '../../kit/startup/lazy-hydrate.tsx';
import { Splash } from '../../parts/splash/splash.tsx';
import { useSession } from '../../session/session-context.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer-later.ts';
import { usePageArrival } from './page-arrival.ts';
import { hasSideList } from './side-list-pages.ts';
import { BottomBar, SideList, SignedInCompany } from './signed-in-parts.ts';
import { TopBar } from './top-bar.tsx';

const isSignIn = (pathname: string) => /^\/(signin|register)(\/|$)/.test(pathname);

export function Shell() {
  const { t } = useTranslation('shell');
  const { status } = useSession();
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  usePageArrival(main);
  const hasSide = status === 'in' && hasSideList(pathname);
  const isIn = status === 'in';
  return (
    <>
      <a className="skip-link" href="#main">
        {t('skip')}
      </a>
      <TopBar besideList={hasSide} />
      {isIn && (
        <Suspense>
          <SignedInCompany />
        </Suspense>
      )}
      <div className="shell" data-side={hasSide || undefined}>
        {hasSide && (
          <Suspense>
            <SideList />
          </Suspense>
        )}
        <main className="shell__main" id="main" tabIndex={-1} ref={main}>
          <ErrorBoundary resetKey={pathname}>
            <Suspense fallback={<Splash />}>
              <Outlet />
            </Suspense>
          </ErrorBoundary>
        </main>
      </div>
      {!isIn && !isSignIn(pathname) && (
        <LazyHydrate>
          <Footer />
        </LazyHydrate>
      )}
      {isIn && !hasSideList(pathname) && (
        <div className="desktop-only">
          <Suspense>
            <Footer />
          </Suspense>
        </div>
      )}
      {isIn && (
        <Suspense>
          <BottomBar />
        </Suspense>
      )}
    </>
  );
}
