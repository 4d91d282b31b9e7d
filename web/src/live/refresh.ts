// The queries that a push may make stale: one list for the socket and for the poll.
import type { QueryClient } from '@tanstack/react-query';
import { applicationKeys } from '../features/applications/queries.ts';
import { jobKeys } from '../features/jobs/queries.ts';
import { accountKeys, refreshAccount } from '../session/account-keys.ts';

/**
 * Fetches what an application changes: applications of both roles with their attendance, the employer's overview and own jobs, the worker's
 * overview, ratings and score. Queries without a mounted component are marked as stale only.
 */
export function refreshApplications(queryClient: QueryClient): void {
  void queryClient.invalidateQueries({ queryKey: applicationKeys.all });
  void queryClient.invalidateQueries({ queryKey: jobKeys.mine });
  void queryClient.invalidateQueries({ queryKey: accountKeys.labourDashboard });
  void queryClient.invalidateQueries({ queryKey: ['ratings'] });
  void queryClient.invalidateQueries({ queryKey: ['score'] });
}

/** Fetches everything that any push may change, except the notifications themselves. */
export function refreshLive(queryClient: QueryClient): void {
  refreshApplications(queryClient);
  void queryClient.invalidateQueries({ queryKey: jobKeys.details });
  refreshAccount(queryClient);
}
