// Endpoints of applications: lists for workers and for employers, single applications, status changes (D27, D29).
import {
  application,
  applicationList,
  employerApplication,
  labourApplication,
  resumePreview,
} from './application-shapes.ts';
import { endpoint, idParam, pageQuery, uidParam } from './http.ts';
import { phraseInputs } from './phrases.ts';
import { applicationStatus, cancelReason } from './reference.ts';
import { prose } from './values.ts';
import { z } from './z.ts';

const id = z.object({ application_id: idParam });

const apply = endpoint({
  method: 'POST',
  path: '/api/v1/labour/applications/',
  summary:
    'Applies to a job, by id or uuid, or without a job to an employer (a general application). With an `Idempotency-Key`, a repeated call within a day returns the same application.',
  auth: 'labour',
  status: 201,
  body: z.strictObject({
    job_id: z.optional(z.nullable(z.int('not_an_id').check(z.minimum(1, 'not_an_id')))),
    job_uid: z.optional(z.nullable(uidParam)),
    employer_id: z.optional(z.nullable(z.int('not_an_id').check(z.minimum(1, 'not_an_id')))),
    message: z.optional(z.nullable(prose({ max: 1000 }))),
    message_phrases: z.optional(phraseInputs),
  }),
  response: application,
  problems: [
    'profile_incomplete',
    'not_found',
    'job_not_open',
    'already_applied',
    'reapply_limit',
    'resume_required',
    'rate_limited',
    'idempotency_key_reused',
  ],
});

const answerInvitation = endpoint({
  method: 'POST',
  path: '/api/v1/labour/invitations/{job_uid}/answer/',
  summary:
    'Accepts or declines an employer’s invitation to a job. To accept is to apply. The first answer counts: the response contains it, and a later answer changes nothing.',
  auth: 'labour',
  params: z.object({ job_uid: uidParam }),
  body: z.strictObject({ accepted: z.boolean('not_a_choice') }),
  response: z.object({ accepted: z.boolean() }),
  problems: ['profile_incomplete', 'not_found', 'job_not_open', 'reapply_limit', 'resume_required', 'rate_limited'],
});

const getMyApplication = endpoint({
  method: 'GET',
  path: '/api/v1/labour/applications/{application_id}/',
  summary: 'One of the caller’s applications with its status history.',
  auth: 'labour',
  params: id,
  response: labourApplication,
  problems: ['not_found'],
});

const getApplicant = endpoint({
  method: 'GET',
  path: '/api/v1/employers/applications/{application_id}/',
  summary: 'One application to the calling employer. Reading a pending application sets it to under review.',
  auth: 'employer',
  params: id,
  response: employerApplication,
  problems: ['not_found'],
});

const getApplicantResume = endpoint({
  method: 'GET',
  path: '/api/v1/employers/applications/{application_id}/resume/',
  summary: 'The applicant’s résumé as an attachment, while the phone number may be viewed. Each request is recorded.',
  auth: 'employer',
  params: id,
  answers: 'file',
  response: z.unknown(),
  problems: ['not_found', 'contact_closed', 'rate_limited'],
});

const previewApplicantResume = endpoint({
  method: 'POST',
  path: '/api/v1/employers/applications/{application_id}/resume/preview/',
  summary:
    'The applicant’s résumé as images of its first five pages (PDF, photo) or as text (DOCX), while the phone number may be viewed. Each request is recorded.',
  auth: 'employer',
  params: id,
  response: resumePreview,
  problems: ['not_found', 'contact_closed', 'rate_limited'],
});

const setApplicantNotes = endpoint({
  method: 'PUT',
  path: '/api/v1/employers/applications/{application_id}/notes/',
  summary: 'Saves the employer’s private notes on an applicant. Null or an empty string removes them.',
  auth: 'employer',
  params: id,
  body: z.strictObject({ notes: z.nullable(prose({ min: 0, max: 1000 })) }),
  response: z.object({ notes: z.nullable(z.string()) }),
  problems: ['not_found'],
});

const setManyStatuses = endpoint({
  method: 'POST',
  path: '/api/v1/employers/applications/bulk-status/',
  summary: 'Shortlists or rejects many applications. Those that cannot be changed are returned with an error code.',
  auth: 'employer',
  body: z.strictObject({
    ids: z
      .array(z.int('not_an_id').check(z.minimum(1, 'not_an_id')))
      .check(z.minLength(1, 'required'), z.maxLength(100, 'too_many')),
    status: z.enum(['shortlisted', 'rejected'], 'not_a_choice'),
    employer_feedback: z.optional(z.nullable(prose({ min: 0, max: 500 }))),
    feedback_phrases: z.optional(phraseInputs),
  }),
  response: z.object({
    updated: z.array(z.int()),
    refused: z.array(z.object({ id: z.int(), code: z.string() })),
  }),
});

const claimCompletion = endpoint({
  method: 'POST',
  path: '/api/v1/labour/applications/{application_id}/completion-claim/',
  summary:
    'Reports accepted work as done. The employer is asked; without an answer in 7 days the work counts as completed.',
  auth: 'labour',
  params: id,
  response: application,
  problems: ['not_found', 'invalid_transition'],
});

const listMyApplications = endpoint({
  method: 'GET',
  path: '/api/v1/labour/applications/',
  summary: 'The caller’s applications, latest change first.',
  auth: 'labour',
  query: z.strictObject({ ...pageQuery, status: z.optional(applicationStatus) }),
  response: applicationList,
});

/**
 * Orders of the lists of applicants: latest application, best match, worker with the highest score, or shortest
 * distance first.
 */
export const applicantSorts = ['newest', 'match', 'score', 'distance'] as const;
export type ApplicantSort = (typeof applicantSorts)[number];
const sort = z._default(z.enum(applicantSorts, 'not_a_choice'), 'newest');

const listApplicants = endpoint({
  method: 'GET',
  path: '/api/v1/employers/applications/',
  summary:
    'Applications to the calling employer, newest first. `sort` orders the newest 1,000 by match with the job, score of the worker, or distance.',
  auth: 'employer',
  query: z.strictObject({ ...pageQuery, status: z.optional(applicationStatus), job: z.optional(uidParam), sort }),
  response: applicationList,
});

const listJobApplicants = endpoint({
  method: 'GET',
  path: '/api/v1/employers/jobs/uid/{job_uid}/applications/',
  summary:
    'Applications to one of the caller’s jobs, newest first. `sort` orders the newest 1,000 by match, score of the worker, or distance.',
  auth: 'employer',
  params: z.object({ job_uid: uidParam }),
  query: z.strictObject({
    ...pageQuery,
    status: z.optional(applicationStatus),
    sort,
  }),
  response: applicationList,
  problems: ['not_found'],
});

const setApplicationStatus = endpoint({
  method: 'PATCH',
  path: '/api/v1/employers/applications/{application_id}/status/',
  summary:
    'Changes the status of an application (D27). The same status again changes nothing; `cancelled` needs a reason.',
  auth: 'employer',
  params: id,
  body: z.strictObject({
    status: applicationStatus,
    employer_feedback: z.optional(z.nullable(prose({ min: 0, max: 500 }))),
    feedback_phrases: z.optional(phraseInputs),
    reason: z.optional(z.nullable(cancelReason)),
    version: z.optional(z.int('not_a_whole_number')),
  }),
  response: application,
  problems: [
    'not_found',
    'invalid_transition',
    'stale_version',
    'positions_filled',
    'crew_too_few',
    'crew_leader_missing',
  ],
});

const messageApplicant = endpoint({
  method: 'POST',
  path: '/api/v1/employers/applications/{application_id}/message/',
  summary:
    'Sends a further message to a shortlisted or hired applicant, without a change of status, at most 5 a day. With an `Idempotency-Key`, a repeated call within a day sends no second message.',
  auth: 'employer',
  params: id,
  body: z.strictObject({
    employer_feedback: z.optional(z.nullable(prose({ min: 0, max: 500 }))),
    feedback_phrases: z.optional(phraseInputs),
  }),
  response: application,
  problems: ['not_found', 'invalid_transition', 'rate_limited', 'idempotency_key_reused'],
});

const withdraw = endpoint({
  method: 'POST',
  path: '/api/v1/labour/applications/{application_id}/withdraw/',
  summary: 'Withdraws one of the caller’s applications.',
  auth: 'labour',
  params: id,
  body: z.optional(
    z.strictObject({
      /** A reason that the worker typed. The employer does not see this text. */
      reason: z.optional(z.nullable(prose({ min: 0, max: 500 }))),
      /** The reason as phrases (sentences that the app offers for selection). The employer sees these phrases. */
      reason_phrases: z.optional(phraseInputs),
    }),
  ),
  response: application,
  problems: ['not_found', 'invalid_transition'],
});

export const applicationEndpoints = {
  apply,
  answerInvitation,
  listMyApplications,
  getMyApplication,
  listApplicants,
  listJobApplicants,
  getApplicant,
  getApplicantResume,
  previewApplicantResume,
  setApplicantNotes,
  setApplicationStatus,
  messageApplicant,
  setManyStatuses,
  withdraw,
  claimCompletion,
};
