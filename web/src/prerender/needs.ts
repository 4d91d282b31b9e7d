// The API calls of each prerendered page. The calls have the same queries and query keys as the page's calls in the
// browser, so that the browser finds their responses in its query cache.
import type { QueryKey } from '@tanstack/react-query';
import type { Endpoint } from '#contracts/http.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { landingEndpoints } from '#contracts/landing.ts';
import { siteEndpoints } from '#contracts/site.ts';
import type { Language } from '#contracts/values.ts';
import { jobKey, seenNow } from '../features/jobs/one-job.ts';
import { popularKey } from '../features/jobs/popular.ts';
import { latestJobsQuestion, searchQuestion } from '../features/jobs/queries.ts';
import { readSearch } from '../features/jobs/search-params.ts';
import { publicStatsKey, testimonialsQuestion } from '../features/landing/queries.ts';
import { requestLanguageOf } from '../i18n/current-language.ts';
import { siteKey } from '../parts/company/company.ts';
import { jobOfPath } from './job-path.ts';

/** One call to a public endpoint and its query key. */
export interface Need {
  queryKey: QueryKey;
  endpoint: Endpoint;
  query?: object;
  /** Path parameters of the endpoint. */
  params?: object;
  /** Maps the response to the data that the page's query stores. */
  made?: (answer: unknown) => unknown;
}

type NeedsOf = (language: Language, search: URLSearchParams) => readonly Need[];

const site: Need = { queryKey: siteKey, endpoint: siteEndpoints.getSite };
const popular: Need = { queryKey: popularKey, endpoint: jobEndpoints.popularSearches };
const figures: Need = { queryKey: publicStatsKey, endpoint: landingEndpoints.showPublicFigures };
const { listJobs } = jobEndpoints;
const { listTestimonials } = landingEndpoints;

const siteOnly: NeedsOf = () => [site];

const needs: Readonly<Record<string, NeedsOf>> = {
  '/': (language) => [
    site,
    popular,
    { endpoint: listJobs, ...latestJobsQuestion(language) },
    figures,
    { endpoint: listTestimonials, ...testimonialsQuestion(language) },
  ],
  '/jobs': (language, search) => [
    site,
    popular,
    { endpoint: listJobs, ...searchQuestion(language, readSearch(search), null) },
  ],
  '/signin': siteOnly,
  '/register': siteOnly,
  '/about': () => [site, figures],
  '/faq': siteOnly,
  '/for-employers': siteOnly,
  '/guides/workers': siteOnly,
  '/guides/employers': siteOnly,
  '/terms': siteOnly,
  '/privacy': siteOnly,
  '/grievance': siteOnly,
  '/help': siteOnly,
  '/help/wages': siteOnly,
};

const needsOfJob =
  (uid: string): NeedsOf =>
  (language) => [
    site,
    {
      queryKey: jobKey(uid, language),
      endpoint: jobEndpoints.getJob,
      params: { job_uid: uid },
      query: { language: requestLanguageOf(language) },
      made: (answer) => Object.assign({}, answer, seenNow),
    },
  ];

/** Returns the calls of a page; undefined if the server does not render the path. */
export function needsOf(pathname: string): NeedsOf | undefined {
  const uid = jobOfPath(pathname);
  return uid === undefined ? needs[pathname] : needsOfJob(uid);
}
