// Queries and mutations of a worker's own applications. Also updates the cached lists when a push message arrives.
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Application } from '#contracts/application-shapes.ts';
import { applicationEndpoints } from '#contracts/applications.ts';
import type { PhraseInput } from '#contracts/phrases.ts';
import type { ApplicationStatus } from '#contracts/reference.ts';
import type { ServerToClientEvents } from '#contracts/socket.ts';
import { call } from '../../http/call.ts';
import { applicationKeys, jobPageKeys, refetchAll } from '../../http/query-groups.ts';
import { keyOf } from '../../http/query-keys.ts';
import { changeCachedApplication } from '../../parts/application/cached-applications.ts';

const PAGE_SIZE = 50;

export type ApplicationChange = Parameters<ServerToClientEvents['application.updated']>[0];

/** Writes the new status from a push message to the cache, then refetches the applications and the job pages. */
export function patchApplicationStatus(client: QueryClient, change: ApplicationChange): void {
  changeCachedApplication(client, change.id, (before) => ({ ...before, status: change.status }));
  void refreshMine(client);
}

/**
 * Returns a page of the worker's own applications, latest change first. With `status`, only applications of that
 * status.
 */
export function useMyApplications({
  page = 1,
  status,
}: {
  page?: number;
  status?: ApplicationStatus | undefined;
} = {}) {
  return useQuery({
    queryKey: keyOf('applications', 'listMyApplications', { page, status }),
    queryFn: ({ signal }) =>
      call(applicationEndpoints.listMyApplications, { query: { page, limit: PAGE_SIZE, status }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Returns one of the worker's own applications with its timeline. */
export function useMyApplication(id: number) {
  return useQuery({
    queryKey: keyOf('applications', 'getMyApplication', { id }),
    queryFn: ({ signal }) => call(applicationEndpoints.getMyApplication, { params: { application_id: id }, signal }),
  });
}

/** Refetches the worker's own applications, and the job pages, which show the status of these applications. */
export async function refreshMine(client: QueryClient): Promise<void> {
  await refetchAll(client, [...applicationKeys, ...jobPageKeys]);
}

/** Replaces one of the worker's applications in all caches with the server's response. */
export function showFresh(client: QueryClient, fresh: Application): void {
  changeCachedApplication(client, fresh.id, (before) => ({ ...before, ...fresh }));
}

/**
 * Withdraws one of the worker's applications and updates the lists. `phrases` are the prepared sentences that the
 * worker chose as the reason.
 */
export function useWithdraw() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, phrases }: { id: number; phrases: PhraseInput[] }) =>
      call(applicationEndpoints.withdraw, {
        params: { application_id: id },
        body: phrases.length > 0 ? { reason_phrases: phrases } : {},
      }),
    onSuccess: (fresh) => showFresh(client, fresh),
    onSettled: () => refreshMine(client),
  });
}

/** Reports to the employer that the worker has done the work. */
export function useClaimCompletion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(applicationEndpoints.claimCompletion, { params: { application_id: id } }),
    onSuccess: (fresh) => showFresh(client, fresh),
    onSettled: () => refreshMine(client),
  });
}
