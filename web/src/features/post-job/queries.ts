// API calls of the job form: reading a job of the employer, saving a draft, posting and updating.
import { useQuery } from '@tanstack/react-query';
import { CallError } from '#contracts/call-error.ts';
import type { OwnJob } from '#contracts/job-shapes.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { matchingEndpoints } from '#contracts/recommended.ts';
import type { JobStatus } from '#contracts/reference.ts';
import { call } from '../../http/call.ts';
import { keyOf, localKey } from '../../http/query-keys.ts';
import type { DraftBody, PostBody } from './draft-body.ts';
import type { KnownJob } from './stored-draft.ts';

const params = (uid: string) => ({ params: { job_uid: uid } });

export const fetchOwnJob = (uid: string) => call(jobEndpoints.getMyJob, params(uid));

/** Returns the job to edit, fetched once when the form opens, so that fields do not change while the user types. */
export function useOwnJob(uid: string) {
  return useQuery({
    queryKey: localKey('job-form', { uid }),
    queryFn: ({ signal }) => call(jobEndpoints.getMyJob, { ...params(uid), signal }),
    retry: (failures, error) => failures < 2 && !isGone(error),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

const RECENT = 5;

/** Statuses of jobs that can be posted again: workers could see the job, and no moderator has removed it. */
const repeatable: ReadonlySet<JobStatus> = new Set(['active', 'paused', 'filled', 'closed', 'expired']);

/**
 * Returns the newest of the employer's jobs that is not a draft, and the newest that can be posted again. Each is null
 * if the five newest jobs contain none.
 */
export function useLastJobs() {
  return useQuery({
    queryKey: keyOf('jobs', 'listMyJobs', { recent: RECENT }),
    queryFn: ({ signal }) => call(jobEndpoints.listMyJobs, { query: { limit: RECENT }, signal }),
    select: ({ jobs }) => ({
      last: jobs.find(({ status }) => status !== 'draft') ?? null,
      lastRepeatable: jobs.find(({ status }) => repeatable.has(status)) ?? null,
    }),
  });
}

const REACH_MS = 3000;
/** The number of notified workers is refetched until this number of responses or errors has arrived. */
const REACH_TRIES = 20;

/**
 * Returns the number of workers who were notified of a job. Refetches the number for about a minute, because notifying
 * many workers takes time.
 */
export function useReach(job_uid: string) {
  return useQuery({
    queryKey: keyOf('matching', 'jobReach', { job_uid }),
    queryFn: ({ signal }) => call(matchingEndpoints.jobReach, { params: { job_uid }, signal }),
    refetchInterval: ({ state }) => (state.dataUpdateCount + state.errorUpdateCount < REACH_TRIES ? REACH_MS : false),
    staleTime: 0,
  });
}

/**
 * Saves a draft on the server. If `known` is null, creates the draft, but only once per idempotency key. Otherwise
 * updates the draft; fails with `stale_version` if the server has another version than `known.version`.
 */
export function saveDraft(known: KnownJob | null, body: DraftBody, key: string): Promise<OwnJob> {
  if (!known) return call(jobEndpoints.postJob, { body, idempotencyKey: key });
  return call(jobEndpoints.editJob, { ...params(known.uid), body: { ...body, version: known.version } });
}

/** Posts a job. A new job is created once per idempotency key; a draft that is saved on the server becomes active. */
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

/** True if the job was deleted or belongs to another employer, or if the URL contains no valid id (422). */
export const isGone = (error: unknown) =>
  error instanceof CallError && (error.code === 'not_found' || error.status === 422);

/** True if the job was changed on the server since it was fetched. */
export const isStale = (error: unknown) => error instanceof CallError && error.code === 'stale_version';
