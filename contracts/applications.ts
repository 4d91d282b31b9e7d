// Applications and their road: the two sides' lists, the status and the withdrawal (D27, D29).
import { endpoint, idParam, pageAnswer, pageQuery, uidParam } from './http.ts';
import { applicationStatus, cancelReason, jobStatus, salaryPeriod } from './reference.ts';
import { instant, prose } from './values.ts';
import { z } from './z.ts';

const employerName = z.object({
  company_name: z.nullable(z.string()),
  first_name: z.string(),
  last_name: z.string(),
});

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
    }),
  ),
  employer: employerName,
  applicant: z.object({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    state: z.nullable(z.string()),
    city: z.nullable(z.string()),
    skills: z.array(z.string()),
    experience_years: z.nullable(z.int()),
  }),
  status: applicationStatus,
  /** The statuses that the reader of this answer may set now. */
  allowed: z.array(applicationStatus),
  message: z.nullable(z.string()),
  employer_feedback: z.nullable(z.string()),
  contact_confirmation: z.nullable(z.object({ contacted: z.boolean(), notes: z.nullable(z.string()) })),
  created_at: instant,
  updated_at: instant,
  version: z.int(),
});
export type Application = z.output<typeof application>;

export const applicationList = z.object({ applications: z.array(application), ...pageAnswer });

const id = z.object({ application_id: idParam });

const apply = endpoint({
  method: 'POST',
  path: '/api/v1/labour/applications/',
  summary: 'Applies to a job, by number or uuid, or with neither to an employer (a general application).',
  auth: 'labour',
  status: 201,
  body: z.strictObject({
    job_id: z.optional(z.nullable(z.int('not_an_id').check(z.minimum(1, 'not_an_id')))),
    job_uid: z.optional(z.nullable(uidParam)),
    employer_id: z.optional(z.nullable(z.int('not_an_id').check(z.minimum(1, 'not_an_id')))),
    message: z.optional(z.nullable(prose({ most: 1000 }))),
  }),
  response: application,
  problems: ['not_found', 'job_not_open', 'already_applied', 'reapply_limit', 'resume_required', 'rate_limited'],
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
  summary: 'Applications to one own job, newest first.',
  auth: 'employer',
  params: z.object({ job_uid: uidParam }),
  query: z.strictObject({ ...pageQuery, status: z.optional(applicationStatus) }),
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
    employer_feedback: z.optional(z.nullable(prose({ least: 0, most: 500 }))),
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
  body: z.optional(z.strictObject({ reason: z.optional(z.nullable(prose({ least: 0, most: 500 }))) })),
  response: application,
  problems: ['not_found', 'invalid_transition'],
});

export const applicationEndpoints = {
  apply,
  listMyApplications,
  listApplicants,
  listJobApplicants,
  setApplicationStatus,
  withdraw,
};
