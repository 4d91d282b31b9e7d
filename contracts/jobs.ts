// Jobs: posting by employers, search and job pages for all visitors (D17–D23, D56).
import { endpoint, idParam, pageAnswer, pageQuery, queryNumber, uidParam } from './http.ts';
import { spokenLanguages } from './languages.ts';
import { match } from './matching.ts';
import { applicationStatus, jobStatus, jobType, roleSlug, salaryPeriod, shift, stateField } from './reference.ts';
import { employerReputation } from './reputation.ts';
import { calendarDay, draftText, instant, line, pincode, prose, rupees, spokenLanguage, timeOfDay } from './values.ts';
import { z } from './z.ts';

const jobFields = {
  id: z.int(),
  uid: z.string(),
  title: z.string(),
  state: z.string(),
  city: z.nullable(z.string()),
  all_cities: z.boolean(),
  job_type: jobType,
  /** Whole rupees; null only for imported jobs without pay (D19). */
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
    id: z.int(),
    company_name: z.nullable(z.string()),
    first_name: z.string(),
    last_name: z.string(),
    /** Whether a moderator confirmed the employer's identity (D39). */
    verified: z.boolean(),
    /** The employer's record: rating, answers, hires. */
    reputation: employerReputation,
  }),
  location: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  role: z.nullable(z.string()),
  /** Facts that a day labourer decides by (D20). */
  start_date: z.nullable(calendarDay),
  start_time: z.nullable(timeOfDay),
  hours_per_day: z.nullable(z.int()),
  shift: z.nullable(shift),
  food_provided: z.boolean(),
  stay_provided: z.boolean(),
  transport_provided: z.boolean(),
  tools_provided: z.boolean(),
  pincode: z.nullable(z.string()),
  /** Days on which applicants may come without an appointment, and the address. */
  walk_in: z.nullable(z.object({ from: calendarDay, to: calendarDay, place: z.string() })),
  /** Posted by a contractor, not by the person who needs the work. */
  is_contractor: z.boolean(),
  /** Distance from the place or point of the search; null if the search has none, or if the job's place is unknown. */
  distance_km: z.nullable(z.number()),
  /** Requested language of `translations`; null if nothing was translated. */
  translated_to: z.nullable(z.string()),
  /** Language code → translated fields of the job. The job's own fields keep the employer's wording. */
  translations: z.record(z.string(), z.record(z.string(), z.string())),
};

export const job = z.object(jobFields);
export type Job = z.output<typeof job>;

/** The job's pay compared with its trade, converted to daily pay: `median` of `sample` open jobs in `place`. */
const payComparison = z.object({ pay: z.int(), median: z.int(), sample: z.int(), place: z.string() });

/** A job page also shows whether the caller has applied or saved the job, and how its pay compares. */
export const jobDetail = z.object({
  ...jobFields,
  my_application: z.nullable(z.object({ id: z.int(), status: applicationStatus })),
  saved: z.boolean(),
  pay_comparison: z.nullable(payComparison),
  /** Match with the calling worker; null for other callers. */
  match: z.nullable(match),
});
export type JobDetail = z.output<typeof jobDetail>;

/**
 * A passage of a post that breaks a rule (C.7). `start` and `end` are UTF-16 offsets in the field; the message is
 * English.
 */
export const finding = z.object({
  code: z.string(),
  field: z.string(),
  start: z.int(),
  end: z.int(),
  message: z.string(),
});
export type Finding = z.output<typeof finding>;

/** A job as its employer sees it, in any status, with private fields. */
export const ownJob = z.object({
  ...jobFields,
  version: z.int(),
  updated_at: instant,
  views: z.int(),
  /** Applications by status; withdrawn ones are not counted. */
  /**
   * `accepted`: hired, including completed work; `working`: hired and not completed. The previous release does not send
   * `working`.
   */
  counts: z.object({ pending: z.int(), shortlisted: z.int(), accepted: z.int(), working: z.optional(z.int()) }),
  /** Statuses to which the employer may move the job now (D17). */
  allowed: z.array(jobStatus),
  /** Latest end to which the employer may extend the job now; null if it cannot be extended. */
  extendable_until: z.nullable(instant),
  /** Findings of the last submission, and the moderator's answer. */
  findings: z.array(finding),
  review_note: z.nullable(z.string()),
});
export type OwnJob = z.output<typeof ownJob>;

const provided = z.optional(z.boolean());
const hours = z.int('hours_invalid').check(z.minimum(1, 'hours_invalid'), z.maximum(16, 'hours_invalid'));
const walkIn = z
  .strictObject({ from: calendarDay, to: calendarDay, place: line({ max: 160 }) })
  .check(z.refine(({ from, to }) => from <= to, { message: 'walk_in_order', path: ['to'] }));

/** Fields whose bounds also apply to a draft. */
const optionalFields = {
  duration: z.optional(z.nullable(line({ max: 80 }))),
  requirements: z.optional(z.nullable(prose({ max: 2000 }))),
  language_preference: z.optional(z.array(spokenLanguage).check(z.maxLength(8, 'too_many'))),
  require_resume: z.optional(z.boolean()),
  location: z.optional(z.nullable(line({ max: 120 }))),
  industry: z.optional(z.nullable(line({ max: 80 }))),
  role: z.optional(z.nullable(roleSlug)),
  city: z.optional(z.nullable(line({ max: 80 }))),
  all_cities: z.optional(z.boolean()),
  job_type: z.optional(jobType),
  salary_period: z.optional(salaryPeriod),
  positions: z.optional(
    z.int('positions_invalid').check(z.minimum(1, 'positions_invalid'), z.maximum(500, 'positions_invalid')),
  ),
  start_date: z.optional(z.nullable(calendarDay)),
  start_time: z.optional(z.nullable(timeOfDay)),
  hours_per_day: z.optional(z.nullable(hours)),
  shift: z.optional(z.nullable(shift)),
  food_provided: provided,
  stay_provided: provided,
  transport_provided: provided,
  tools_provided: provided,
  pincode: z.optional(z.nullable(pincode)),
  walk_in: z.optional(z.nullable(walkIn)),
  is_contractor: z.optional(z.boolean()),
};

/** Request body for posting a job (D18, D20). Needs a city, or `all_cities: true` for the whole state. */
export const jobPost = z.strictObject({
  ...optionalFields,
  /** `active` publishes a draft. Without it, an edit does not change the status. */
  status: z.optional(z.literal('active')),
  title: line({ min: 3, max: 120, tooShort: 'title_short' }),
  state: stateField,
  salary_amount: rupees,
  description: prose({ min: 20, max: 5000, tooShort: 'description_short' }),
});
export type JobPost = z.output<typeof jobPost>;

/** A draft: the input so far. No field is required. */
export const jobDraft = z.strictObject({
  ...optionalFields,
  status: z.literal('draft'),
  title: z.optional(line({ min: 0, max: 120 })),
  state: z.optional(z.nullable(stateField)),
  salary_amount: z.optional(z.nullable(rupees)),
  description: z.optional(prose({ min: 0, max: 5000 })),
});
export type JobDraft = z.output<typeof jobDraft>;

const version = z.optional(z.int('not_a_whole_number'));
const posting = z.discriminatedUnion('status', [jobPost, jobDraft]);
const editing = z.discriminatedUnion('status', [z.extend(jobPost, { version }), z.extend(jobDraft, { version })]);
export type JobEdit = z.output<typeof editing>;

const spokenList = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(80, 'too_long')),
    z.transform((text: string) => text.split(',').flatMap((code) => code.trim().toLowerCase() || [])),
  ),
  z.array(z.enum(spokenLanguages, 'not_a_choice')),
);

const point = z.pipe(
  z.pipe(
    z.string().check(z.regex(/^-?\d{1,2}(\.\d{1,8})?,-?\d{1,3}(\.\d{1,8})?$/, 'point_invalid')),
    z.transform((text: string) => {
      const [lat = 0, lng = 0] = text.split(',').map(Number);
      return { lat, lng };
    }),
  ),
  z.object({
    lat: z.number().check(z.minimum(-90, 'point_invalid'), z.maximum(90, 'point_invalid')),
    lng: z.number().check(z.minimum(-180, 'point_invalid'), z.maximum(180, 'point_invalid')),
  }),
);

export const jobSearch = z.strictObject({
  ...pageQuery,
  q: z.optional(line({ min: 0, max: 200 })),
  location: z.optional(line({ min: 0, max: 120 })),
  state: z.optional(stateField),
  /** The searcher's position, as `18.52,73.86`. Distances are measured from this point instead of the named place. */
  near: z.optional(point),
  job_type: z.optional(jobType),
  role: z.optional(roleSlug),
  /**
   * Target language of the translation, never a filter (D23). For an unknown language the response is the original
   * (B74).
   */
  language: z.optional(z.string().check(z.maxLength(40, 'too_long'))),
  /** Comma-separated list: jobs that require any of these languages. */
  languages: z.optional(spokenList),
  sort: z.optional(z.enum(['created_at', 'salary', 'distance', 'relevance'], 'not_a_choice')),
  order: z.optional(z.enum(['asc', 'desc'], 'not_a_choice')),
});
export type JobSearch = z.output<typeof jobSearch>;

export const jobList = z.object({
  jobs: z.array(job),
  ...pageAnswer,
  /** `gte`: there are at least `total` results, and more pages follow; relevance ranks the newest 1,000 jobs. */
  total_relation: z.enum(['eq', 'gte']),
  /** If nothing was found: the search with results that differs least from the requested one. */
  widening: z.nullable(
    z.object({
      /** Removed parameters, and parameters with a new value. */
      without: z.array(z.string()),
      with: z.record(z.string(), z.string()),
      total: z.int(),
    }),
  ),
});
export type JobList = z.output<typeof jobList>;

const translationQuery = z.looseObject({ language: z.optional(z.string().check(z.maxLength(40, 'too_long'))) });

/** An unfinished post: only the fields that the check inspects are read. */
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
  salary_amount: z.optional(z.nullable(z.number())),
  salary_period: z.optional(z.nullable(salaryPeriod)),
  walk_in: z.optional(z.nullable(z.looseObject({ place: z.optional(z.nullable(draftText(5000))) }))),
});
export type Lintable = z.output<typeof lintable>;

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

const popularSearches = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/popular-searches/',
  summary: 'What was searched for most in the last 30 days, the most first (D25).',
  auth: 'public',
  response: z.object({ roles: z.array(z.string()), locations: z.array(z.string()) }),
});

const viewJob = endpoint({
  method: 'POST',
  path: '/api/v1/jobs/{job_uid}/view/',
  summary: 'Says that somebody looks at an open job: counted once a viewer and day, never for its employer (D26).',
  auth: 'public',
  params: z.object({ job_uid: uidParam }),
  response: z.object({ counted: z.boolean() }),
  problems: ['not_found'],
});

const listSavedJobs = endpoint({
  method: 'GET',
  path: '/api/v1/labour/saved-jobs/',
  summary: 'Saved jobs, the latest first; one that is no longer open stays, with its state.',
  auth: 'labour',
  query: z.strictObject({ ...pageQuery, language: z.optional(z.string().check(z.maxLength(40, 'too_long'))) }),
  response: z.object({ jobs: z.array(job), ...pageAnswer }),
});

const saved = z.object({ saved: z.boolean() });

const saveJob = endpoint({
  method: 'PUT',
  path: '/api/v1/labour/saved-jobs/{job_uid}/',
  summary: 'Saves a job; again changes nothing.',
  auth: 'labour',
  params: z.object({ job_uid: uidParam }),
  response: saved,
  problems: ['not_found', 'saved_jobs_limit'],
});

const unsaveJob = endpoint({
  method: 'DELETE',
  path: '/api/v1/labour/saved-jobs/{job_uid}/',
  summary: 'Takes a job off the saved ones; again changes nothing.',
  auth: 'labour',
  params: z.object({ job_uid: uidParam }),
  response: saved,
});

const own = { auth: 'employer', params: z.object({ job_uid: uidParam }), response: ownJob } as const;

const postJob = endpoint({
  method: 'POST',
  path: '/api/v1/employers/jobs/',
  summary:
    'Posts a job, or keeps a draft of one with `status: "draft"`. A hit of the check sends it to review first. With an `Idempotency-Key` the same call within a day answers the same job.',
  auth: 'employer',
  status: 201,
  body: posting,
  response: ownJob,
  problems: ['profile_incomplete', 'active_jobs_limit', 'rate_limited', 'idempotency_key_reused'],
});

const listMyJobs = endpoint({
  method: 'GET',
  path: '/api/v1/employers/jobs/',
  summary: 'The jobs of the employer who asks, newest first, and how many are in each state.',
  auth: 'employer',
  query: z.strictObject({ ...pageQuery, status: z.optional(jobStatus) }),
  response: z.object({ jobs: z.array(ownJob), ...pageAnswer, by_status: z.record(z.string(), z.int()) }),
});

const getMyJob = endpoint({
  ...own,
  method: 'GET',
  path: '/api/v1/employers/jobs/uid/{job_uid}/',
  summary: 'One own job in whatever state.',
  query: translationQuery,
});

const editJob = endpoint({
  ...own,
  method: 'PUT',
  path: '/api/v1/employers/jobs/uid/{job_uid}/',
  summary: 'Replaces what an own job says (D21). What is left out goes back to its default.',
  body: editing,
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
  summary: 'Deletes an own job: it is gone for everyone but its applicants, whose open applications are cancelled.',
  auth: 'employer',
  params: z.object({ job_uid: uidParam }),
  response: z.object({ removed: z.boolean() }),
  problems: ['not_found', 'job_transition'],
});

const setJobStatus = endpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/employers/jobs/uid/{job_uid}/status/',
  summary: 'Moves an own job along its states (D17). The same state again changes nothing.',
  body: z.strictObject({ status: jobStatus, version }),
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
  summary:
    'Makes the life of an open or paused job longer by its usual length, to 90 days from its posting at most (D17).',
  problems: ['not_found', 'job_transition', 'extension_limit'],
});

const copyJob = endpoint({
  ...own,
  method: 'POST',
  path: '/api/v1/employers/jobs/uid/{job_uid}/copy/',
  summary: 'Makes a draft that says the same, without its dates.',
  status: 201,
  problems: ['not_found', 'rate_limited'],
});

/** An entry of a job's history. */
export const jobChange = z.object({
  at: instant,
  by: z.enum(['employer', 'moderator', 'system']),
  from_status: z.nullable(jobStatus),
  to_status: z.nullable(jobStatus),
  /** Field → value before and after. */
  changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
});

const jobHistory = endpoint({
  method: 'GET',
  path: '/api/v1/employers/jobs/uid/{job_uid}/history/',
  summary: 'What happened to an own job, the latest first: changes of its words and of its state.',
  auth: 'employer',
  params: z.object({ job_uid: uidParam }),
  response: z.object({ history: z.array(jobChange) }),
  problems: ['not_found'],
});

const lintJob = endpoint({
  method: 'POST',
  path: '/api/v1/employers/jobs/lint/',
  summary: 'Says which words of a post break a rule, before it is sent. Takes any part of a post.',
  auth: 'employer',
  body: lintable,
  response: z.object({ findings: z.array(finding) }),
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
    q: z.optional(line({ min: 0, max: 80 })),
    limit: queryNumber({ min: 1, max: 50, fallback: 20 }),
  }),
  response: z.object({
    cities: z.array(
      z.object({ name: z.string(), district: z.nullable(z.string()), names: z.record(z.string(), z.string()) }),
    ),
  }),
});

export const jobEndpoints = {
  listJobs,
  popularSearches,
  getJobById,
  getJob,
  viewJob,
  listSavedJobs,
  saveJob,
  unsaveJob,
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
  meta,
  listCities,
};
