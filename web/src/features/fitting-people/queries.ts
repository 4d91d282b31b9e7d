// Queries of the workers who fit a job of the employer, and the mutation that invites one.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Answer } from '#contracts/http.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { type FittingWorker, matchingEndpoints } from '#contracts/recommended.ts';
import { call } from '../../http/call.ts';

const MAX_WORKERS = 50;
const keyOf = (job_uid: string) => ['jobs', 'people', job_uid] as const;

type People = Answer<typeof matchingEndpoints.fittingWorkers>;

export function useFittingPeople(job_uid: string) {
  return useQuery({
    queryKey: keyOf(job_uid),
    queryFn: ({ signal }) =>
      call(matchingEndpoints.fittingWorkers, { params: { job_uid }, query: { limit: MAX_WORKERS }, signal }),
  });
}

/** Returns the title of the job. */
export function useOwnTitle(job_uid: string) {
  return useQuery({
    queryKey: ['jobs', 'mine', 'one', job_uid],
    queryFn: ({ signal }) => call(jobEndpoints.getMyJob, { params: { job_uid }, query: {}, signal }),
    select: ({ title }) => title,
  });
}

/** Invites a worker; the list changes after the server has accepted it. */
export function useInvite(job_uid: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id }: FittingWorker) =>
      call(matchingEndpoints.inviteWorker, { params: { job_uid }, body: { labour_id: id } }),
    onSuccess: ({ invitations_left }, { id }) =>
      client.setQueryData<People>(
        keyOf(job_uid),
        (people) =>
          people && {
            invitations_left,
            workers: people.workers.map((one) => (one.id === id ? { ...one, invited: true } : one)),
          },
      ),
  });
}
