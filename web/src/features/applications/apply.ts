// Sends an application to a job or a general application to an employer. An idempotency key prevents duplicates after
// network errors.
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { applicationEndpoints } from '#contracts/applications.ts';
import { CallError, NetworkError } from '#contracts/call-error.ts';
import type { Request } from '#contracts/http.ts';
import { call } from '../../http/call.ts';
import { useIdempotencyKey } from '../../http/idempotency-key.ts';
import type { Note } from '../../parts/phrases/note.tsx';
import { refreshMine } from './queries.ts';

type ApplyBody = Request<typeof applicationEndpoints.apply>['body'];

const TRY_AGAIN_AFTER = 800;

/**
 * Applies to a job by its uid, or to an employer by id. The note to the employer is optional: typed words, prepared
 * phrases (sentences that exist in all languages) or both.
 */
export function useApply(to: Pick<ApplyBody, 'job_uid'> | Pick<ApplyBody, 'employer_id'>) {
  const client = useQueryClient();
  const { keyFor, answered } = useIdempotencyKey();
  return useMutation({
    mutationFn: ({ words, phrases }: Note) => {
      const body: ApplyBody = {
        ...to,
        ...(words && { message: words }),
        ...(phrases.length > 0 && { message_phrases: phrases }),
      };
      return call(applicationEndpoints.apply, { body, idempotencyKey: keyFor(body) });
    },
    // Retries once after a network error; the idempotency key makes this safe.
    retry: (failures, error) => error instanceof NetworkError && failures < 1,
    retryDelay: TRY_AGAIN_AFTER,
    onSuccess: () => answered(),
    onError: answered,
    onSettled: () => refreshMine(client),
  });
}

/**
 * True if the server refused the application because the job requires a résumé and the worker has not uploaded one
 * (D30).
 */
export function asksForResume(error: unknown): boolean {
  return error instanceof CallError && error.code === 'resume_required';
}
