// Public URLs of the web app, with their keys in `pages.json`.
import type { PageTexts } from '#locales/page-texts.ts';

type Named = {
  [K in keyof PageTexts['pages']]: PageTexts['pages'][K] extends { title: string; description: string } ? K : never;
}[keyof PageTexts['pages']];

export const publicPaths = {
  '/': 'home',
  '/jobs': 'jobs',
  '/help': 'help',
  '/help/wages': 'unpaid_wages',
  '/about': 'about',
  '/faq': 'faq',
  '/for-employers': 'for_employers',
  '/guides/workers': 'guide_workers',
  '/guides/employers': 'guide_employers',
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/grievance': 'grievance',
  '/signin': 'signin',
  '/register': 'register',
} as const satisfies Record<string, Named>;

/** The public URLs that the site map lists. */
export const listedPaths = [
  '/',
  '/jobs',
  '/help',
  '/help/wages',
  '/about',
  '/faq',
  '/for-employers',
  '/guides/workers',
  '/guides/employers',
  '/terms',
  '/privacy',
  '/grievance',
] as const;
