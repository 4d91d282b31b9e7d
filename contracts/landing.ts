// Public statistics, and testimonials of the landing page. Counted numbers and the company's goals are separate (D1).
import { endpoint } from './http.ts';
import { instant, language } from './values.ts';
import { z } from './z.ts';

/** Numbers counted in the database. A percentage is null while there are too few ratings or applicants. */
export const countedStats = z.object({
  users: z.int(),
  workers: z.int(),
  /** Published jobs, including ended ones, but not jobs that moderators removed. */
  jobs: z.int(),
  open_jobs: z.int(),
  /** Total number of positions that the open jobs offer. */
  opportunities: z.int(),
  /** Number of distinct cities and states of the open jobs. */
  cities: z.int(),
  job_states: z.int(),
  /** Number of states in which registered workers live. */
  worker_states: z.int(),
  /** Percentage of visible ratings with four or five stars. */
  satisfaction: z.nullable(z.int()),
  /** Percentage of applicants who were accepted at least once. */
  placement: z.nullable(z.int()),
});

/**
 * Numbers that the company claims as its goals. An operator enters them as settings; the database does not count them.
 */
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

/** The names of the counted numbers. */
export const countedName = z.keyof(countedStats);
export type CountedName = z.output<typeof countedName>;

const publicStats = z.object({
  as_of: instant,
  counted: countedStats,
  /** Names of the counted numbers that the landing page shows, because they are counted from enough rows. */
  shown: z.array(countedName),
  /** The company's goals; null if the operator has hidden them. */
  claimed: z.nullable(claimedStats),
});
export type PublicStats = z.output<typeof publicStats>;

const testimonial = z.object({
  words: z.string(),
  /** Language of the testimonial text. */
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
  summary: 'Public statistics: counted values, about a minute old, and the company’s goals.',
  auth: 'public',
  response: publicStats,
});

const listTestimonials = endpoint({
  method: 'GET',
  path: '/api/v1/testimonials/',
  summary: 'Testimonials, in the requested language if translated.',
  auth: 'public',
  query: z.looseObject({ language: z.optional(z.string().check(z.maxLength(40, 'too_long'))) }),
  response: z.object({ testimonials: z.array(testimonial) }),
});

export const landingEndpoints = { showPublicFigures, listTestimonials };
