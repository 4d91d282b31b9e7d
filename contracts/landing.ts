// Statistics and testimonials of the landing page. Counted and claimed numbers are separate (D1).
import { endpoint } from './http.ts';
import { instant, language } from './values.ts';
import { z } from './z.ts';

/** Counted in the database. Percentages are null while too few users have rated or applied. */
export const countedStats = z.object({
  users: z.int(),
  workers: z.int(),
  /** Jobs that were ever visible to workers. */
  jobs: z.int(),
  open_jobs: z.int(),
  /** Open positions of all open jobs. */
  opportunities: z.int(),
  /** Distinct cities and states of the open jobs. */
  cities: z.int(),
  job_states: z.int(),
  /** States in which registered workers live. */
  worker_states: z.int(),
  /** Percentage of visible ratings with four or five stars. */
  satisfaction: z.nullable(z.int()),
  /** Percentage of applicants who were accepted at least once. */
  placement: z.nullable(z.int()),
});

/** Claims of the company, not counted. */
const claimedStats = z.object({
  users: z.int(),
  workers: z.int(),
  families: z.int(),
  jobs: z.int(),
  opportunities: z.int(),
  satisfaction: z.int(),
  cities: z.int(),
  placement: z.int(),
  job_states: z.int(),
  worker_states: z.int(),
});

const publicStats = z.object({
  as_of: instant,
  counted: countedStats,
  /** Null if the operator shows only counted numbers. */
  claimed: z.nullable(claimedStats),
});
export type PublicStats = z.output<typeof publicStats>;

const testimonial = z.object({
  words: z.string(),
  /** Language of `words`. */
  language,
  name: z.string(),
  /** Trade or company of the author. */
  about: z.string(),
  city: z.string(),
});
export type Testimonial = z.output<typeof testimonial>;

const showPublicFigures = endpoint({
  method: 'GET',
  path: '/api/v1/stats/public/',
  summary: 'Figures of the whole place: counted ones, about a minute old, and beside them what the company claims.',
  auth: 'public',
  response: publicStats,
});

const listTestimonials = endpoint({
  method: 'GET',
  path: '/api/v1/testimonials/',
  summary: 'What people say of the place, in the language asked for where their words are known in it.',
  auth: 'public',
  query: z.looseObject({ language: z.optional(z.string().check(z.maxLength(40, 'too_long'))) }),
  response: z.object({ testimonials: z.array(testimonial) }),
});

export const landingEndpoints = { showPublicFigures, listTestimonials };
