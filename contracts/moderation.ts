// The moderators' review queue and decisions (D36, D42): posts, reports, ratings, workdays.

import { crewStates } from './crews.ts';
import { endpoint, idParam, pageAnswer, pageQuery } from './http.ts';
import { finding } from './job-shapes.ts';
import { moderatedCrewEndpoints } from './moderated-crews.ts';
import { moderatedJobEndpoints } from './moderated-jobs.ts';
import { forModerators, moderationMessage } from './moderator.ts';
import { phraseLinesField } from './phrases.ts';
import { reviewStatuses } from './ratings.ts';
import { jobStatus } from './reference.ts';
import { reportReasons, reportStatuses, reportTargets } from './reports.ts';
import { instant, language, readerTitleField } from './values.ts';
import { wordsLangField } from './words-lang.ts';
import { z } from './z.ts';

/** Target time for a moderator's decision, in hours. */
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
  /** Pictures of jobs. Responses of the previous release have no `pictures`. */
  pictures: z.optional(waiting),
  /** Crews that a moderator holds. Responses of the previous release have no `crews`. */
  crews: z.optional(waiting),
  identities: waiting,
  total: z.int(),
});
export type WaitingCounts = z.output<typeof waitingCounts>;

export const reportRow = z.object({
  case_number: z.string(),
  target_type: z.enum(reportTargets),
  /** The reported job. Null if the job was deleted, or if the report is about a user or a crew. */
  job: z.nullable(
    z.object({
      id: z.int(),
      title: z.string(),
      ...readerTitleField,
      status: jobStatus,
      employer_id: z.int(),
      employer: z.nullable(z.string()),
    }),
  ),
  person: z.nullable(
    z.object({ id: z.int(), name: z.nullable(z.string()), user_type: z.enum(['labour', 'employer']) }),
  ),
  /** The reported crew. Null if the report is about something else. Responses of the previous release have no `crew`. */
  crew: z.optional(
    z.nullable(z.object({ id: z.int(), name: z.string(), state: z.enum(crewStates), leader_id: z.nullable(z.int()) })),
  ),
  reason: z.enum(reportReasons),
  details: z.nullable(z.string()),
  /** The reporter's language. The reporter reads the moderator's `outcome` in this language. */
  reader_language: language,
  status: z.enum(reportStatuses),
  /** Number of other open reports about the same job, user or crew. */
  others: z.int(),
  outcome: z.nullable(z.string()),
  ...wordsLangField('details', 'outcome'),
  measure: z.nullable(z.enum(['none', 'hold', 'remove'])),
  moderator: z.nullable(z.string()),
  created_at: instant,
  decided_at: z.nullable(instant),
});
export type ReportRow = z.output<typeof reportRow>;

/**
 * A rating in the review queue. It has no field that identifies its author, so the moderator does not know the author.
 */
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
  ...wordsLangField('review', 'contest_reason', 'outcome'),
  moderator: z.nullable(z.string()),
  decided_at: z.nullable(instant),
});
export type RatingRow = z.output<typeof ratingRow>;

export const contestedDay = z.object({
  id: z.int(),
  day: z.string(),
  /** The state that the employer entered for the day. */
  state: z.enum(['absent', 'late']),
  /** Whether the worker had reported the day as worked before the employer entered a state. */
  claimed: z.boolean(),
  note: z.nullable(z.string()),
  ...wordsLangField('note'),
  ...phraseLinesField,
  labour_id: z.int(),
  employer_id: z.int(),
  job_title: z.string(),
  ...readerTitleField,
  /** The worker's language. The worker reads the moderator's decision in this language. */
  reader_language: language,
  since: instant,
});
export type ContestedDay = z.output<typeof contestedDay>;

/** A picture of a job that waits for review, because no moderator has verified the employer. */
export const waitingPicture = z.object({
  id: z.int(),
  /** Width in pixels. */
  width: z.int(),
  /** Height in pixels. */
  height: z.int(),
  job_id: z.int(),
  job_title: z.string(),
  ...readerTitleField,
  employer_id: z.int(),
  since: instant,
});
export type WaitingPicture = z.output<typeof waitingPicture>;

const showCounts = endpoint({
  method: 'GET',
  path: '/api/v1/admin/moderation',
  summary: 'Number of items that wait for a moderator, per queue and in total.',
  ...forModerators,
  response: waitingCounts,
});

const listReports = endpoint({
  method: 'GET',
  path: '/api/v1/admin/moderation/reports',
  summary: 'Reports: open reports oldest first, decided reports latest first. Never names the reporter.',
  ...forModerators,
  query: z.strictObject({ ...pageQuery, status: z.optional(z.enum(reportStatuses, 'not_a_choice')) }),
  response: z.object({ reports: z.array(reportRow), ...pageAnswer }),
});

const caseNumber = z.string().check(z.regex(/^KS-[0-9A-Z]{4}-[0-9A-Z]{4}$/, 'not_an_id'));

const decideReport = endpoint({
  method: 'POST',
  path: '/api/v1/admin/moderation/reports/{case_number}/decide',
  summary: 'Decides a report and what happens to the job or crew. The reporter reads the outcome.',
  ...forModerators,
  params: z.object({ case_number: caseNumber }),
  body: z.strictObject({
    verdict: z.enum(['upheld', 'dismissed'], 'not_a_choice'),
    measure: z._default(z.enum(['none', 'hold', 'remove'], 'not_a_choice'), 'none'),
    outcome: moderationMessage,
  }),
  response: reportRow,
  problems: ['not_found', 'already_decided', 'job_transition'],
});

const listRatings = endpoint({
  method: 'GET',
  path: '/api/v1/admin/moderation/ratings',
  summary: 'Ratings whose text waits for review, oldest first; or all with a shown or hidden text, latest first.',
  ...forModerators,
  query: z.strictObject({
    ...pageQuery,
    show: z._default(z.enum(['waiting', 'shown', 'hidden'], 'not_a_choice'), 'waiting'),
  }),
  response: z.object({ ratings: z.array(ratingRow), ...pageAnswer }),
});

const decideRating = endpoint({
  method: 'POST',
  path: '/api/v1/admin/moderation/ratings/{rating_id}/decide',
  summary:
    'Hides the text of a rating, approves a waiting text, or shows a hidden text again. The stars always count (D36).',
  ...forModerators,
  params: z.object({ rating_id: idParam }),
  body: z.strictObject({
    verdict: z.enum(['hide', 'keep', 'unhide'], 'not_a_choice'),
    outcome: moderationMessage,
    /**
     * The rating's `decided_at` that the caller last received. The server refuses the request if a later decision
     * exists.
     */
    decided_at: z.optional(z.nullable(instant)),
  }),
  response: ratingRow,
  problems: ['not_found', 'already_decided', 'invalid_transition'],
});

const listDays = endpoint({
  method: 'GET',
  path: '/api/v1/admin/moderation/days',
  summary: 'Contested workdays, oldest first.',
  ...forModerators,
  query: z.strictObject(pageQuery),
  response: z.object({ days: z.array(contestedDay), ...pageAnswer }),
});

const decideDay = endpoint({
  method: 'POST',
  path: '/api/v1/admin/moderation/days/{day_id}/decide',
  summary: 'Decides a contested workday. The worker reads the outcome.',
  ...forModerators,
  params: z.object({ day_id: idParam }),
  body: z.strictObject({ verdict: z.enum(['upheld', 'dismissed'], 'not_a_choice'), outcome: moderationMessage }),
  response: z.object({ id: z.int(), verdict: z.enum(['upheld', 'dismissed']) }),
  problems: ['not_found', 'already_decided'],
});

const listPictures = endpoint({
  method: 'GET',
  path: '/api/v1/admin/moderation/pictures',
  summary: 'Pictures of jobs that wait for review, longest waiting first.',
  ...forModerators,
  query: z.strictObject(pageQuery),
  response: z.object({ pictures: z.array(waitingPicture), ...pageAnswer }),
});

const showPicture = endpoint({
  method: 'GET',
  path: '/api/v1/admin/moderation/pictures/{job_picture_id}',
  summary: 'The bytes of a picture of a job.',
  ...forModerators,
  params: z.object({ job_picture_id: idParam }),
  response: z.object({ webp_base64: z.string() }),
  problems: ['not_found'],
});

const decidePicture = endpoint({
  method: 'POST',
  path: '/api/v1/admin/moderation/pictures/{job_picture_id}/decide',
  summary: 'Approves or rejects a picture of a job that waits for review. The employer sees the result at the job.',
  ...forModerators,
  params: z.object({ job_picture_id: idParam }),
  body: z.strictObject({ verdict: z.enum(['approved', 'rejected'], 'not_a_choice') }),
  response: z.object({ id: z.int(), verdict: z.enum(['approved', 'rejected']) }),
  problems: ['not_found', 'already_decided'],
});

const hidePicture = endpoint({
  method: 'POST',
  path: '/api/v1/admin/moderation/pictures/{job_picture_id}/hide',
  summary: 'Hides a picture of a job that is shown. Afterwards only the employer sees it, as rejected.',
  ...forModerators,
  params: z.object({ job_picture_id: idParam }),
  response: z.object({ id: z.int() }),
  problems: ['not_found', 'already_decided'],
});

export const moderationEndpoints = {
  showCounts,
  ...moderatedJobEndpoints,
  ...moderatedCrewEndpoints,
  listReports,
  decideReport,
  listRatings,
  decideRating,
  listDays,
  decideDay,
  listPictures,
  showPicture,
  decidePicture,
  hidePicture,
};
