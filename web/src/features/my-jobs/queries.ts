// Queries and mutations of the employer's own jobs. Reversible changes are optimistic.
import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { CallError } from '#contracts/call-error.ts';
import type { Answer } from '#contracts/http.ts';
import { jobEndpoints, type OwnJob } from '#contracts/jobs.ts';
import type { JobStatus } from '#contracts/reference.ts';
import { call } from '../../http/call.ts';
import { useLanguage } from '../../i18n/use-language.ts';

const PAGE_SIZE = 10;
const JOBS = ['jobs'] as const;
const LISTS = ['jobs', 'mine', 'list'] as const;

export type MyJobList = Answer<typeof jobEndpoints.listMyJobs>;
export type JobHistory = Answer<typeof jobEndpoints.jobHistory>['history'];

const params = (uid: string) => ({ params: { job_uid: uid } });

/** Returns one page of own jobs, of one status or all. */
export function useMyJobs(status: JobStatus | null, page: number) {
  return useQuery({
    queryKey: [...LISTS, status, page],
    queryFn: ({ signal }) =>
      call(jobEndpoints.listMyJobs, { query: { page, limit: PAGE_SIZE, ...(status && { status }) }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Returns the history of a job, latest first. */
export function useJobHistory(uid: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: ['jobs', 'mine', 'history', uid, language],
    queryFn: ({ signal }) => call(jobEndpoints.jobHistory, { ...params(uid), signal }),
    select: ({ history }) => history,
    staleTime: 0,
  });
}

/** True if the job was changed since it was read, so that the displayed data is outdated. */
export function isStale(error: unknown): boolean {
  return (
    error instanceof CallError &&
    (error.code === 'stale_version' || error.code === 'job_transition' || error.code === 'not_found')
  );
}

const put = (client: QueryClient, uid: string, change: (before: OwnJob) => OwnJob) =>
  client.setQueriesData<MyJobList>(
    { queryKey: LISTS },
    (list) => list && { ...list, jobs: list.jobs.map((job) => (job.uid === uid ? change(job) : job)) },
  );

interface Snapshot {
  lists: [QueryKey, MyJobList | undefined][];
}

/** Pausing and resuming can be undone, so they are shown before the server responds. */
const isOptimistic = (from: JobStatus, to: JobStatus) =>
  (from === 'active' && to === 'paused') || (from === 'paused' && to === 'active');

/** Changes the status of a job. */
export function useMoveJob() {
  const client = useQueryClient();
  return useMutation<OwnJob, unknown, { job: OwnJob; to: JobStatus }, Snapshot>({
    mutationFn: ({ job, to }) =>
      call(jobEndpoints.setJobStatus, { ...params(job.uid), body: { status: to, version: job.version } }),
    onMutate: async ({ job, to }) => {
      await client.cancelQueries({ queryKey: LISTS });
      const lists = client.getQueriesData<MyJobList>({ queryKey: LISTS });
      if (isOptimistic(job.status, to)) put(client, job.uid, (before) => ({ ...before, status: to, allowed: [] }));
      return { lists };
    },
    onError: (_error, _asked, kept) => {
      for (const [key, list] of kept?.lists ?? []) client.setQueryData(key, list);
    },
    onSuccess: (fresh) => put(client, fresh.uid, () => fresh),
    onSettled: () => client.invalidateQueries({ queryKey: JOBS }),
  });
}

export function useExtendJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (job: OwnJob) => call(jobEndpoints.extendJob, params(job.uid)),
    onSuccess: (fresh) => put(client, fresh.uid, () => fresh),
    onSettled: () => client.invalidateQueries({ queryKey: JOBS }),
  });
}

export function useCopyJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (job: OwnJob) => call(jobEndpoints.copyJob, params(job.uid)),
    onSuccess: () => client.invalidateQueries({ queryKey: LISTS }),
  });
}

export function useDeleteJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (job: OwnJob) => call(jobEndpoints.deleteJob, params(job.uid)),
    onSettled: () => client.invalidateQueries({ queryKey: JOBS }),
  });
}
