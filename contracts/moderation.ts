// The review queue of moderators and their decisions (D36, D42): posts, reports, ratings, workdays.
import { endpoint, idParam, pageAnswer, pageQuery } from './http.ts';
import { finding } from './jobs.ts';
import { reviewStatuses } from './ratings.ts';
import { jobStatus, salaryPeriod, sentJobStatuses } from './reference.ts';
import { reportReasons, reportStatuses, reportTargets } from './reports.ts';
import { employerReputation } from './reputation.ts';
import { instant, language, line, prose } from './values.ts';
import { z } from './z.ts';

/** Target time for a decision, in hours. */
export const REVIEW_HOURS = 24;

const waiting = z.object({
  count: z.int(),
  /** Items that have waited longer than {@link REVIEW_HOURS}. */
  late: z.int(),
  /** When the oldest item was queued; null if the queue is empty. */
  oldest_at: z.nullable(instant),
});

export const waitingCounts = z.object({
  jobs: waiting,
  reports: waiting,
  ratings: waiting,
  days: waiting,
  identities: waiting,
  total: z.int(),
});
export type WaitingCounts = z.output<typeof waitingCounts>;

/** The employer's record, which the moderator reads before the decision. */
const record = z.object({
  id: z.int(),
  /** Name of the company or person; null if the account was deleted. */
  name: z.nullable(z.string()),
  /** The user's language. */
  language,
  verified: z.boolean(),
  reputation: employerReputation,
  joined_at: instant,
  jobs: z.int(),
  /** Jobs that moderators removed or rejected. */
  jobs_removed: z.int(),
  /** Upheld reports about the user or their jobs. */
  reports_upheld: z.int(),
});

/** A post as a moderator sees it, with the findings of the check. */
export const reviewedJob = z.object({
  id: z.int(),
  uid: z.string(),
  title: z.string(),
  status: jobStatus,
  /** Send it with the decision, which is refused if the job has changed in the meantime. */
  version: z.int(),
  description: z.string(),
  requirements: z.nullable(z.string()),
  location: z.nullable(z.string()),
  duration: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  walk_in_place: z.nullable(z.string()),
  role: z.nullable(z.string()),
  city: z.nullable(z.string()),
  state: z.nullable(z.string()),
  salary_amount: z.nullable(z.int()),
  salary_period: z.nullable(salaryPeriod),
  findings: z.array(finding),
  /** The moderator's last message to the employer. */
  review_note: z.nullable(z.string()),
  /** Number of open reports about the job. */
  reports: z.int(),
  created_at: instant,
  /** Time of the last status change. */
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

/** An admin action on the job. */
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

/** One post with its history. The reporters are never sent to the client. */
export const reviewedJobDetail = z.extend(reviewedJob, {
  history: z.array(jobStep),
  deeds: z.array(jobAction),
  reported: z.array(reportOfJob),
  /** Allowed actions of the moderator. */
  allowed: z.array(z.enum(jobVerbs)),
});
export type ReviewedJobDetail = z.output<typeof reviewedJobDetail>;

export const listedJob = z.object({
  id: z.int(),
  uid: z.string(),
  /** Digit sequences that may be a phone number are masked. */
  title: z.string(),
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

export const reportRow = z.object({
  case_number: z.string(),
  target_type: z.enum(reportTargets),
  /** The reported job; null if it was deleted, or if the report is about a user. */
  job: z.nullable(
    z.object({
      id: z.int(),
      title: z.string(),
      status: jobStatus,
      employer_id: z.int(),
      employer: z.nullable(z.string()),
    }),
  ),
  person: z.nullable(
    z.object({ id: z.int(), name: z.nullable(z.string()), user_type: z.enum(['labour', 'employer']) }),
  ),
  reason: z.enum(reportReasons),
  details: z.nullable(z.string()),
  /** Language in which the reporter reads the outcome. */
  reader_language: language,
  status: z.enum(reportStatuses),
  /** Number of other open reports about the same target. */
  others: z.int(),
  outcome: z.nullable(z.string()),
  measure: z.nullable(z.enum(['none', 'hold', 'remove'])),
  moderator: z.nullable(z.string()),
  created_at: instant,
  decided_at: z.nullable(instant),
});
export type ReportRow = z.output<typeof reportRow>;

/** A rating in the review queue. The author is hidden from the moderator. */
export const ratingRow = z.object({
  id: z.int(),
  rater_type: z.enum(['labour', 'employer']),
  score: z.int(),
  review: z.nullable(z.string()),
  review_status: z.enum(reviewStatuses),
  findings: z.array(finding),
  contest_reason: z.nullable(z.string()),
  waits: z.boolean(),
  since: instant,
  outcome: z.nullable(z.string()),
  moderator: z.nullable(z.string()),
  decided_at: z.nullable(instant),
});
export type RatingRow = z.output<typeof ratingRow>;

export const contestedDay = z.object({
  id: z.int(),
  day: z.string(),
  /** The state that the employer entered. */
  state: z.enum(['absent', 'late']),
  /** Whether the worker had claimed to be present. */
  claimed: z.boolean(),
  note: z.nullable(z.string()),
  labour_id: z.int(),
  employer_id: z.int(),
  job_title: z.string(),
  /** Language in which the worker reads the outcome. */
  reader_language: language,
  since: instant,
});
export type ContestedDay = z.output<typeof contestedDay>;

/** Message to the affected user. */
const words = prose({ min: 3, max: 500, tooShort: 'required' });
const version = z.optional(z.int('not_a_whole_number'));
const refusals = ['not_found', 'already_decided', 'stale_version', 'job_transition'] as const;
const moderated = { auth: 'admin', capability: 'moderate' } as const;

const showCounts = endpoint({
  method: 'GET',
  path: '/api/v1/admin/moderation',
  summary: 'How much waits for a moderator, in each queue and in all.',
  ...moderated,
  response: waitingCounts,
});

const listJobs = endpoint({
  method: 'GET',
  path: '/api/v1/admin/jobs',
  summary:
    'All jobs but drafts, newest first, by state; `q` is a number, a uuid or words of the title among the newest.',
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
  summary: 'Posts that wait for a moderator, the longest first, with what the check marked.',
  ...moderated,
  query: z.strictObject(pageQuery),
  response: z.object({ jobs: z.array(reviewedJob), ...pageAnswer }),
});

const ofJob = { ...moderated, params: z.object({ job_id: idParam }), response: reviewedJobDetail } as const;

const showJob = endpoint({
  method: 'GET',
  path: '/api/v1/admin/moderation/jobs/{job_id}',
  summary: 'One post in whatever state but a draft, with its history and what was done to it.',
  ...ofJob,
});

const jobBody = z.strictObject({ version, reason: words });

const approveJob = endpoint({
  method: 'POST',
  path: '/api/v1/admin/moderation/jobs/{job_id}/approve',
  summary: 'Lets a post that waits through; the open reports about it are dismissed.',
  ...ofJob,
  body: z.strictObject({ version }),
  problems: refusals,
});

const rejectJob = endpoint({
  method: 'POST',
  path: '/api/v1/admin/moderation/jobs/{job_id}/reject',
  summary: 'Refuses a post that waits; its employer reads the reason.',
  ...ofJob,
  body: jobBody,
  problems: refusals,
});

const holdJob = endpoint({
  method: 'POST',
  path: '/api/v1/admin/moderation/jobs/{job_id}/hold',
  summary: 'Takes an open job from the list until it is looked at; its employer reads the reason.',
  ...ofJob,
  body: jobBody,
  problems: refusals,
});

const removeJob = endpoint({
  method: 'POST',
  path: '/api/v1/admin/moderation/jobs/{job_id}/remove',
  summary: 'Takes a job away in whatever state; its employer reads the reason, the open reports about it are upheld.',
  ...ofJob,
  body: jobBody,
  problems: refusals,
});

const restoreJob = endpoint({
  method: 'POST',
  path: '/api/v1/admin/moderation/jobs/{job_id}/restore',
  summary: 'Takes a removal back: the job waits for review. The reason is for the trail.',
  ...ofJob,
  body: jobBody,
  problems: refusals,
});

const listReports = endpoint({
  method: 'GET',
  path: '/api/v1/admin/moderation/reports',
  summary: 'Reports: the open ones the oldest first, decided ones the latest first. Never who sent them.',
  ...moderated,
  query: z.strictObject({ ...pageQuery, status: z.optional(z.enum(reportStatuses, 'not_a_choice')) }),
  response: z.object({ reports: z.array(reportRow), ...pageAnswer }),
});

const caseNumber = z.string().check(z.regex(/^KS-[0-9A-Z]{4}-[0-9A-Z]{4}$/, 'not_an_id'));

const decideReport = endpoint({
  method: 'POST',
  path: '/api/v1/admin/moderation/reports/{case_number}/decide',
  summary: 'Says whether a report is right, and what becomes of its job; who reported reads the outcome.',
  ...moderated,
  params: z.object({ case_number: caseNumber }),
  body: z.strictObject({
    verdict: z.enum(['upheld', 'dismissed'], 'not_a_choice'),
    measure: z._default(z.enum(['none', 'hold', 'remove'], 'not_a_choice'), 'none'),
    outcome: words,
  }),
  response: reportRow,
  problems: ['not_found', 'already_decided', 'job_transition'],
});

const listRatings = endpoint({
  method: 'GET',
  path: '/api/v1/admin/moderation/ratings',
  summary: 'Ratings whose words wait, the oldest first; or all with words that are shown or hidden, the latest first.',
  ...moderated,
  query: z.strictObject({
    ...pageQuery,
    show: z._default(z.enum(['waiting', 'shown', 'hidden'], 'not_a_choice'), 'waiting'),
  }),
  response: z.object({ ratings: z.array(ratingRow), ...pageAnswer }),
});

const decideRating = endpoint({
  method: 'POST',
  path: '/api/v1/admin/moderation/ratings/{rating_id}/decide',
  summary: 'Hides the words of a rating, keeps those that wait, or shows hidden ones again. The stars stay (D36).',
  ...moderated,
  params: z.object({ rating_id: idParam }),
  body: z.strictObject({
    verdict: z.enum(['hide', 'keep', 'unhide'], 'not_a_choice'),
    outcome: words,
    /** Time of the last decision that the caller has seen. The request is refused if there is a later decision. */
    decided_at: z.optional(z.nullable(instant)),
  }),
  response: ratingRow,
  problems: ['not_found', 'already_decided', 'invalid_transition'],
});

const listDays = endpoint({
  method: 'GET',
  path: '/api/v1/admin/moderation/days',
  summary: 'Contested days at work, the oldest first.',
  ...moderated,
  query: z.strictObject(pageQuery),
  response: z.object({ days: z.array(contestedDay), ...pageAnswer }),
});

const decideDay = endpoint({
  method: 'POST',
  path: '/api/v1/admin/moderation/days/{day_id}/decide',
  summary: 'Says whether the worker is right about a contested day; the worker reads the outcome.',
  ...moderated,
  params: z.object({ day_id: idParam }),
  body: z.strictObject({ verdict: z.enum(['upheld', 'dismissed'], 'not_a_choice'), outcome: words }),
  response: z.object({ id: z.int(), verdict: z.enum(['upheld', 'dismissed']) }),
  problems: ['not_found', 'already_decided'],
});

export const moderationEndpoints = {
  showCounts,
  listJobs,
  listWaitingJobs,
  showJob,
  approveJob,
  rejectJob,
  holdJob,
  removeJob,
  restoreJob,
  listReports,
  decideReport,
  listRatings,
  decideRating,
  listDays,
  decideDay,
};
