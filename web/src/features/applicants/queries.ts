// Applications an employer received, and moving them along their road: shown at once, put back where it fails.
import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { type Application, applicationEndpoints, type applicationList } from '#contracts/applications.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import type { z } from '#contracts/z.ts';
import { call } from '../../http/call.ts';
import { CallError } from '../../http/call-error.ts';
import type { Decision } from './decisions.ts';

const PAGE = 50;
const RECEIVED = ['applications', 'received'] as const;
const MY_JOBS = ['jobs', 'mine'] as const;

type ApplicationList = z.output<typeof applicationList>;

/** Applications received, for one own job or for all of them. */
export function useApplicants(job_uid: string | null, page: number) {
  return useQuery({
    queryKey: [...RECEIVED, job_uid, page],
    queryFn: ({ signal }) =>
      job_uid === null
        ? call(applicationEndpoints.listApplicants, { query: { page, limit: PAGE }, signal })
        : call(applicationEndpoints.listJobApplicants, { params: { job_uid }, query: { page, limit: PAGE }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Own jobs by title, for the choice above the applicants. */
export function useJobChoices() {
  return useQuery({
    queryKey: [...MY_JOBS, 'choices'],
    queryFn: ({ signal }) => call(jobEndpoints.listMyJobs, { query: { limit: PAGE }, signal }),
    staleTime: 60_000,
  });
}

/** True where the application had changed in the meantime: what is shown is old. */
export function isStale(error: unknown): boolean {
  return error instanceof CallError && (error.code === 'stale_version' || error.code === 'invalid_transition');
}

/** An application as it will be, as far as the browser can know. */
export function decided(before: Application, decision: Decision): Application {
  return {
    ...before,
    status: decision.status,
    allowed: [],
    employer_feedback: decision.employer_feedback ?? before.employer_feedback,
  };
}

function put(client: QueryClient, id: number, change: (before: Application) => Application): void {
  client.setQueriesData<ApplicationList>(
    { queryKey: RECEIVED },
    (list) => list && { ...list, applications: list.applications.map((one) => (one.id === id ? change(one) : one)) },
  );
}

interface Kept {
  lists: [QueryKey, ApplicationList | undefined][];
}

/** Decides about an application. The list shows it at once and goes back where the server refuses. */
export function useDecide() {
  const client = useQueryClient();
  return useMutation<Application, unknown, { application: Application; decision: Decision }, Kept>({
    mutationFn: ({ application, decision }) =>
      call(applicationEndpoints.setApplicationStatus, {
        params: { application_id: application.id },
        body: { ...decision, version: application.version },
      }),
    onMutate: async ({ application, decision }) => {
      await client.cancelQueries({ queryKey: RECEIVED });
      const lists = client.getQueriesData<ApplicationList>({ queryKey: RECEIVED });
      put(client, application.id, (before) => decided(before, decision));
      return { lists };
    },
    onError: (_error, _asked, kept) => {
      for (const [key, list] of kept?.lists ?? []) client.setQueryData(key, list);
    },
    onSuccess: (fresh) => put(client, fresh.id, () => fresh),
    onSettled: () =>
      Promise.all([client.invalidateQueries({ queryKey: RECEIVED }), client.invalidateQueries({ queryKey: MY_JOBS })]),
  });
}
