// Queries and mutations of the employer's own jobs. Pausing and resuming a job are optimistic; other changes are shown
// after the response.
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
import type { OwnJob } from '#contracts/job-shapes.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import type { JobStatus } from '#contracts/reference.ts';
import { call } from '../../http/call.ts';
import { jobKeys, refetchAll } from '../../http/query-groups.ts';
import { keyOf } from '../../http/query-keys.ts';
import { useLanguage } from '../../i18n/use-language.ts';

const PAGE_SIZE = 10;
const listsKey = keyOf('jobs', 'listMyJobs');

export type MyJobList = Answer<typeof jobEndpoints.listMyJobs>;
export type JobHistory = Answer<typeof jobEndpoints.jobHistory>['history'];

const params = (uid: string) => ({ params: { job_uid: uid } });

/** Returns one page of the employer's own jobs. If `status` is null, the page contains jobs of all statuses. */
export function useMyJobs(status: JobStatus | null, page: number) {
  return useQuery({
    queryKey: keyOf('jobs', 'listMyJobs', { status, page }),
    queryFn: ({ signal }) =>
      call(jobEndpoints.listMyJobs, { query: { page, limit: PAGE_SIZE, ...(status && { status }) }, signal }),
    placeholderData: keepPreviousData,
  });
}

/** Returns the history of a job, latest first. */
export function useJobHistory(uid: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: keyOf('jobs', 'jobHistory', { uid, language }),
    queryFn: ({ signal }) => call(jobEndpoints.jobHistory, { ...params(uid), signal }),
    select: ({ history }) => history,
    staleTime: 0,
  });
}

/**
 * True if the server refused a change because the job was changed or deleted since it was read. The displayed data is
 * then outdated.
 */
export function isStale(error: unknown): boolean {
  return (
    error instanceof CallError &&
    (error.code === 'stale_version' || error.code === 'job_transition' || error.code === 'not_found')
  );
}

const put = (client: QueryClient, uid: string, change: (before: OwnJob) => OwnJob) =>
  client.setQueriesData<MyJobList>(
    { queryKey: listsKey },
    (list) => list && { ...list, jobs: list.jobs.map((job) => (job.uid === uid ? change(job) : job)) },
  );

interface Snapshot {
  lists: [QueryKey, MyJobList | undefined][];
}

/**
 * True if the change pauses or resumes a job. The employer can undo both changes, so the new status is shown before the
 * server responds.
 */
const isOptimistic = (from: JobStatus, to: JobStatus) =>
  (from === 'active' && to === 'paused') || (from === 'paused' && to === 'active');

/** Returns the mutation that changes the status of a job. */
export function useMoveJob() {
  const client = useQueryClient();
  return useMutation<OwnJob, unknown, { job: OwnJob; to: JobStatus }, Snapshot>({
    mutationFn: ({ job, to }) =>
      call(jobEndpoints.setJobStatus, { ...params(job.uid), body: { status: to, version: job.version } }),
    onMutate: async ({ job, to }) => {
      await client.cancelQueries({ queryKey: listsKey });
      const lists = client.getQueriesData<MyJobList>({ queryKey: listsKey });
      if (isOptimistic(job.status, to)) put(client, job.uid, (before) => ({ ...before, status: to, allowed: [] }));
      return { lists };
    },
    onError: (_error, _asked, kept) => {
      for (const [key, list] of kept?.lists ?? []) client.setQueryData(key, list);
    },
    // Merge the response into the cached job, because the response lacks the title in the user's language.
    onSuccess: (fresh) => put(client, fresh.uid, (before) => ({ ...before, ...fresh })),
    onSettled: () => refetchAll(client, jobKeys),
  });
}

export function useExtendJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (job: OwnJob) => call(jobEndpoints.extendJob, params(job.uid)),
    // Merge the response into the cached job, because the response lacks the title in the user's language.
    onSuccess: (fresh) => put(client, fresh.uid, (before) => ({ ...before, ...fresh })),
    onSettled: () => refetchAll(client, jobKeys),
  });
}

export function useCopyJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (job: OwnJob) => call(jobEndpoints.copyJob, params(job.uid)),
    onSuccess: () => client.invalidateQueries({ queryKey: listsKey }),
  });
}

export function useDeleteJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (job: OwnJob) => call(jobEndpoints.deleteJob, params(job.uid)),
    onSettled: () => refetchAll(client, jobKeys),
  });
}
