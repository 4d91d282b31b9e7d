// The pages that most users open first. The server renders them, so they are separate from the other pages.
import { preloadLaterParts } from '../features/jobs/later-parts.ts';
import { SaveSearch } from '../features/saved-searches/save-search.ts';
import { lazyPage } from '../kit/navigation/lazy-page.ts';
import { HomeEnd, HomeMiddle } from '../pages/home-parts.ts';
import { preloadRoute } from './frame/preload-route.ts';

export const HomePage = lazyPage(async () => {
  const [page] = await Promise.all([
    import('../pages/home-page.tsx'),
    import.meta.env.SSR && Promise.all([HomeMiddle, HomeEnd].map((part) => part.preload())),
  ]);
  return page.HomePage;
});
export const JobsPage = lazyPage(async () => {
  // Ignore a failed preload of the parts that users do not see at first. Each part loads again when it is rendered, and
  // shows an error message if that load fails too.
  const [page] = await Promise.all([
    import('../pages/jobs-page.tsx'),
    preloadLaterParts().catch(() => {}),
    import.meta.env.SSR && SaveSearch.preload(),
  ]);
  return page.JobsPage;
});
export const JobPage = lazyPage(() => import('../pages/job-page.tsx').then((page) => page.JobPage));
export const SignInPage = lazyPage(() => import('../pages/sign-in-page.tsx').then((page) => page.SignInPage));
export const RegisterPage = lazyPage(() => import('../pages/register-page.tsx').then((page) => page.RegisterPage));
/** All pages that are not listed in `router.tsx`, with their routes. */
export const OtherPages = lazyPage(async () => {
  const pages = await import('./other-pages.tsx');
  if (!import.meta.env.SSR) await preloadRoute(pages.OtherPages());
  return pages.OtherPages;
});
export const AdminPages = lazyPage(() => import('./admin/admin-area.ts').then((part) => part.loadAdminPages()));
