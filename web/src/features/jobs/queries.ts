// Fetching jobs: lists, one job, an employer's own; translation never stands in the way of an answer.
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Answer } from '#contracts/http.ts';
import { type JobDetail, jobEndpoints } from '#contracts/jobs.ts';
import type { Language } from '#contracts/values.ts';
import { call } from '../../http/call.ts';
import { CallError, NetworkError } from '../../http/call-error.ts';
import { requestLanguageOf } from '../../i18n/current-language.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import { mayBeTranslation, withoutTranslationOnFailure } from './fallback.ts';
import { knownPoint } from './near-me.ts';
import { type JobSearchState, paramsOf } from './search-params.ts';
import { findSeenJob, forgetSeenJob, keepSeenJob } from './seen-jobs.ts';

const PAGE = 10;
const FEATURED = 6;

export type JobList = Answer<typeof jobEndpoints.listJobs>;

const noJobs: JobList = { jobs: [], total: 0, page: 1, limit: PAGE, pages: 0, total_relation: 'eq', widening: null };

export const jobKeys = {
  all: ['jobs'] as const,
  lists: ['jobs', 'list'] as const,
  details: ['jobs', 'detail'] as const,
  mine: ['jobs', 'mine'] as const,
};

function searchQuery(search: JobSearchState, point: string | null) {
  return {
    ...paramsOf(search, search.near ? point : null),
    sort: search.sort,
    // The nearest is the smallest distance; pay, date and match begin with the greatest.
    order: search.sort === 'distance' ? ('asc' as const) : ('desc' as const),
    page: search.page,
    limit: PAGE,
  };
}

/** How a search is asked, in the browser and on the server; `point` is where the reader stands. */
export const searchQuestion = (language: Language, search: JobSearchState, point: string | null) => ({
  queryKey: [...jobKeys.lists, language, search, search.near && point],
  endpoint: jobEndpoints.listJobs,
  query: { ...searchQuery(search, point), language: requestLanguageOf(language) },
});

/** The list of a search; on total failure an empty one, with `error` beside it. */
export function useJobSearch(search: JobSearchState) {
  const { language } = useLanguage();
  const point = knownPoint();
  const query = useQuery({
    queryKey: searchQuestion(language, search, point).queryKey,
    queryFn: ({ signal }) =>
      withoutTranslationOnFailure(
        (asked) => call(jobEndpoints.listJobs, { query: { ...searchQuery(search, point), language: asked }, signal }),
        (error) => !signal.aborted && mayBeTranslation(error),
      ),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  return { ...query, list: query.data ?? noJobs };
}

const latest = { limit: FEATURED, sort: 'created_at', order: 'desc' } as const;

/** How the newest jobs are asked for, in the browser and on the server. */
export const latestJobsQuestion = (language: Language) => ({
  queryKey: [...jobKeys.lists, language, 'latest'],
  endpoint: jobEndpoints.listJobs,
  query: { ...latest, language: requestLanguageOf(language) },
});

/** The six newest jobs. */
export function useLatestJobs() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: latestJobsQuestion(language).queryKey,
    queryFn: ({ signal }) =>
      withoutTranslationOnFailure(
        (asked) => call(jobEndpoints.listJobs, { query: { ...latest, language: asked }, signal }),
        (error) => !signal.aborted && mayBeTranslation(error),
      ),
    staleTime: 60_000,
  });
}

const isNumber = (id: string) => /^[1-9]\d{0,14}$/.test(id);

function fetchJob(id: string, language: Language | undefined, signal: AbortSignal): Promise<JobDetail> {
  return isNumber(id)
    ? call(jobEndpoints.getJobById, { params: { job_id: id }, query: { language }, signal })
    : call(jobEndpoints.getJob, { params: { job_uid: id }, query: { language }, signal });
}

/** A job, and when its copy was made where it is one: no answer came, but it was opened here before. */
export interface ShownJob extends JobDetail {
  seen_at: number | null;
}

const isAway = (error: unknown) => error instanceof NetworkError || (error instanceof CallError && error.status >= 500);

function seenCopy(id: string): ShownJob | undefined {
  const kept = findSeenJob(id);
  return kept ? { ...kept.job, seen_at: kept.seen_at } : undefined;
}

async function orSeenBefore(id: string, fetched: Promise<JobDetail>): Promise<ShownJob> {
  try {
    const job = await fetched;
    keepSeenJob(job);
    return { ...job, seen_at: null };
  } catch (error) {
    if (isGone(error)) forgetSeenJob(id);
    const copy = isAway(error) ? seenCopy(id) : undefined;
    if (!copy) throw error;
    return copy;
  }
}

/** True where the job is not there for this reader (or the address never named one). */
export function isGone(error: unknown): boolean {
  return error instanceof CallError && [404, 410, 422].includes(error.status);
}

/** One job, by uuid or number: the shape of the id chooses the endpoint (decisions D22). */
export function useJob(id: string) {
  const { language } = useLanguage();
  return useQuery<ShownJob>({
    queryKey: [...jobKeys.details, id, language],
    queryFn: ({ signal }) =>
      orSeenBefore(
        id,
        withoutTranslationOnFailure(
          (asked) => fetchJob(id, asked, signal),
          (error) => !signal.aborted && !isGone(error),
        ),
      ),
    // On a slow network the copy of before is there at once; the answer takes its place.
    placeholderData: () => seenCopy(id),
    retry: (failures, error) => failures < 2 && !isGone(error),
    refetchOnReconnect: true,
  });
}

/** An own job in whatever state, as the employer's dashboard shows it; translation never stands in its way. */
export function useOwnJob(job_uid: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...jobKeys.details, 'own', job_uid, language],
    queryFn: ({ signal }) =>
      withoutTranslationOnFailure(
        (asked) => call(jobEndpoints.getMyJob, { params: { job_uid }, query: { language: asked }, signal }),
        (error) => !signal.aborted && !isGone(error),
      ),
    retry: (failures, error) => failures < 2 && !isGone(error),
  });
}
