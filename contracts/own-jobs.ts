// Endpoints of an employer's own jobs (D17, D21), and the automatic check of a post before the employer publishes it.
import { endpoint, pageAnswer, pageQuery, translationFields, uidParam } from './http.ts';
import { jobEditing, jobPosting, jobVersion } from './job-post.ts';
import { finding, jobChange, ownJob, usualPay } from './job-shapes.ts';
import { jobStatus, jobType, salaryPeriod } from './reference.ts';
import { draftText } from './values.ts';
import { z } from './z.ts';

/** An unfinished post, for the automatic check that finds passages that may break a rule. Ignores all other fields. */
const lintable = z.looseObject({
  title: z.optional(z.nullable(draftText(5000))),
  description: z.optional(z.nullable(draftText(10_000))),
  requirements: z.optional(z.nullable(draftText(10_000))),
  location: z.optional(z.nullable(draftText(5000))),
  duration: z.optional(z.nullable(draftText(5000))),
  industry: z.optional(z.nullable(draftText(5000))),
  role: z.optional(z.nullable(draftText(80))),
  state: z.optional(z.nullable(draftText(80))),
  city: z.optional(z.nullable(draftText(80))),
  job_type: z.optional(z.nullable(jobType)),
  salary_amount: z.optional(z.nullable(z.number())),
  salary_period: z.optional(z.nullable(salaryPeriod)),
  walk_in: z.optional(z.nullable(z.looseObject({ place: z.optional(z.nullable(draftText(5000))) }))),
});
export type Lintable = z.output<typeof lintable>;

const own = { auth: 'employer', params: z.object({ job_uid: uidParam }), response: ownJob } as const;

const postJob = endpoint({
  method: 'POST',
  path: '/api/v1/employers/jobs/',
  summary:
    'Posts a job, or saves a draft with `status: "draft"`. A finding of the post check sends it to review first. With an `Idempotency-Key`, a repeated call within a day returns the same job.',
  auth: 'employer',
  status: 201,
  body: jobPosting,
  response: ownJob,
  problems: ['profile_incomplete', 'active_jobs_limit', 'rate_limited', 'idempotency_key_reused'],
});

const listMyJobs = endpoint({
  method: 'GET',
  path: '/api/v1/employers/jobs/',
  summary: 'The calling employer’s jobs, newest first, and the number in each status.',
  auth: 'employer',
  query: z.strictObject({ ...pageQuery, status: z.optional(jobStatus) }),
  response: z.object({ jobs: z.array(ownJob), ...pageAnswer, by_status: z.record(z.string(), z.int()) }),
});

const getMyJob = endpoint({
  ...own,
  method: 'GET',
  path: '/api/v1/employers/jobs/uid/{job_uid}/',
  summary: 'One of the caller’s jobs in any status.',
  query: z.looseObject(translationFields),
});

const editJob = endpoint({
  ...own,
  method: 'PUT',
  path: '/api/v1/employers/jobs/uid/{job_uid}/',
  summary: 'Replaces the content of one of the caller’s jobs (D21). Omitted fields get their defaults.',
  body: jobEditing,
  problems: [
    'profile_incomplete',
    'not_found',
    'stale_version',
    'job_not_editable',
    'active_jobs_limit',
    'rate_limited',
  ],
});

const deleteJob = endpoint({
  method: 'DELETE',
  path: '/api/v1/employers/jobs/uid/{job_uid}/',
  summary: 'Deletes one of the caller’s jobs. Only its applicants still see it; open applications are cancelled.',
  auth: 'employer',
  params: z.object({ job_uid: uidParam }),
  response: z.object({ removed: z.boolean() }),
  problems: ['not_found', 'job_transition'],
});

const setJobStatus = endpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/employers/jobs/uid/{job_uid}/status/',
  summary: 'Changes the status of one of the caller’s jobs (D17). The same status again changes nothing.',
  body: z.strictObject({ status: jobStatus, version: jobVersion }),
  problems: [
    'profile_incomplete',
    'not_found',
    'job_transition',
    'stale_version',
    'active_jobs_limit',
    'positions_filled',
  ],
});

const extendJob = endpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/employers/jobs/uid/{job_uid}/extend/',
  summary: 'Extends an open or paused job by its usual lifetime, up to 90 days from posting (D17).',
  problems: ['not_found', 'job_transition', 'extension_limit'],
});

const copyJob = endpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/employers/jobs/uid/{job_uid}/copy/',
  summary: 'Creates a draft with the same content, without the dates.',
  status: 201,
  problems: ['not_found', 'rate_limited'],
});

const jobHistory = endpoint({
  method: 'GET',
  path: '/api/v1/employers/jobs/uid/{job_uid}/history/',
  summary: 'The history of one of the caller’s jobs, latest first: changes of content and status.',
  auth: 'employer',
  params: z.object({ job_uid: uidParam }),
  response: z.object({ history: z.array(jobChange) }),
  problems: ['not_found'],
});

const lintJob = endpoint({
  method: 'POST',
  path: '/api/v1/employers/jobs/lint/',
  summary:
    'Returns the words of an unsent post that break a rule, and the usual pay of its trade at its place (null if too few jobs or employers of the last 90 days are known). Accepts any part of a post.',
  auth: 'employer',
  body: lintable,
  response: z.object({ findings: z.array(finding), usual_pay: z.nullable(usualPay) }),
});

/** The order of these endpoints is also their order in the OpenAPI document. */
export const ownJobEndpoints = {
  postJob,
  listMyJobs,
  lintJob,
  getMyJob,
  editJob,
  deleteJob,
  setJobStatus,
  extendJob,
  copyJob,
  jobHistory,
};
