// Queries and mutations of a worker's own applications, and the update of cached lists by push messages.
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Application, applicationEndpoints, type applicationList } from '#contracts/applications.ts';
import type { ApplicationStatus } from '#contracts/reference.ts';
import type { ServerToClientEvents } from '#contracts/socket.ts';
import { z } from '#contracts/z.ts';
import { call } from '../../http/call.ts';

const PAGE_SIZE = 50;

/** Query keys of application lists: own and received. */
export const applicationKeys = {
  all: ['applications'] as const,
  mine: ['applications', 'mine'] as const,
  received: ['applications', 'received'] as const,
  /** One own application with its timeline. */
  one: (id: number) => ['applications', 'one', id] as const,
};

export type ApplicationChange = Parameters<ServerToClientEvents['application.updated']>[0];

type ApplicationList = z.output<typeof applicationList>;

const listSchema = z.looseObject({ applications: z.array(z.looseObject({ id: z.int() })) });
const isList = (data: unknown): data is ApplicationList => z.safeParse(listSchema, data).success;

const oneSchema = z.looseObject({ id: z.int(), status: z.string(), version: z.int() });
const isOne = (data: unknown): data is Application => z.safeParse(oneSchema, data).success;

/** Returns the list or single application with the changed application; other data is returned unchanged. */
export function withApplication<T>(data: T, id: number, change: (before: Application) => Application): T {
  if (isOne(data)) return data.id === id ? { ...data, ...change(data) } : data;
  if (!isList(data) || !data.applications.some((one) => one.id === id)) return data;
  return { ...data, applications: data.applications.map((one) => (one.id === id ? change(one) : one)) };
}

/** Shows a pushed status at once, then refetches. */
export function patchApplicationStatus(client: QueryClient, change: ApplicationChange): void {
  client.setQueriesData({ queryKey: applicationKeys.all }, (data: unknown) =>
    withApplication(data, change.id, (before) => ({ ...before, status: change.status })),
  );
  void client.invalidateQueries({ queryKey: applicationKeys.all });
  void client.invalidateQueries({ queryKey: ['jobs', 'detail'] });
}

/** Returns own applications, latest change first; with `status`, only those of that status. */
export function useMyApplications({
  page = 1,
  status,
}: {
  page?: number;
  status?: ApplicationStatus | undefined;
} = {}) {
  return useQuery({
    queryKey: [...applicationKeys.mine, page, status ?? null],
    queryFn: ({ signal }) =>
      call(applicationEndpoints.listMyApplications, { query: { page, limit: PAGE_SIZE, status }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Returns one own application with its timeline. */
export function useMyApplication(id: number) {
  return useQuery({
    queryKey: applicationKeys.one(id),
    queryFn: ({ signal }) => call(applicationEndpoints.getMyApplication, { params: { application_id: id }, signal }),
  });
}

/** Refetches all data about own applications. */
export async function refreshMine(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: applicationKeys.all }),
    client.invalidateQueries({ queryKey: ['jobs', 'detail'] }),
  ]);
}

/** Replaces one of the worker's applications in all caches with the server's response. */
export function showFresh(client: QueryClient, fresh: Application): void {
  client.setQueriesData({ queryKey: applicationKeys.all }, (data: unknown) =>
    withApplication(data, fresh.id, (before) => ({ ...before, ...fresh })),
  );
}

/** Withdraws one of the worker's applications and updates the lists. */
export function useWithdraw() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(applicationEndpoints.withdraw, { params: { application_id: id }, body: {} }),
    onSuccess: (fresh) => showFresh(client, fresh),
    onSettled: () => refreshMine(client),
  });
}

/** Claims that the work is done. */
export function useClaimCompletion() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(applicationEndpoints.claimCompletion, { params: { application_id: id } }),
    onSuccess: (fresh) => showFresh(client, fresh),
    onSettled: () => refreshMine(client),
  });
}
