// Refetches the queries whose data may have changed on the server. Used after a message over the socket, and by the
// regular poll.
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
 * Fetches all data that a changed application affects: the user's applications with their attendance, the employer's
 * own jobs, the home pages, the ratings and the score. Queries that no mounted component uses are only marked as stale.
 */
export function refreshApplications(queryClient: QueryClient): void {
  void refetchAll(queryClient, [...applicationKeys, ...ownJobKeys, keyOfContract('labourDashboard'), ...ratingKeys]);
}

/** Refetches all data that a live message of the server can change, except the lists of notifications. */
export function refreshLive(queryClient: QueryClient): void {
  refreshApplications(queryClient);
  void refetchAll(queryClient, [...jobPageKeys, ...accountKeys, keyOfContract('calls')]);
}
