// The queries that a push may make stale, in one place for the socket and for the poll.
import type { QueryClient } from '@tanstack/react-query';
import {
  accountKeys,
  applicationKeys,
  jobPageKeys,
  ownJobKeys,
  ratingKeys,
  refetchAll,
} from '../../http/query-groups.ts';
import { keyOfContract } from '../../http/query-keys.ts';

/**
 * Fetches what an application changes: applications of both roles with their attendance, the employer's overview and
 * own jobs, the worker's overview, ratings and score. Queries without a mounted component are marked as stale only.
 */
export function refreshApplications(queryClient: QueryClient): void {
  void refetchAll(queryClient, [...applicationKeys, ...ownJobKeys, keyOfContract('labourDashboard'), ...ratingKeys]);
}

/** Fetches everything that any push may change, except the notifications themselves. */
export function refreshLive(queryClient: QueryClient): void {
  refreshApplications(queryClient);
  void refetchAll(queryClient, [...jobPageKeys, ...accountKeys]);
}
