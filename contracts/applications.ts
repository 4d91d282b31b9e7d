// Applications: the lists of both sides, one application, its status history and the withdrawal (D27, D29).
import { contact, contactConfirmation, verificationRecord } from './contact.ts';
import { fileInfo } from './files.ts';
import { endpoint, idParam, pageAnswer, pageQuery, uidParam } from './http.ts';
import { match } from './matching.ts';
import { applicationStatus, badge, cancelReason, jobStatus, salaryPeriod, shift } from './reference.ts';
import { employerReputation, labourReputation } from './reputation.ts';
import { calendarDay, instant, prose, timeOfDay } from './values.ts';
import { z } from './z.ts';

const employer = z.object({
  id: z.int(),
  company_name: z.nullable(z.string()),
  first_name: z.string(),
  last_name: z.string(),
  reputation: employerReputation,
});

/** Actions on an application other than a change of status. */
export const applicationActs = [
  'see_contact',
  'see_resume',
  'verify',
  'confirm_contact',
  'claim_completion',
  'show_code',
  'enter_code',
  'rate',
] as const;
const act = z.enum(applicationActs);

export const application = z.object({
  id: z.int(),
  /** Null for a general application to an employer (D29). */
  job: z.nullable(
    z.object({
      id: z.int(),
      uid: z.string(),
      title: z.string(),
      state: z.string(),
      city: z.nullable(z.string()),
      location: z.nullable(z.string()),
      role: z.nullable(z.string()),
      salary_amount: z.nullable(z.int()),
      salary_period: z.nullable(salaryPeriod),
      status: jobStatus,
      positions: z.int(),
      start_date: z.nullable(calendarDay),
      start_time: z.nullable(timeOfDay),
    }),
  ),
  employer,
  applicant: z.object({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    state: z.nullable(z.string()),
    city: z.nullable(z.string()),
    skills: z.array(z.string()),
    experience_years: z.nullable(z.int()),
    /** URL of the picture, fetched with the bearer token: `/api/v1/files/{uid}/`. */
    picture: z.nullable(z.string()),
    /** Whether a moderator confirmed the identity (D39). */
    verified: z.boolean(),
    reputation: labourReputation,
  }),
  /** Match score and reasons, for the employer of the job. Null for the worker, and for general applications. */
  match: z.nullable(match),
  status: applicationStatus,
  /** Statuses that the reader may set now. */
  allowed: z.array(applicationStatus),
  /** Other actions that the reader may take now. */
  acts: z.array(act),
  message: z.nullable(z.string()),
  employer_feedback: z.nullable(z.string()),
  /** The worker's answer whether the employer called (D31). The employer sees the answer but never the notes. */
  contact_confirmation: z.nullable(contactConfirmation),
  /**
   * When the worker reported the work as done. It counts as completed after 7 days without the employer's answer (D27).
   */
  completion_claimed_at: z.nullable(instant),
  created_at: instant,
  updated_at: instant,
  version: z.int(),
});
export type Application = z.output<typeof application>;

/** A status change: the new status, who set it, and the employer's message. */
const step = z.object({
  status: applicationStatus,
  by: z.enum(['labour', 'employer', 'system']),
  feedback: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  at: instant,
});

/** One application, as its worker sees it. */
export const labourApplication = z.extend(application, {
  timeline: z.array(step),
  verification: z.nullable(verificationRecord),
  /** When the employer revealed the phone number, latest first. */
  reveals: z.array(z.object({ at: instant })),
  /** The employer's contact data, while the application is accepted. */
  employer_contact: z.nullable(contact),
});
export type LabourApplication = z.output<typeof labourApplication>;

/** One application, as its employer sees it. A separate endpoint reveals the phone number. */
export const employerApplication = z.extend(application, {
  timeline: z.array(step),
  verification: z.nullable(verificationRecord),
  applicant_profile: z.object({
    languages_known: z.array(z.string()),
    preferred_shift: z.nullable(shift),
    preferred_states: z.array(z.string()),
    expected_salary: z.nullable(z.object({ amount: z.int(), period: salaryPeriod })),
    badges: z.array(badge),
    /** The phone number with all but the last two digits masked. */
    phone_masked: z.nullable(z.string()),
    resume: z.nullable(fileInfo),
  }),
  /** The employer's private notes. */
  notes: z.nullable(z.string()),
});
export type EmployerApplication = z.output<typeof employerApplication>;

export const applicationList = z.object({ applications: z.array(application), ...pageAnswer });

const id = z.object({ application_id: idParam });

const apply = endpoint({
  method: 'POST',
  path: '/api/v1/labour/applications/',
  summary:
    'Applies to a job, by number or uuid, or with neither to an employer (a general application). With an `Idempotency-Key` the same call within a day answers the same application.',
  auth: 'labour',
  status: 201,
  body: z.strictObject({
    job_id: z.optional(z.nullable(z.int('not_an_id').check(z.minimum(1, 'not_an_id')))),
    job_uid: z.optional(z.nullable(uidParam)),
    employer_id: z.optional(z.nullable(z.int('not_an_id').check(z.minimum(1, 'not_an_id')))),
    message: z.optional(z.nullable(prose({ max: 1000 }))),
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

const getMyApplication = endpoint({
  method: 'GET',
  path: '/api/v1/labour/applications/{application_id}/',
  summary: 'One own application with its whole road.',
  auth: 'labour',
  params: id,
  response: labourApplication,
  problems: ['not_found'],
});

const getApplicant = endpoint({
  method: 'GET',
  path: '/api/v1/employers/applications/{application_id}/',
  summary: 'One application to the employer who asks. Reading a pending one opens it: it is under review from then on.',
  auth: 'employer',
  params: id,
  response: employerApplication,
  problems: ['not_found'],
});

const getApplicantResume = endpoint({
  method: 'GET',
  path: '/api/v1/employers/applications/{application_id}/resume/',
  summary: 'The applicant’s resume as an attachment, as long as the number may be seen. Each time is written down.',
  auth: 'employer',
  params: id,
  answers: 'file',
  response: z.unknown(),
  problems: ['not_found', 'contact_closed', 'rate_limited'],
});

/** A preview of a résumé that does not open the file: images of its pages, or its text. */
export const resumePreview = z.object({
  /** `none`: this file type or this file has no preview. */
  kind: z.enum(['pages', 'text', 'none']),
  /** The first five pages. */
  pages: z.array(z.object({ webp_base64: z.string(), width: z.int(), height: z.int() })),
  /** Number of pages of the document; null if it has no pages. */
  total_pages: z.nullable(z.int()),
  /** The text without layout. */
  paragraphs: z.array(z.string()),
});
export type ResumePreview = z.output<typeof resumePreview>;

const previewApplicantResume = endpoint({
  method: 'POST',
  path: '/api/v1/employers/applications/{application_id}/resume/preview/',
  summary:
    'The applicant’s resume as pictures of its first five pages (PDF, photo) or as text (DOCX), as long as the number may be seen. Each time is written down.',
  auth: 'employer',
  params: id,
  response: resumePreview,
  problems: ['not_found', 'contact_closed', 'rate_limited'],
});

const setApplicantNotes = endpoint({
  method: 'PUT',
  path: '/api/v1/employers/applications/{application_id}/notes/',
  summary: 'Keeps the employer’s own notes on an applicant; nobody else reads them. Null or nothing removes them.',
  auth: 'employer',
  params: id,
  body: z.strictObject({ notes: z.nullable(prose({ min: 0, max: 1000 })) }),
  response: z.object({ notes: z.nullable(z.string()) }),
  problems: ['not_found'],
});

const setManyStatuses = endpoint({
  method: 'POST',
  path: '/api/v1/employers/applications/bulk-status/',
  summary: 'Shortlists or rejects many at once. Those that cannot be moved are told by code; the others are.',
  auth: 'employer',
  body: z.strictObject({
    ids: z
      .array(z.int('not_an_id').check(z.minimum(1, 'not_an_id')))
      .check(z.minLength(1, 'required'), z.maxLength(100, 'too_many')),
    status: z.enum(['shortlisted', 'rejected'], 'not_a_choice'),
    employer_feedback: z.optional(z.nullable(prose({ min: 0, max: 500 }))),
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
    'Says that the accepted work is done. The employer is asked; after 7 days of silence it counts as completed.',
  auth: 'labour',
  params: id,
  response: application,
  problems: ['not_found', 'invalid_transition'],
});

const listMyApplications = endpoint({
  method: 'GET',
  path: '/api/v1/labour/applications/',
  summary: 'Own applications, the latest change first.',
  auth: 'labour',
  query: z.strictObject({ ...pageQuery, status: z.optional(applicationStatus) }),
  response: applicationList,
});

const listApplicants = endpoint({
  method: 'GET',
  path: '/api/v1/employers/applications/',
  summary: 'Applications to the employer who asks, newest first.',
  auth: 'employer',
  query: z.strictObject({ ...pageQuery, status: z.optional(applicationStatus), job: z.optional(uidParam) }),
  response: applicationList,
});

const listJobApplicants = endpoint({
  method: 'GET',
  path: '/api/v1/employers/jobs/uid/{job_uid}/applications/',
  summary:
    'Applications to one own job, newest first, or by `match` those that fit best first (of the newest thousand).',
  auth: 'employer',
  params: z.object({ job_uid: uidParam }),
  query: z.strictObject({
    ...pageQuery,
    status: z.optional(applicationStatus),
    sort: z._default(z.enum(['newest', 'match'], 'not_a_choice'), 'newest'),
  }),
  response: applicationList,
  problems: ['not_found'],
});

const setApplicationStatus = endpoint({
  method: 'PATCH',
  path: '/api/v1/employers/applications/{application_id}/status/',
  summary:
    'Moves an application along its road (D27). The same status again changes nothing; `cancelled` needs a reason.',
  auth: 'employer',
  params: id,
  body: z.strictObject({
    status: applicationStatus,
    employer_feedback: z.optional(z.nullable(prose({ min: 0, max: 500 }))),
    reason: z.optional(z.nullable(cancelReason)),
    version: z.optional(z.int('not_a_whole_number')),
  }),
  response: application,
  problems: ['not_found', 'invalid_transition', 'stale_version', 'positions_filled'],
});

const withdraw = endpoint({
  method: 'POST',
  path: '/api/v1/labour/applications/{application_id}/withdraw/',
  summary: 'Takes an own application back.',
  auth: 'labour',
  params: id,
  body: z.optional(z.strictObject({ reason: z.optional(z.nullable(prose({ min: 0, max: 500 }))) })),
  response: application,
  problems: ['not_found', 'invalid_transition'],
});

export const applicationEndpoints = {
  apply,
  listMyApplications,
  getMyApplication,
  listApplicants,
  listJobApplicants,
  getApplicant,
  getApplicantResume,
  previewApplicantResume,
  setApplicantNotes,
  setApplicationStatus,
  setManyStatuses,
  withdraw,
  claimCompletion,
};
