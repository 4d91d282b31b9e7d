// Queries of received applications, and the mutation of their status: the change is optimistic and rolled back after a
// failure.
import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import type { Application, EmployerApplication } from '#contracts/application-shapes.ts';
import { type ApplicantSort, applicationEndpoints } from '#contracts/applications.ts';
import { CallError } from '#contracts/call-error.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import type { ApplicationStatus } from '#contracts/reference.ts';
import { call } from '../../http/call.ts';
import { ownJobKeys, refetchAll } from '../../http/query-groups.ts';
import { keyOf } from '../../http/query-keys.ts';
import {
  type ApplicationList,
  changeCachedApplication,
  changeInLists,
} from '../../parts/application/cached-applications.ts';
import type { Decision } from './decisions.ts';

const PAGE_SIZE = 50;
/** The prefix of the query keys of all lists of received applications, for one job or for all jobs. */
const receivedKey = keyOf('applications', 'listApplicants');
export const applicantKey = (id: number) => keyOf('applications', 'getApplicant', { id });

export interface WantedApplicants {
  /** Uid of one of the employer's jobs; null for all jobs. */
  job_uid: string | null;
  page: number;
  /** The status of the applicants; null for all statuses. */
  status: ApplicationStatus | null;
  /** The order of the applicants. Default: newest first. */
  sort?: ApplicantSort;
}

/** Returns a page of received applications, newest first by default. */
export function useApplicants({ job_uid, page, status, sort = 'newest' }: WantedApplicants) {
  const query = { page, limit: PAGE_SIZE, sort, ...(status && { status }) };
  return useQuery({
    queryKey: keyOf('applications', 'listApplicants', { job_uid, page, status, sort }),
    queryFn: ({ signal }) =>
      job_uid === null
        ? call(applicationEndpoints.listApplicants, { query, signal })
        : call(applicationEndpoints.listJobApplicants, { params: { job_uid }, query, signal }),
    placeholderData: keepPreviousData,
  });
}

/**
 * Returns one application as its employer sees it. When the employer opens a new application, the server sets the
 * application's status to `under_review`. The query therefore also updates the application in the cached lists.
 */
export function useApplicant(id: number) {
  const client = useQueryClient();
  return useQuery({
    queryKey: applicantKey(id),
    queryFn: async ({ signal }) => {
      const fresh = await call(applicationEndpoints.getApplicant, { params: { application_id: id }, signal });
      changeInLists(client, id, (before) => ({ ...before, status: fresh.status, version: fresh.version }));
      return fresh;
    },
  });
}

/** Returns the employer's own jobs, from which the employer chooses one in the select above the list of applicants. */
export function useJobChoices() {
  return useQuery({
    queryKey: keyOf('jobs', 'listMyJobs', { limit: PAGE_SIZE }),
    queryFn: ({ signal }) => call(jobEndpoints.listMyJobs, { query: { limit: PAGE_SIZE }, signal }),
    staleTime: 60_000,
  });
}

/**
 * True if the server refused a change because the application has changed since it was read. The displayed data is then
 * outdated.
 */
export function isStale(error: unknown): boolean {
  return error instanceof CallError && (error.code === 'stale_version' || error.code === 'invalid_transition');
}

/**
 * Returns the application with the status that it will have after the decision. `allowed` is empty, because only the
 * server knows the next allowed statuses.
 */
export function decided(before: Application, decision: Decision): Application {
  return {
    ...before,
    status: decision.status,
    allowed: [],
    employer_feedback: decision.employer_feedback ?? before.employer_feedback,
  };
}

/** Refetches the received applications and the employer's own jobs. */
export async function refreshApplicants(client: QueryClient): Promise<void> {
  await refetchAll(client, [receivedKey, keyOf('applications', 'getApplicant'), ...ownJobKeys]);
}

interface Snapshot {
  lists: [QueryKey, ApplicationList | undefined][];
  one: EmployerApplication | undefined;
}

/**
 * Sends a decision about an application. The cached data changes at once and is restored if the server refuses. For a
 * decision with prepared sentences, the cached data changes only after the response.
 */
export function useDecide() {
  const client = useQueryClient();
  return useMutation<Application, unknown, { application: Application; decision: Decision }, Snapshot | undefined>({
    mutationFn: ({ application, decision }) =>
      call(applicationEndpoints.setApplicationStatus, {
        params: { application_id: application.id },
        body: { ...decision, version: application.version },
      }),
    onMutate: async ({ application, decision }) => {
      // With prepared sentences, do not update the cache before the response. The server may refuse the value in a
      // blank of a prepared sentence, and the sheet with the blank must then still be open.
      if (decision.feedback_phrases) return undefined;
      await client.cancelQueries({ queryKey: receivedKey });
      await client.cancelQueries({ queryKey: applicantKey(application.id) });
      const lists = client.getQueriesData<ApplicationList>({ queryKey: receivedKey });
      const one = client.getQueryData<EmployerApplication>(applicantKey(application.id));
      changeCachedApplication(client, application.id, (before) => decided(before, decision));
      return { lists, one };
    },
    onError: (_error, { application }, kept) => {
      for (const [key, list] of kept?.lists ?? []) client.setQueryData(key, list);
      if (kept) client.setQueryData(applicantKey(application.id), kept.one);
    },
    onSuccess: (fresh) => changeCachedApplication(client, fresh.id, () => fresh),
    onSettled: () => refreshApplicants(client),
  });
}
