// What the lists of jobs ask of the server; fetched with the first question.
import { jobEndpoints } from '#contracts/jobs.ts';
import { type CallOptions, call } from '../../http/call.ts';

export type ListQuery = NonNullable<CallOptions<typeof jobEndpoints.listJobs>['query']>;

export const listJobs = (query: ListQuery, signal: AbortSignal) => call(jobEndpoints.listJobs, { query, signal });

export const popularSearches = (signal: AbortSignal) => call(jobEndpoints.popularSearches, { signal });
