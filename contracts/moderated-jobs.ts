// Posts as moderators see them, and the decisions on posts (D36, D42).

import { endpoint, idParam, pageAnswer, pageQuery } from './http.ts';
import { jobPicture } from './job-pictures.ts';
import { finding } from './job-shapes.ts';
import { forModerators, moderationMessage } from './moderator.ts';
import { phraseLinesField } from './phrases.ts';
import { jobStatus, salaryPeriod, sentJobStatuses } from './reference.ts';
import { reportReasons, reportStatuses } from './reports.ts';
import { employerReputation } from './reputation.ts';
import { instant, language, line, readerTitleField } from './values.ts';
import { wordsLangField } from './words-lang.ts';
import { z } from './z.ts';

/** Facts about the employer that help the moderator to decide: reputation, removed jobs, confirmed reports. */
const record = z.object({
  id: z.int(),
  /** Name of the company or person; null if the account was deleted. */
  name: z.nullable(z.string()),
  /** The employer's language. */
  language,
  verified: z.boolean(),
  reputation: employerReputation,
  joined_at: instant,
  jobs: z.int(),
  /** Number of the employer's jobs that moderators removed or rejected. */
  jobs_removed: z.int(),
  /** Number of reports about the employer or the employer's jobs that moderators confirmed. */
  reports_upheld: z.int(),
});

/**
 * The fields, besides the title, in which an employer types text. The moderator sees their text with the findings
 * highlighted.
 */
export const reviewedTexts = [
  'description',
  'requirements',
  'location',
  'duration',
  'industry',
  'walk_in_place',
] as const;

/**
 * A job post as a moderator sees it, with its findings: passages that the automatic check flagged, because they may
 * break a rule.
 */
export const reviewedJob = z.object({
  id: z.int(),
  uid: z.string(),
  title: z.string(),
  ...readerTitleField,
  status: jobStatus,
  /** The client sends this version with the decision. The server refuses the decision if the job has changed since. */
  version: z.int(),
  description: z.string(),
  requirements: z.nullable(z.string()),
  ...phraseLinesField,
  location: z.nullable(z.string()),
  duration: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  walk_in_place: z.nullable(z.string()),
  ...wordsLangField(...reviewedTexts, 'review_note'),
  role: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  salary_amount: z.nullable(z.int()),
  salary_period: z.nullable(salaryPeriod),
  findings: z.array(finding),
  /** The last message from a moderator to the employer; null without a message. */
  review_note: z.nullable(z.string()),
  /** Number of open reports about the job. */
  reports: z.int(),
  created_at: instant,
  /** Time of the job's last status change. */
  since: instant,
  employer: record,
});
export type ReviewedJob = z.output<typeof reviewedJob>;

export const jobStep = z.object({
  at: instant,
  by: z.enum(['employer', 'moderator', 'system']),
  from: z.nullable(jobStatus),
  to: z.nullable(jobStatus),
  /** Fields whose text was changed. */
  fields: z.array(z.string()),
});

export const jobAction = z.object({
  at: instant,
  actor: z.string(),
  action: z.string(),
  reason: z.nullable(z.string()),
});

export const reportOfJob = z.object({
  case_number: z.string(),
  reason: z.enum(reportReasons),
  details: z.nullable(z.string()),
  status: z.enum(reportStatuses),
  created_at: instant,
});

export const jobVerbs = ['approve', 'reject', 'hold', 'remove', 'restore'] as const;
export type JobVerb = (typeof jobVerbs)[number];

/** A picture of the job. `shown`: users who see the job see it. */
export const reviewedPicture = z.object({
  id: z.int(),
  /** Width in pixels. */
  width: z.int(),
  /** Height in pixels. */
  height: z.int(),
  status: jobPicture.shape.status,
});
export type ReviewedPicture = z.output<typeof reviewedPicture>;

/** One job post with its history. The names of reporters are never sent to the client. */
export const reviewedJobDetail = z.extend(reviewedJob, {
  history: z.array(jobStep),
  deeds: z.array(jobAction),
  reported: z.array(reportOfJob),
  /** Actions that the moderator may take now. */
  allowed: z.array(z.enum(jobVerbs)),
  /** The pictures of the job in any status. Responses of the previous release have no `pictures`. */
  pictures: z.optional(z.array(reviewedPicture)),
});
export type ReviewedJobDetail = z.output<typeof reviewedJobDetail>;

export const listedJob = z.object({
  id: z.int(),
  uid: z.string(),
  /** The employer's title of the job. Digit sequences that may be a phone number are masked. */
  title: z.string(),
  ...readerTitleField,
  status: jobStatus,
  employer_id: z.int(),
  employer: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  salary_amount: z.nullable(z.int()),
  salary_period: z.nullable(salaryPeriod),
  applications: z.int(),
  reports: z.int(),
  created_at: instant,
});
export type ListedJob = z.output<typeof listedJob>;

const version = z.optional(z.int('not_a_whole_number'));
const refusals = ['not_found', 'already_decided', 'stale_version', 'job_transition'] as const;
const listJobs = endpoint({
  method: 'GET',
  path: '/api/v1/admin/jobs',
  summary:
    'All jobs except drafts, newest first, by status; `q` is an id, a uuid, or words of the title among the newest jobs.',
  auth: 'admin',
  capability: 'look',
  query: z.strictObject({
    ...pageQuery,
    q: z.optional(line({ min: 0, max: 120 })),
    status: z.optional(z.enum(sentJobStatuses, 'not_a_choice')),
  }),
  response: z.object({ jobs: z.array(listedJob), ...pageAnswer, total_relation: z.enum(['eq', 'gte']) }),
});

const listWaitingJobs = endpoint({
  method: 'GET',
  path: '/api/v1/admin/moderation/jobs',
  summary: 'Posts that wait for a moderator, longest waiting first, with the findings of the post check.',
  ...forModerators,
  query: z.strictObject(pageQuery),
  response: z.object({ jobs: z.array(reviewedJob), ...pageAnswer }),
});

const ofJob = { ...forModerators, params: z.object({ job_id: idParam }), response: reviewedJobDetail } as const;

const showJob = endpoint({
  method: 'GET',
  path: '/api/v1/admin/moderation/jobs/{job_id}',
  summary: 'One post in any status except draft, with its history and the admin actions.',
  ...ofJob,
});

const jobBody = z.strictObject({ version, reason: moderationMessage });

const approveJob = endpoint({
  method: 'POST',
  path: '/api/v1/admin/moderation/jobs/{job_id}/approve',
  summary: 'Approves a post that waits for review. The open reports about it are dismissed.',
  ...ofJob,
  body: z.strictObject({ version }),
  problems: refusals,
});

const rejectJob = endpoint({
  method: 'POST',
  path: '/api/v1/admin/moderation/jobs/{job_id}/reject',
  summary: 'Rejects a post that waits for review. The employer reads the reason.',
  ...ofJob,
  body: jobBody,
  problems: refusals,
});

const holdJob = endpoint({
  method: 'POST',
  path: '/api/v1/admin/moderation/jobs/{job_id}/hold',
  summary: 'Hides an open job until a moderator has reviewed it. The employer reads the reason.',
  ...ofJob,
  body: jobBody,
  problems: refusals,
});

const removeJob = endpoint({
  method: 'POST',
  path: '/api/v1/admin/moderation/jobs/{job_id}/remove',
  summary: 'Removes a job in any status. The employer reads the reason; the open reports about the job are upheld.',
  ...ofJob,
  body: jobBody,
  problems: refusals,
});

const restoreJob = endpoint({
  method: 'POST',
  path: '/api/v1/admin/moderation/jobs/{job_id}/restore',
  summary: 'Undoes a removal: the job waits for review. Only the audit log stores the reason.',
  ...ofJob,
  body: jobBody,
  problems: refusals,
});

export const moderatedJobEndpoints = {
  listJobs,
  listWaitingJobs,
  showJob,
  approveJob,
  rejectJob,
  holdJob,
  removeJob,
  restoreJob,
};
