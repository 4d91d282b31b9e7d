// Jobs: what an employer posts and what everyone may search and read (D17–D23, D56).
import { endpoint, idParam, pageAnswer, pageQuery, queryNumber, uidParam } from './http.ts';
import { applicationStatus, jobStatus, jobType, roleSlug, salaryPeriod, stateField } from './reference.ts';
import { instant, line, prose, rupees, spokenLanguage, spokenLanguages } from './values.ts';
import { z } from './z.ts';

const jobFields = {
  id: z.int(),
  uid: z.string(),
  title: z.string(),
  state: z.string(),
  city: z.nullable(z.string()),
  all_cities: z.boolean(),
  job_type: jobType,
  /** Whole rupees; null only on imported jobs without pay (D19). */
  salary_amount: z.nullable(z.int()),
  salary_period: z.nullable(salaryPeriod),
  duration: z.nullable(z.string()),
  description: z.string(),
  requirements: z.nullable(z.string()),
  positions: z.int(),
  language_preference: z.array(z.string()),
  require_resume: z.boolean(),
  status: jobStatus,
  created_at: instant,
  expires_at: z.nullable(instant),
  application_count: z.int(),
  employer: z.object({
    company_name: z.nullable(z.string()),
    first_name: z.string(),
    last_name: z.string(),
  }),
  location: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  role: z.nullable(z.string()),
  translated_to: z.nullable(z.string()),
  translations: z.record(z.string(), z.unknown()),
};

export const job = z.object(jobFields);
export type Job = z.output<typeof job>;

/** A job's page also says whether the person who asks has applied. */
export const jobDetail = z.object({
  ...jobFields,
  my_application: z.nullable(z.object({ id: z.int(), status: applicationStatus })),
});
export type JobDetail = z.output<typeof jobDetail>;

/** What an employer sends to post (D18). City, or `all_cities: true` for the whole state. */
export const jobPost = z.strictObject({
  title: line({ least: 3, most: 120, tooShort: 'title_short' }),
  state: stateField,
  city: z.optional(z.nullable(line({ most: 80 }))),
  all_cities: z.optional(z.boolean()),
  job_type: z.optional(jobType),
  salary_amount: rupees,
  salary_period: z.optional(salaryPeriod),
  duration: z.optional(z.nullable(line({ most: 80 }))),
  description: prose({ least: 20, most: 5000, tooShort: 'description_short' }),
  requirements: z.optional(z.nullable(prose({ most: 2000 }))),
  positions: z.optional(
    z.int('positions_invalid').check(z.minimum(1, 'positions_invalid'), z.maximum(500, 'positions_invalid')),
  ),
  language_preference: z.optional(z.array(spokenLanguage).check(z.maxLength(8, 'too_many'))),
  require_resume: z.optional(z.boolean()),
  location: z.optional(z.nullable(line({ most: 120 }))),
  industry: z.optional(z.nullable(line({ most: 80 }))),
  role: z.optional(z.nullable(roleSlug)),
});
export type JobPost = z.output<typeof jobPost>;

const spokenList = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(80, 'too_long')),
    z.transform((text: string) => text.split(',').flatMap((code) => code.trim().toLowerCase() || [])),
  ),
  z.array(z.enum(spokenLanguages, 'not_a_choice')),
);

const jobSearch = z.strictObject({
  ...pageQuery,
  q: z.optional(line({ least: 0, most: 200 })),
  location: z.optional(line({ least: 0, most: 120 })),
  state: z.optional(stateField),
  job_type: z.optional(jobType),
  role: z.optional(roleSlug),
  /** The language to translate into; never a filter (D23). An unknown one is answered in the original (B74). */
  language: z.optional(z.string().check(z.maxLength(40, 'too_long'))),
  /** A comma list: jobs that want any of these languages. */
  languages: z.optional(spokenList),
  sort: z.optional(z.enum(['created_at', 'salary', 'distance', 'relevance'], 'not_a_choice')),
  order: z.optional(z.enum(['asc', 'desc'], 'not_a_choice')),
});
export type JobSearch = z.output<typeof jobSearch>;

export const jobList = z.object({ jobs: z.array(job), ...pageAnswer });

const translationQuery = z.looseObject({ language: z.optional(z.string().check(z.maxLength(40, 'too_long'))) });

const listJobs = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/',
  summary: 'Open jobs, newest first unless told otherwise.',
  auth: 'public',
  query: jobSearch,
  response: jobList,
});

const getJob = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/{job_uid}/',
  summary: 'One job by its uuid: an open one for everyone, any other only for its employer and its applicants.',
  auth: 'public',
  params: z.object({ job_uid: uidParam }),
  query: translationQuery,
  response: jobDetail,
});

const getJobById = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/by-id/{job_id}/',
  summary: 'One job by its number.',
  auth: 'public',
  params: z.object({ job_id: idParam }),
  query: translationQuery,
  response: jobDetail,
});

const postJob = endpoint({
  method: 'POST',
  path: '/api/v1/employers/jobs/',
  summary: 'Posts a job.',
  auth: 'employer',
  status: 201,
  body: jobPost,
  response: job,
  problems: ['active_jobs_limit', 'rate_limited'],
});

const listMyJobs = endpoint({
  method: 'GET',
  path: '/api/v1/employers/jobs/',
  summary: 'The jobs of the employer who asks, newest first.',
  auth: 'employer',
  query: z.strictObject({ ...pageQuery, status: z.optional(jobStatus) }),
  response: jobList,
});

const getMyJob = endpoint({
  method: 'GET',
  path: '/api/v1/employers/jobs/uid/{job_uid}/',
  summary: 'One own job in whatever state.',
  auth: 'employer',
  params: z.object({ job_uid: uidParam }),
  query: translationQuery,
  response: job,
});

const meta = endpoint({
  method: 'GET',
  path: '/api/v1/meta/',
  summary: 'The closed lists: states, trades, spoken languages, kinds of job and pay.',
  auth: 'public',
  response: z.object({
    states: z.array(z.object({ code: z.string(), name: z.string(), names: z.record(z.string(), z.string()) })),
    roles: z.array(z.object({ slug: z.string(), names: z.record(z.string(), z.string()), nco_family: z.string() })),
    skills: z.array(z.string()),
    languages: z.array(z.string()),
    job_types: z.array(z.string()),
    salary_periods: z.array(z.string()),
  }),
});

const listCities = endpoint({
  method: 'GET',
  path: '/api/v1/meta/cities/',
  summary: 'Places of a state, the largest first; `q` filters by the start of any word of the name.',
  auth: 'public',
  query: z.strictObject({
    state: stateField,
    q: z.optional(line({ least: 0, most: 80 })),
    limit: queryNumber({ least: 1, most: 50, fallback: 20 }),
  }),
  response: z.object({
    cities: z.array(
      z.object({ name: z.string(), district: z.nullable(z.string()), names: z.record(z.string(), z.string()) }),
    ),
  }),
});

export const jobEndpoints = { listJobs, getJob, getJobById, postJob, listMyJobs, getMyJob, meta, listCities };
