// Groups of query keys. After an action or a push message, the cached data of all keys in a group is outdated, so the
// keys of a group are refetched together.
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { keyOf, keyOfContract, localKey } from './query-keys.ts';

/** The queries of an employer's own jobs. */
export const ownJobKeys: readonly QueryKey[] = [
  keyOf('jobs', 'listMyJobs'),
  keyOf('jobs', 'getMyJob'),
  keyOf('jobs', 'jobHistory'),
];

/** The queries that load a single job, for workers and for the employer of the job. */
export const jobPageKeys: readonly QueryKey[] = [keyOf('jobs', 'getJob'), keyOf('jobs', 'getMyJob')];

/** The queries of all data about jobs, apart from saved jobs and popular searches. */
export const jobKeys: readonly QueryKey[] = [
  ...ownJobKeys,
  keyOf('jobs', 'getJob'),
  keyOf('jobs', 'listJobs'),
  keyOfContract('matching'),
];

/** The queries of a worker's crews and of their bids: leaving a crew ends the worker's part in its bids. */
export const crewKeys: readonly QueryKey[] = [keyOfContract('crews'), keyOfContract('bids')];

/** The queries of all data about applications: lists, attendance, statistics and the employer's home page. */
export const applicationKeys: readonly QueryKey[] = [
  keyOfContract('applications'),
  keyOfContract('attendance'),
  ...crewKeys,
  keyOfContract('jobBids'),
  keyOfContract('wages'),
  keyOfContract('workCertificates'),
  keyOfContract('wageSheet'),
  keyOfContract('analytics'),
  keyOfContract('employerDashboard'),
  localKey('work-places'),
];

/** The queries of ratings, and of the user's score, which is calculated from ratings. */
export const ratingKeys: readonly QueryKey[] = [keyOfContract('ratings'), localKey('own-rating')];

/** The queries of account data that a moderator or a background task may change. */
export const accountKeys: readonly QueryKey[] = [
  keyOf('privacy', 'getPrivacy'),
  keyOf('verification', 'getVerification'),
  keyOfContract('people'),
];

/**
 * For each key, refetches the queries of visible components and marks the other queries as stale. Resolves when all
 * responses have arrived.
 */
export async function refetchAll(client: QueryClient, keys: readonly QueryKey[]): Promise<void> {
  await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
}
