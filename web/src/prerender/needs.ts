// What each prerendered page asks of the API: the same questions under the same keys as its own queries in the browser.
import type { QueryKey } from '@tanstack/react-query';
import type { Endpoint } from '#contracts/http.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { landingEndpoints } from '#contracts/landing.ts';
import { siteEndpoints } from '#contracts/site.ts';
import type { Language } from '#contracts/values.ts';
import { siteKey } from '../app/company.ts';
import { jobKey, seenNow } from '../features/jobs/one-job.ts';
import { popularKey } from '../features/jobs/popular.ts';
import { latestJobsQuestion, searchQuestion } from '../features/jobs/queries.ts';
import { readSearch } from '../features/jobs/search-params.ts';
import { publicStatsKey, testimonialsQuestion } from '../features/landing/queries.ts';
import { requestLanguageOf } from '../i18n/current-language.ts';
import { jobOfPath } from './pages.ts';

/** One question to a public endpoint, and where the page looks for its answer. */
export interface Need {
  queryKey: QueryKey;
  endpoint: Endpoint;
  query?: object;
  /** What stands in the path of the endpoint. */
  params?: object;
  /** What the page makes of the answer. */
  made?: (answer: unknown) => unknown;
}

type NeedsOf = (language: Language, search: URLSearchParams) => readonly Need[];

const site: Need = { queryKey: siteKey, endpoint: siteEndpoints.getSite };
const popular: Need = { queryKey: popularKey, endpoint: jobEndpoints.popularSearches };
const figures: Need = { queryKey: publicStatsKey, endpoint: landingEndpoints.showPublicFigures };
const { listJobs } = jobEndpoints;
const { listTestimonials } = landingEndpoints;

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

/** The questions of a page that the server draws. */
export function needsOf(pathname: string): NeedsOf | undefined {
  const uid = jobOfPath(pathname);
  return uid === undefined ? needs[pathname] : needsOfJob(uid);
}
