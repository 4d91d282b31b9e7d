// API calls of the form: reading a job of the employer, saving a draft, posting and updating.
import { useQuery } from '@tanstack/react-query';
import { CallError } from '#contracts/call-error.ts';
import { jobEndpoints, type OwnJob } from '#contracts/jobs.ts';
import { call } from '../../http/call.ts';
import type { DraftBody, PostBody } from './draft-body.ts';
import type { KnownJob } from './stored-draft.ts';

/** Query keys of the lists that contain a posted or changed job. */
export const JOBS = ['jobs'] as const;
export const MY_JOBS = ['jobs', 'mine'] as const;

const params = (uid: string) => ({ params: { job_uid: uid } });

export const fetchOwnJob = (uid: string) => call(jobEndpoints.getMyJob, params(uid));

/**
 * Returns the job to edit. It is fetched once when the form opens, so that fields do not change while the user types.
 */
export function useOwnJob(uid: string) {
  return useQuery({
    queryKey: ['job-to-edit', uid],
    queryFn: ({ signal }) => call(jobEndpoints.getMyJob, { ...params(uid), signal }),
    retry: (failures, error) => failures < 2 && !isGone(error),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Saves a draft: creates it once per idempotency key, or updates the known version. */
export function saveDraft(known: KnownJob | null, body: DraftBody, key: string): Promise<OwnJob> {
  if (!known) return call(jobEndpoints.postJob, { body, idempotencyKey: key });
  return call(jobEndpoints.editJob, { ...params(known.uid), body: { ...body, version: known.version } });
}

/** Posts a new job, once per idempotency key, or a draft that is saved on the server. */
export function publish(known: KnownJob | null, body: PostBody, key: string): Promise<OwnJob> {
  if (!known) return call(jobEndpoints.postJob, { body, idempotencyKey: key });
  return call(jobEndpoints.editJob, {
    ...params(known.uid),
    body: { ...body, status: 'active', version: known.version },
  });
}

/** Updates a posted job without changing its status. */
export function update({ uid, version }: KnownJob, body: PostBody): Promise<OwnJob> {
  return call(jobEndpoints.editJob, { ...params(uid), body: { ...body, version } });
}

/** True if the job was deleted or belongs to another employer, or its address holds no valid id (422). */
export const isGone = (error: unknown) =>
  error instanceof CallError && (error.code === 'not_found' || error.status === 422);

/** True if the job was changed since it was read. */
export const isStale = (error: unknown) => error instanceof CallError && error.code === 'stale_version';
