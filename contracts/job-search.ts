// Parameters and result of the job search (D22, D23).
import { conditionFields, searchCondition } from './conditions.ts';
import { pageAnswer, pageQuery } from './http.ts';
import { job } from './job-shapes.ts';
import { spokenLanguages } from './languages.ts';
import { jobType, roleSlug, stateField } from './reference.ts';
import { line } from './values.ts';
import { z } from './z.ts';

/** A comma-separated list of at most `max` characters. */
const commaSeparated = (max: number) =>
  z.pipe(
    z.string().check(z.maxLength(max, 'too_long')),
    z.transform((text: string) => text.split(',').flatMap((code) => code.trim().toLowerCase() || [])),
  );

const spokenList = z.pipe(commaSeparated(80), z.array(z.enum(spokenLanguages, 'not_a_choice')));
const roleList = z.pipe(commaSeparated(500), z.array(roleSlug));

/** A point as `latitude,longitude`, for example `18.52,73.86`. */
export const point = z.pipe(
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
  /**
   * The searcher's position, as `latitude,longitude` (`18.52,73.86`). Distances are measured from this point instead of
   * the place in `location`.
   */
  near: z.optional(point),
  job_type: z.optional(jobType),
  /** Comma-separated list of trades. The search finds the jobs of each of these trades. */
  role: z.optional(roleList),
  ...conditionFields,
  /**
   * Language into which jobs are translated. The language never filters jobs (D23). For an unknown language the
   * original is returned (B74).
   */
  language: z.optional(z.string().check(z.maxLength(40, 'too_long'))),
  /** Comma-separated language codes. Finds jobs that require at least one of these languages. */
  languages: z.optional(spokenList),
  /**
   * `relevance`: best first. For a signed-in worker, a search for trades without `q` lists the jobs with the highest
   * match score first.
   */
  sort: z.optional(z.enum(['created_at', 'salary', 'distance', 'relevance'], 'not_a_choice')),
  order: z.optional(z.enum(['asc', 'desc'], 'not_a_choice')),
});
export type JobSearch = z.output<typeof jobSearch>;

/**
 * Jobs that do not match the whole search, and why the list contains them. `near`: the job is in a town near `place`.
 * `state`: the job is elsewhere in the state `place`. `similar`: the job has a similar trade. `some_words`: the job
 * contains only some of the searched words.
 */
const jobGroup = z.object({
  kind: z.enum(['near', 'state', 'similar', 'some_words']),
  place: z.nullable(z.string()),
  job_ids: z.array(z.int()),
});
export type JobGroup = z.output<typeof jobGroup>;

export const jobList = z.object({
  jobs: z.array(job),
  /**
   * Groups of jobs that do not match the whole search, on the last page only. `jobs` contains these jobs after the
   * matching jobs, in the order of the groups, so the last page may have more than `limit` jobs. `total` includes these
   * jobs only if fewer than five jobs match. Responses of the previous release have no `groups`.
   */
  groups: z.optional(z.array(jobGroup)),
  ...pageAnswer,
  /**
   * `eq`: `total` is the exact number of matching jobs. `gte`: more jobs match, because the server counts only the
   * 1,000 newest.
   */
  total_relation: z.enum(['eq', 'gte']),
  /**
   * The working conditions that the search asks for, such as night shift or free food, from its text and its
   * parameters. Responses of the previous release have no `conditions`.
   */
  conditions: z.optional(z.array(searchCondition)),
  /**
   * Number of jobs that state all searched working conditions. The list contains these jobs first, then jobs that do
   * not state every condition. Null if all jobs state all conditions. Responses of the previous release have no
   * `stated_total`.
   */
  stated_total: z.optional(z.nullable(z.int())),
  /**
   * Set if several states have a town with the searched name. The list contains only the jobs of the town in `state`:
   * the state of the search, or by default the state with the largest of these towns. The user can search again in one
   * of `other_states`. Responses of the previous release have no `namesake`.
   */
  namesake: z.optional(
    z.nullable(z.object({ city: z.string(), state: z.string(), other_states: z.array(z.string()) })),
  ),
  /**
   * A search that the app offers instead. If no job matches: the most similar search that has results. If one or two
   * jobs match: the same search in a wider place with more jobs. Null otherwise.
   */
  widening: z.nullable(
    z.object({
      /**
       * How the offered search differs: names of the removed parameters (`without`), and changed parameters with their
       * new values (`with`).
       */
      without: z.array(z.string()),
      with: z.record(z.string(), z.string()),
      total: z.int(),
    }),
  ),
});
export type JobList = z.output<typeof jobList>;
