// The public document pages, which the server renders so that they are readable without JavaScript. The browser loads
// this list only on one of these pages.
import {
  AboutPage,
  FaqPage,
  ForEmployersPage,
  GrievancePage,
  GuidePage,
  HelpPage,
  PrivacyNoticePage,
  TermsPage,
  UnpaidWagesPage,
} from '../app/document-pages.ts';
import { OtherPages } from '../app/first-pages.ts';
import { everywhere, type PrerenderedPage } from './pages.ts';

/**
 * Describes a document page. Also preloads `other-pages.tsx`, because the routes of document pages are in that module.
 */
const documentOf = (page: { preload(): Promise<void> }, ...topics: string[]): PrerenderedPage => ({
  preload: async () => void (await Promise.all([OtherPages.preload(), page.preload()])),
  topics: [...everywhere, ...topics],
});

const documents: Readonly<Record<string, PrerenderedPage>> = {
  '/about': documentOf(AboutPage, 'about', 'landing'),
  '/faq': documentOf(FaqPage, 'faq', 'help'),
  '/for-employers': documentOf(ForEmployersPage, 'for-employers'),
  '/guides/workers': documentOf(GuidePage, 'guides', 'first-steps'),
  '/guides/employers': documentOf(GuidePage, 'guides', 'for-employers'),
  '/terms': documentOf(TermsPage, 'terms', 'privacy-notice', 'grievance'),
  '/privacy': documentOf(PrivacyNoticePage, 'privacy-notice', 'grievance'),
  '/grievance': documentOf(GrievancePage, 'grievance', 'complaint', 'reports'),
  '/help': documentOf(HelpPage, 'help', 'read-aloud', 'unpaid-wages'),
  '/help/wages': documentOf(UnpaidWagesPage, 'unpaid-wages', 'documents', 'help'),
};

/** Returns the document page of a path; undefined for any other path. */
export const documentPage = (pathname: string): PrerenderedPage | undefined =>
  Object.hasOwn(documents, pathname) ? documents[pathname] : undefined;
