// Sending an application: to a job, or to an employer for any job. One wish is sent once, however often the network fails.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { applicationEndpoints } from '#contracts/applications.ts';
import { CallError, NetworkError } from '#contracts/call-error.ts';
import type { Request } from '#contracts/http.ts';
import { call } from '../../http/call.ts';
import { useIdempotencyKey } from '../../http/idempotency-key.ts';
import { refreshMine } from './queries.ts';

type ApplyBody = Request<typeof applicationEndpoints.apply>['body'];

const TRY_AGAIN_AFTER = 800;

/** Applies to a job by its uuid, or to an employer by number, with a message where there is one. */
export function useApply(to: Pick<ApplyBody, 'job_uid'> | Pick<ApplyBody, 'employer_id'>) {
  const client = useQueryClient();
  const { keyFor, answered } = useIdempotencyKey();
  return useMutation({
    mutationFn: (message: string) => {
      const body: ApplyBody = message ? { ...to, message } : to;
      return call(applicationEndpoints.apply, { body, idempotencyKey: keyFor(body) });
    },
    // Once more by itself: the key makes a second try harmless.
    retry: (failures, error) => error instanceof NetworkError && failures < 1,
    retryDelay: TRY_AGAIN_AFTER,
    onSuccess: () => answered(),
    onError: answered,
    onSettled: () => refreshMine(client),
  });
}

/** True where the job asks for a bio-data that is not there yet (D30). */
export function asksForResume(error: unknown): boolean {
  return error instanceof CallError && error.code === 'resume_required';
}
