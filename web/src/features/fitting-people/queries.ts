// Queries of the workers who fit a job of the employer, and the mutation that invites a worker.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#contracts/http.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { type FittingWorker, matchingEndpoints } from '#contracts/recommended.ts';
import { call } from '../../http/call.ts';
import { keyOf } from '../../http/query-keys.ts';
import { withReaderTitle } from '../../parts/job/reader-title.ts';

const MAX_WORKERS = 50;
const peopleKey = (job_uid: string) => keyOf('matching', 'fittingWorkers', { job_uid });

type People = Answer<typeof matchingEndpoints.fittingWorkers>;

export function useFittingPeople(job_uid: string) {
  return useQuery({
    queryKey: peopleKey(job_uid),
    queryFn: ({ signal }) =>
      call(matchingEndpoints.fittingWorkers, { params: { job_uid }, query: { limit: MAX_WORKERS }, signal }),
  });
}

/** Returns one of the employer's own jobs, with its title in the employer's language. */
export function useOwnJob(job_uid: string) {
  return useQuery({
    queryKey: keyOf('jobs', 'getMyJob', { job_uid }),
    queryFn: ({ signal }) => call(jobEndpoints.getMyJob, { params: { job_uid }, query: {}, signal }),
    select: (job) => withReaderTitle(job),
  });
}

/**
 * Returns the mutation that invites a worker to the job. The cached list changes after the server has accepted the
 * invitation.
 */
export function useInvite(job_uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: FittingWorker) =>
      call(matchingEndpoints.inviteWorker, { params: { job_uid }, body: { labour_id: id } }),
    onSuccess: ({ invitations_left }, { id }) =>
      client.setQueryData<People>(
        peopleKey(job_uid),
        (people) =>
          people && {
            invitations_left,
            workers: people.workers.map((one) => (one.id === id ? { ...one, invited: true } : one)),
          },
      ),
  });
}
