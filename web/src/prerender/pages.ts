// The pages that the server draws, and what each must have before it is drawn: its own code and the topics of its texts.
import { HomePage, JobsPage } from '../app/first-pages.ts';

export interface PrerenderedPage {
  preload: () => Promise<void>;
  /** Loaded before the first drawing; a topic that is missing here would be waited for, which the server cannot do. */
  topics: readonly string[];
}

const everywhere = ['shell', 'problems'] as const;

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
export const prerenderedPage = (pathname: string): PrerenderedPage | undefined =>
  Object.hasOwn(pages, pathname) ? pages[pathname] : undefined;
