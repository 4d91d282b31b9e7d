// The pages that most visits start with and that the server renders, each with the code and the translation topics that
// the page needs.
import { HomePage, JobPage, JobsPage, RegisterPage, SignInPage } from '../app/first-pages.ts';
import { jobOfPath } from './job-path.ts';

export interface PrerenderedPage {
  preload: () => Promise<void>;
  /**
   * Translation topics to load before the first render. List all topics of the page, because the server cannot load a
   * topic during a render.
   */
  topics: readonly string[];
  /** True for a form whose step is in the history entry: the server renders only the first step. */
  hasSteps?: true;
}

export const everywhere = ['shell', 'common', 'problems'] as const;

const jobPage: PrerenderedPage = {
  preload: JobPage.preload,
  topics: [
    ...everywhere,
    'jobs',
    'job-page',
    'conditions',
    'saved-jobs',
    'reports',
    'matching',
    'applications',
    'reference',
    'places',
  ],
};

const pages: Readonly<Record<string, PrerenderedPage>> = {
  '/': {
    preload: HomePage.preload,
    topics: [...everywhere, 'jobs', 'landing', 'first-steps', 'faq', 'saved-jobs', 'reference', 'places'],
  },
  '/jobs': {
    preload: JobsPage.preload,
    topics: [
      ...everywhere,
      'jobs',
      'conditions',
      'saved-jobs',
      'saved-searches',
      'reference',
      'places',
      'place-picker',
    ],
  },
  '/signin': { preload: SignInPage.preload, topics: [...everywhere, 'signin'], hasSteps: true },
  '/register': {
    preload: RegisterPage.preload,
    topics: [...everywhere, 'signin', 'reference', 'place-picker', 'places'],
    hasSteps: true,
  },
};

/** Returns the page of a path; undefined for a document page, and for a page that only the browser renders. */
export function prerenderedPage(pathname: string): PrerenderedPage | undefined {
  if (Object.hasOwn(pages, pathname)) return pages[pathname];
  return jobOfPath(pathname) ? jobPage : undefined;
}
