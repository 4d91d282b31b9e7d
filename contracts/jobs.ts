// Endpoints of jobs: search and job pages for all visitors, saved jobs, and the fixed lists of states, trades and
// languages (D17–D26, D56).
import { endpoint, idParam, pageAnswer, pageQuery, queryNumber, translationFields, uidParam } from './http.ts';
import { jobList, jobSearch, point } from './job-search.ts';
import { job, jobDetail } from './job-shapes.ts';
import { ownJobEndpoints } from './own-jobs.ts';
import { stateField } from './reference.ts';
import { suggestSearches } from './search-suggestions.ts';
import { line, pincode } from './values.ts';
import { z } from './z.ts';

const listJobs = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/',
  summary: 'Open jobs, newest first by default.',
  auth: 'public',
  query: jobSearch,
  response: jobList,
});

const getJob = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/{job_uid}/',
  summary: 'One job by its uuid. If it is not open, only its employer and its applicants see it.',
  auth: 'public',
  params: z.object({ job_uid: uidParam }),
  query: z.looseObject(translationFields),
  response: jobDetail,
});

const getJobById = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/by-id/{job_id}/',
  summary: 'One job by its number.',
  auth: 'public',
  params: z.object({ job_id: idParam }),
  query: z.looseObject(translationFields),
  response: jobDetail,
});

const popularSearches = endpoint({
  method: 'GET',
  path: '/api/v1/jobs/popular-searches/',
  summary: 'The most frequent searches of the last 30 days (D25).',
  auth: 'public',
  response: z.object({ roles: z.array(z.string()), locations: z.array(z.string()) }),
});

const viewJob = endpoint({
  method: 'POST',
  path: '/api/v1/jobs/{job_uid}/view/',
  summary: 'Records a view of an open job: once per viewer and day, never for its employer (D26).',
  auth: 'public',
  params: z.object({ job_uid: uidParam }),
  response: z.object({ counted: z.boolean() }),
  problems: ['not_found'],
});

const listSavedJobs = endpoint({
  method: 'GET',
  path: '/api/v1/labour/saved-jobs/',
  summary: 'Saved jobs, last saved first, also those that are no longer open.',
  auth: 'labour',
  query: z.strictObject({ ...pageQuery, language: z.optional(z.string().check(z.maxLength(40, 'too_long'))) }),
  response: z.object({ jobs: z.array(job), ...pageAnswer }),
});

const saved = z.object({ saved: z.boolean() });

const saveJob = endpoint({
  method: 'PUT',
  path: '/api/v1/labour/saved-jobs/{job_uid}/',
  summary: 'Saves a job. Idempotent.',
  auth: 'labour',
  params: z.object({ job_uid: uidParam }),
  response: saved,
  problems: ['not_found', 'saved_jobs_limit'],
});

const unsaveJob = endpoint({
  method: 'DELETE',
  path: '/api/v1/labour/saved-jobs/{job_uid}/',
  summary: 'Removes a saved job. Idempotent.',
  auth: 'labour',
  params: z.object({ job_uid: uidParam }),
  response: saved,
});

const askPhrases = endpoint({
  method: 'POST',
  path: '/api/v1/labour/jobs/{job_uid}/ask-phrases/',
  summary:
    'Asks the employer of an open job for phrases, because its own words are in another language. The employer is asked once for each job; again changes nothing.',
  auth: 'labour',
  params: z.object({ job_uid: uidParam }),
  query: z.looseObject(translationFields),
  response: z.object({ phrase_request: z.literal('sent') }),
  problems: ['not_found', 'job_not_open', 'words_readable', 'rate_limited'],
});

const meta = endpoint({
  method: 'GET',
  path: '/api/v1/meta/',
  summary: 'The closed lists: states, trades, industries, spoken languages, kinds of job and pay.',
  auth: 'public',
  response: z.object({
    states: z.array(z.object({ code: z.string(), name: z.string(), names: z.record(z.string(), z.string()) })),
    roles: z.array(z.object({ slug: z.string(), names: z.record(z.string(), z.string()), nco_family: z.string() })),
    /** Industries with their names by language code. Responses of the previous release have no `industries`. */
    industries: z.optional(z.array(z.object({ slug: z.string(), names: z.record(z.string(), z.string()) }))),
    skills: z.array(z.string()),
    languages: z.array(z.string()),
    job_types: z.array(z.string()),
    salary_periods: z.array(z.string()),
  }),
});

const listCities = endpoint({
  method: 'GET',
  path: '/api/v1/meta/cities/',
  summary:
    'Places of a state and areas of its cities, largest first; `q` filters by the start of any word of the name. With `near`, a point, the places around it in any state, nearest first. With `pincode`, the largest place of its district.',
  auth: 'public',
  query: z
    .strictObject({
      /** The state in which to search; required without `near` and `pincode`. */
      state: z.optional(stateField),
      q: z.optional(line({ min: 0, max: 80 })),
      near: z.optional(point),
      /** Finds the place with this PIN code. The response contains no place if the PIN code is unknown. */
      pincode: z.optional(pincode),
      limit: queryNumber({ min: 1, max: 50, fallback: 20 }),
    })
    .check(
      z.refine(({ state, near, pincode: pin }) => !!(state || near || pin), { message: 'required', path: ['state'] }),
    ),
  response: z.object({
    cities: z.array(
      z.object({
        name: z.string(),
        /** The English name of the state. Absent in responses of the previous release. */
        state: z.optional(z.string()),
        district: z.nullable(z.string()),
        names: z.record(z.string(), z.string()),
      }),
    ),
    /**
     * Areas and industrial estates that match `q`, each with its city. A job or worker in an area has the city as
     * place. Empty unless `q` has three or more letters. Responses of the previous release have no `areas`.
     */
    areas: z.optional(z.array(z.object({ name: z.string(), city: z.string() }))),
  }),
});

export const jobEndpoints = {
  listJobs,
  popularSearches,
  suggestSearches,
  getJobById,
  getJob,
  viewJob,
  listSavedJobs,
  saveJob,
  unsaveJob,
  askPhrases,
  ...ownJobEndpoints,
  meta,
  listCities,
};
