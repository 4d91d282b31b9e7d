// The applications of the person looking for work, and how a live change reaches every cached list.
import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type Application, applicationEndpoints, type applicationList } from '#contracts/applications.ts';
import type { ServerToClientEvents } from '#contracts/socket.ts';
import { z } from '#contracts/z.ts';
import { call } from '../../http/call.ts';

const PAGE = 50;

/** The keys under which lists of applications are cached: one's own, and those an employer received. */
export const applicationKeys = {
  all: ['applications'] as const,
  mine: ['applications', 'mine'] as const,
  received: ['applications', 'received'] as const,
};

export type ApplicationChange = Parameters<ServerToClientEvents['application.updated']>[0];

type ApplicationList = z.output<typeof applicationList>;

const listSchema = z.looseObject({ applications: z.array(z.looseObject({ id: z.int() })) });
const isList = (data: unknown): data is ApplicationList => z.safeParse(listSchema, data).success;

/** The list with one application changed; what is no such list stays as it is. */
export function withApplication<T>(data: T, id: number, change: (before: Application) => Application): T {
  if (!isList(data) || !data.applications.some((one) => one.id === id)) return data;
  return { ...data, applications: data.applications.map((one) => (one.id === id ? change(one) : one)) };
}

/** Shows a status that the server has just told, then fetches the truth behind it. */
export function patchApplicationStatus(client: QueryClient, change: ApplicationChange): void {
  client.setQueriesData({ queryKey: applicationKeys.all }, (data: unknown) =>
    withApplication(data, change.id, (before) => ({ ...before, status: change.status })),
  );
  void client.invalidateQueries({ queryKey: applicationKeys.all });
  void client.invalidateQueries({ queryKey: ['jobs', 'detail'] });
}

/** Own applications, the latest change first. */
export function useMyApplications(page = 1) {
  return useQuery({
    queryKey: [...applicationKeys.mine, page],
    queryFn: ({ signal }) => call(applicationEndpoints.listMyApplications, { query: { page, limit: PAGE }, signal }),
    placeholderData: keepPreviousData,
  });
}

async function refreshAfterChange(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: applicationKeys.mine }),
    client.invalidateQueries({ queryKey: ['jobs', 'detail'] }),
  ]);
}

/** Sends an application to a job, with a message where there is one. */
export function useApply(job_uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (message: string) =>
      call(applicationEndpoints.apply, { body: message ? { job_uid, message } : { job_uid } }),
    onSettled: () => refreshAfterChange(client),
  });
}

/** Takes an own application back; the list shows it at once. */
export function useWithdraw() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => call(applicationEndpoints.withdraw, { params: { application_id: id }, body: {} }),
    onSuccess: (fresh) => {
      client.setQueriesData({ queryKey: applicationKeys.mine }, (data: unknown) =>
        withApplication(data, fresh.id, () => fresh),
      );
    },
    onSettled: () => refreshAfterChange(client),
  });
}
