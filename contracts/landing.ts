// What the landing page tells of the whole place: figures, counted and claimed apart (D1), and what people say.
import { endpoint } from './http.ts';
import { instant, language } from './values.ts';
import { z } from './z.ts';

/** Counted in the database. Percentages are null while too few have rated or applied. */
export const countedStats = z.object({
  users: z.int(),
  workers: z.int(),
  /** Ever shown to workers. */
  jobs: z.int(),
  open_jobs: z.int(),
  /** Places in the open jobs. */
  opportunities: z.int(),
  /** Cities and states of the open jobs. */
  cities: z.int(),
  job_states: z.int(),
  /** States that people looking for work live in. */
  worker_states: z.int(),
  /** Per cent of the ratings that can be seen with four or five stars. */
  satisfaction: z.nullable(z.int()),
  /** Per cent of those who have applied whom somebody took. */
  placement: z.nullable(z.int()),
});

/** What the company says of itself; nobody has counted it. */
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
  /** Null where the operator lets only counted figures be shown. */
  claimed: z.nullable(claimedStats),
});
export type PublicStats = z.output<typeof publicStats>;

const testimonial = z.object({
  words: z.string(),
  /** The language of the words. */
  language,
  name: z.string(),
  /** Their trade or company. */
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
