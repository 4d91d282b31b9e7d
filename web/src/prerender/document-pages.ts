// The public document pages, which the server renders so that they are readable without JavaScript. The browser loads
// this list only on one of these pages. The grievance page is not in the list, because text that is typed into its form
// before hydration would be lost.
import {
  AboutPage,
  FaqPage,
  ForEmployersPage,
  GuidePage,
  HelpPage,
  PrivacyNoticePage,
  TermsPage,
} from '../app/document-pages.ts';
import { OtherPages } from '../app/first-pages.ts';
import { everywhere, type PrerenderedPage } from './pages.ts';

/**
 * Returns the entry of a document page: the code to load before rendering, which includes the routes in
 * `other-pages.tsx`, and the translation topics.
 */
const documentOf = (page: { preload(): Promise<void> }, ...topics: string[]): PrerenderedPage => ({
  preload: async () => void (await Promise.all([OtherPages.preload(), page.preload()])),
  topics: [...everywhere, ...topics],
});

const documents: Readonly<Record<string, PrerenderedPage>> = {
  '/about': documentOf(AboutPage, 'about', 'landing'),
  '/faq': documentOf(FaqPage, 'faq', 'help'),
  '/for-employers': documentOf(ForEmployersPage, 'for-employers'),
  '/guides/workers': documentOf(GuidePage, 'guides'),
  '/guides/employers': documentOf(GuidePage, 'guides'),
  '/terms': documentOf(TermsPage, 'terms', 'privacy-notice', 'grievance'),
  '/privacy': documentOf(PrivacyNoticePage, 'privacy-notice', 'grievance'),
  '/help': documentOf(HelpPage, 'help', 'read-aloud'),
};

/** Returns the document page of a path; undefined for any other path. */
export const documentPage = (pathname: string): PrerenderedPage | undefined =>
  Object.hasOwn(documents, pathname) ? documents[pathname] : undefined;
