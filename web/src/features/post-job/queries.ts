// Posting a job.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { Request } from '#contracts/http.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { call } from '../../http/call.ts';

export function usePostJob() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: Request<typeof jobEndpoints.postJob>['body']) => call(jobEndpoints.postJob, { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: ['jobs'] }),
  });
}
