// The pages that most users open first. The server renders them, so they are separate from the other pages.
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
  // A part that fails to load shows its own error message.
  const [page] = await Promise.all([
    import('../pages/jobs-page.tsx'),
    preloadLaterParts().catch(() => {}),
    import.meta.env.SSR && SaveSearch.preload(),
  ]);
  return page.JobsPage;
});
export const JobPage = lazyPage(() => import('../pages/job-page.tsx').then((page) => page.JobPage));
/** Most pages, with their routes. */
export const OtherPages = lazyPage(() => import('./other-pages.tsx').then((pages) => pages.OtherPages));
