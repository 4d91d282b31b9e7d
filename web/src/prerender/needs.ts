// What each prerendered page asks of the API: the same questions under the same keys as its own queries in the browser.
import type { QueryKey } from '@tanstack/react-query';
import type { Endpoint } from '#contracts/http.ts';
import type { Language } from '#contracts/values.ts';
import { siteQuestion } from '../app/company.ts';
import { popularQuestion } from '../features/jobs/popular.ts';
import { latestJobsQuestion, searchQuestion } from '../features/jobs/queries.ts';
import { readSearch } from '../features/jobs/search-params.ts';
import { figuresQuestion, testimonialsQuestion } from '../features/landing/queries.ts';

/** One question to a public endpoint, and where the page looks for its answer. */
export interface Need {
  queryKey: QueryKey;
  endpoint: Endpoint;
  query?: object;
}

type NeedsOf = (language: Language, search: URLSearchParams) => readonly Need[];

const needs: Readonly<Record<string, NeedsOf>> = {
  '/': (language) => [
    siteQuestion,
    popularQuestion,
    latestJobsQuestion(language),
    figuresQuestion,
    testimonialsQuestion(language),
  ],
  '/jobs': (language, search) => [siteQuestion, popularQuestion, searchQuestion(language, readSearch(search), null)],
};

/** The questions of a page that the server draws. */
export const needsOf = (pathname: string): NeedsOf | undefined => needs[pathname];
