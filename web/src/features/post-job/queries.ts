// The calls of the form: one own job, keeping a draft, sending it.
import { useQuery } from '@tanstack/react-query';
import { CallError } from '#contracts/call-error.ts';
import { jobEndpoints, type OwnJob } from '#contracts/jobs.ts';
import { call } from '../../http/call.ts';
import type { DraftBody, PostBody } from './draft-body.ts';
import type { KnownJob } from './stored-draft.ts';

/** The lists that a posted or changed job stands in. */
export const JOBS = ['jobs'] as const;
export const MY_JOBS = ['jobs', 'mine'] as const;

const params = (uid: string) => ({ params: { job_uid: uid } });

export const fetchOwnJob = (uid: string) => call(jobEndpoints.getMyJob, params(uid));

/** The job to change, fetched once each time its form is opened: nothing may move under who is typing. */
export function useOwnJob(uid: string) {
  return useQuery({
    queryKey: ['job-to-edit', uid],
    queryFn: ({ signal }) => call(jobEndpoints.getMyJob, { ...params(uid), signal }),
    retry: (failures, error) => failures < 2 && !isGone(error),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

/** Keeps a draft: a new one, once for each key, or over the version that is known. */
export function saveDraft(known: KnownJob | null, body: DraftBody, key: string): Promise<OwnJob> {
  if (!known) return call(jobEndpoints.postJob, { body, idempotencyKey: key });
  return call(jobEndpoints.editJob, { ...params(known.uid), body: { ...body, version: known.version } });
}

/** Posts a new job, once for each key, or a draft that the server knows. */
export function publish(known: KnownJob | null, body: PostBody, key: string): Promise<OwnJob> {
  if (!known) return call(jobEndpoints.postJob, { body, idempotencyKey: key });
  return call(jobEndpoints.editJob, {
    ...params(known.uid),
    body: { ...body, status: 'active', version: known.version },
  });
}

/** Changes a job that was posted; its state stays. */
export function update({ uid, version }: KnownJob, body: PostBody): Promise<OwnJob> {
  return call(jobEndpoints.editJob, { ...params(uid), body: { ...body, version } });
}

/** True where the job is no longer there, or was never this employer's. */
export const isGone = (error: unknown) =>
  error instanceof CallError && (error.code === 'not_found' || error.status === 422);

/** True where somebody changed the job since it was read. */
export const isStale = (error: unknown) => error instanceof CallError && error.code === 'stale_version';
