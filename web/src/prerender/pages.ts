// The pages that the server draws, and what each must have before it is drawn: its own code and the topics of its texts.
import { HomePage, JobPage, JobsPage } from '../app/first-pages.ts';

export interface PrerenderedPage {
  preload: () => Promise<void>;
  /** Loaded before the first drawing; a topic that is missing here would be waited for, which the server cannot do. */
  topics: readonly string[];
}

const everywhere = ['shell', 'problems'] as const;

const ONE_JOB = /^\/jobs\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/;

/** The job whose page a path is; undefined for any other. */
export const jobOfPath = (pathname: string): string | undefined => ONE_JOB.exec(pathname)?.[1];

const jobPage: PrerenderedPage = {
  preload: JobPage.preload,
  topics: [
    ...everywhere,
    'jobs',
    'job-page',
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
    topics: [...everywhere, 'jobs', 'landing', 'faq', 'saved-jobs', 'reference', 'places'],
  },
  '/jobs': {
    preload: JobsPage.preload,
    topics: [...everywhere, 'jobs', 'saved-jobs', 'saved-searches', 'reference', 'places', 'place-picker'],
  },
};

/** The page of a path; undefined for one that only the browser draws. */
export function prerenderedPage(pathname: string): PrerenderedPage | undefined {
  if (Object.hasOwn(pages, pathname)) return pages[pathname];
  return jobOfPath(pathname) ? jobPage : undefined;
}
