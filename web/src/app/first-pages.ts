// The pages that most readers see first: the server draws them, so they are named apart from the others.
import { preloadLaterParts } from '../features/jobs/later-parts.ts';
import { SaveSearch } from '../features/saved-searches/save-search.ts';
import { HomeEnd, HomeMiddle } from '../pages/home-parts.ts';
import { lazyPage } from './lazy-page.ts';

export const HomePage = lazyPage(async () => {
  const [page] = await Promise.all([
    import('../pages/home-page.tsx'),
    import.meta.env.SSR && Promise.all([HomeMiddle, HomeEnd].map((part) => part.preload())),
  ]);
  return page.HomePage;
});
export const JobsPage = lazyPage(async () => {
  // A part that does not come says so where it is shown.
  const [page] = await Promise.all([
    import('../pages/jobs-page.tsx'),
    preloadLaterParts().catch(() => {}),
    import.meta.env.SSR && SaveSearch.preload(),
  ]);
  return page.JobsPage;
});
export const JobPage = lazyPage(() => import('../pages/job-page.tsx').then((page) => page.JobPage));
/** Most pages, with the list of their addresses. */
export const OtherPages = lazyPage(() => import('./other-pages.tsx').then((pages) => pages.OtherPages));
