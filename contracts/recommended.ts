// Recommendations: matching jobs for a worker, matching workers for a job, and invitations to apply.
import { endpoint, queryNumber, uidParam } from './http.ts';
import { job } from './job-shapes.ts';
import { match } from './matching.ts';
import { roleSlug } from './reference.ts';
import { labourReputation } from './reputation.ts';
import { z } from './z.ts';

export const recommendedJob = z.extend(job, { match });
export type RecommendedJob = z.output<typeof recommendedJob>;

export const widerJobs = z.object({
  role: roleSlug,
  /** English name of the state; null for all of India. */
  state: z.nullable(z.string()),
  /** Number of open jobs of the trade in this state or in all of India, counted up to 1,000. */
  total: z.int(),
});
export type WiderJobs = z.output<typeof widerJobs>;

export const recommendedJobList = z.object({
  jobs: z.array(recommendedJob),
  /**
   * A wider place with more open jobs of the worker's trade, if fewer than three jobs fit the worker; null otherwise.
   */
  wider: z.nullable(widerJobs),
});
export type RecommendedJobs = z.output<typeof recommendedJobList>;

/**
 * A matching worker, as an employer sees the worker before an application: without phone number, gender and full name.
 */
export const fittingWorker = z.object({
  id: z.int(),
  first_name: z.string(),
  /** Only the first letter of the last name. */
  last_name: z.string(),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  skills: z.array(z.string()),
  experience_years: z.nullable(z.int()),
  /** Whether a moderator confirmed the worker's identity (D39). */
  verified: z.boolean(),
  reputation: labourReputation,
  match,
  /** Whether this employer has invited the worker to the job. */
  invited: z.boolean(),
  /** Whether the worker has declined the invitation. Absent in responses of the previous release. */
  declined: z.optional(z.boolean()),
});
export type FittingWorker = z.output<typeof fittingWorker>;

const ownJobParams = z.object({ job_uid: uidParam });

const recommendedJobs = endpoint({
  method: 'GET',
  path: '/api/v1/labour/recommended-jobs/',
  summary:
    'Open jobs that fit the calling worker, best match first, with score and reasons; none that the worker applied to or reported. With fewer than three, the same trade in a wider place.',
  auth: 'labour',
  query: z.strictObject({
    limit: queryNumber({ min: 1, max: 50, fallback: 10 }),
    language: z.optional(z.string().check(z.maxLength(40, 'too_long'))),
  }),
  response: recommendedJobList,
});

const fittingWorkers = endpoint({
  method: 'GET',
  path: '/api/v1/employers/jobs/uid/{job_uid}/matches/',
  summary:
    'Workers whom an open job of the caller fits, best match first: they agreed to be found and have not applied. No phone number, no gender.',
  auth: 'employer',
  params: ownJobParams,
  query: z.strictObject({ limit: queryNumber({ min: 1, max: 50, fallback: 20 }) }),
  response: z.object({ workers: z.array(fittingWorker), invitations_left: z.int() }),
  problems: ['not_found', 'job_not_open'],
});

const inviteWorker = endpoint({
  method: 'POST',
  path: '/api/v1/employers/jobs/uid/{job_uid}/invitations/',
  summary:
    'Invites a matching worker to an open job of the caller. Each worker is notified once; a repeated call changes nothing.',
  auth: 'employer',
  params: ownJobParams,
  body: z.strictObject({ labour_id: z.int('not_an_id').check(z.minimum(1, 'not_an_id')) }),
  response: z.object({ invited: z.literal(true), invitations_left: z.int() }),
  problems: ['not_found', 'job_not_open', 'rate_limited'],
});

const jobReach = endpoint({
  method: 'GET',
  path: '/api/v1/employers/jobs/uid/{job_uid}/reach/',
  summary:
    'How many workers were notified of a job of the caller, and how many of them live in its town (in its state, if the job is for a whole state). Grows for some seconds after posting.',
  auth: 'employer',
  params: ownJobParams,
  response: z.object({ notified: z.int(), near: z.int() }),
  problems: ['not_found'],
});

export const matchingEndpoints = { recommendedJobs, fittingWorkers, inviteWorker, jobReach };
