// Queries of job lists. If a request with translation fails, the list is loaded without translation.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer } from '#contracts/http.ts';
import type { Language } from '#contracts/values.ts';
import { keyOf } from '../../http/query-keys.ts';
import { requestLanguageOf } from '../../i18n/current-language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import type { ListQuery } from './calls.ts';
import { mayBeTranslation, withoutTranslationOnFailure } from './fallback.ts';
import type { listForCards } from './listed-jobs.ts';
import { loadCalls } from './load-calls.ts';
import { knownPoint } from './near-me.ts';
import { type JobSearchState, paramsOf } from './search-params.ts';

const PAGE_SIZE = 10;
const FEATURED = 6;

export type JobList = Answer<typeof listForCards>;
export type ListedJob = JobList['jobs'][number];

const noJobs: JobList = {
  jobs: [],
  total: 0,
  page: 1,
  limit: PAGE_SIZE,
  pages: 0,
  total_relation: 'eq',
  widening: null,
};

async function fetchList(query: ListQuery, signal: AbortSignal): Promise<JobList> {
  return (await loadCalls()).listJobs(query, signal);
}

function searchQuery(search: JobSearchState, point: string | null) {
  return {
    ...paramsOf(search, search.near ? point : null),
    ...(search.conditions.start && { start: search.conditions.start }),
    sort: search.sort,
    // Distance sorts ascending; pay, date and relevance sort descending.
    order: search.sort === 'distance' ? ('asc' as const) : ('desc' as const),
    page: search.page,
    limit: PAGE_SIZE,
  };
}

/**
 * Returns the query key and the request parameters of a search. The browser and the server rendering need the same key.
 * `point` is the user's location; null if the location is not known.
 */
export const searchQuestion = (language: Language, search: JobSearchState, point: string | null) => ({
  queryKey: keyOf('jobs', 'listJobs', { language, search, point: search.near ? point : null }),
  query: { ...searchQuery(search, point), language: requestLanguageOf(language) },
});

/**
 * Returns the query result of a search, with the jobs as `list`. While another search loads, `list` contains the
 * previous jobs. Before the first response, `list` is empty. With `enabled: false`, no request is sent.
 */
export function useJobSearch(search: JobSearchState, { enabled }: { enabled: boolean }) {
  const { language } = useLanguage();
  const point = knownPoint();
  const query = useQuery({
    queryKey: searchQuestion(language, search, point).queryKey,
    queryFn: ({ signal }) =>
      withoutTranslationOnFailure(
        (asked) => fetchList({ ...searchQuery(search, point), language: asked }, signal),
        (error) => !signal.aborted && mayBeTranslation(error),
      ),
    enabled,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  return { ...query, list: query.data ?? noJobs };
}

const latest = { limit: FEATURED, sort: 'created_at', order: 'desc' } as const;

/** Returns the query key and the request parameters of the newest jobs, for the browser and the server rendering. */
export const latestJobsQuestion = (language: Language) => ({
  queryKey: keyOf('jobs', 'listJobs', { language, latest }),
  query: { ...latest, language: requestLanguageOf(language) },
});

/** Returns the six newest jobs. */
export function useLatestJobs() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: latestJobsQuestion(language).queryKey,
    queryFn: ({ signal }) =>
      withoutTranslationOnFailure(
        (asked) => fetchList({ ...latest, language: asked }, signal),
        (error) => !signal.aborted && mayBeTranslation(error),
      ),
    staleTime: 60_000,
  });
}
