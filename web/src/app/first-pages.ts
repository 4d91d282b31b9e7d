// The pages that most readers see first: the server draws them, so they are named apart from the others.
import { lazyPage } from './lazy-page.ts';

export const HomePage = lazyPage(() => import('../pages/home-page.tsx').then((page) => page.HomePage));
export const JobsPage = lazyPage(() => import('../pages/jobs-page.tsx').then((page) => page.JobsPage));
/** Most pages, with the list of their addresses. */
export const OtherPages = lazyPage(() => import('./other-pages.tsx').then((pages) => pages.OtherPages));
