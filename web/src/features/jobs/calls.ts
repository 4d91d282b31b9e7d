// API calls of the job lists, in a separate chunk that loads with the first query.

import type { CallOptions } from '#contracts/caller.ts';
import type { JobDetail } from '#contracts/job-shapes.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import type { Language } from '#contracts/values.ts';
import { call } from '../../http/call.ts';
import { findSuggestions } from './found-suggestions.ts';
import { listForCards } from './listed-jobs.ts';

export type ListQuery = NonNullable<CallOptions<typeof jobEndpoints.listJobs>['query']>;

/**
 * Returns call options that omit the `Accept-Language` header if the query has no language. A query has no language if
 * it is repeated without translation (`fallback.ts`).
 */
const orNone = (language: unknown) => (language === undefined ? { language: null } : {});

export const listJobs = (query: ListQuery, signal: AbortSignal) =>
  call(listForCards, { query, signal, ...orNone(query.language) });

export const largestTowns = (state: string, limit: number, signal: AbortSignal) =>
  call(jobEndpoints.listCities, { query: { state, limit }, signal });

export const suggestSearches = (...asked: Parameters<typeof findSuggestions>) => findSuggestions(...asked);

export const popularSearches = (signal: AbortSignal) => call(jobEndpoints.popularSearches, { signal });

const isNumber = (id: string) => /^[1-9]\d{0,14}$/.test(id);

/**
 * Returns a job by its uuid (the id in current links) or by its number (the id in short and old links). An id that
 * consists of digits is a number (D22). The API has separate endpoints for numbers and for uuids.
 */
export const getJob = (id: string, language: Language | undefined, signal: AbortSignal): Promise<JobDetail> =>
  isNumber(id)
    ? call(jobEndpoints.getJobById, {
        params: { job_id: id },
        query: { language },
        signal,
        ...orNone(language),
      })
    : call(jobEndpoints.getJob, {
        params: { job_uid: id },
        query: { language },
        signal,
        ...orNone(language),
      });

export const getMyJob = (job_uid: string, language: Language | undefined, signal: AbortSignal) =>
  call(jobEndpoints.getMyJob, {
    params: { job_uid },
    query: { language },
    signal,
    ...orNone(language),
  });

export const viewJob = (job_uid: string) => call(jobEndpoints.viewJob, { params: { job_uid } });
