// Jobs as visitors, workers and their employers read them (D17–D23).
import { schooling } from './conditions.ts';
import { match } from './matching.ts';
import { phraseLinesField } from './phrases.ts';
import { picture } from './picture-shape.ts';
import { applicationStatus, jobStatus, jobType, salaryPeriod, shift } from './reference.ts';
import { employerReputation } from './reputation.ts';
import { calendarDay, instant, readerTitleField, timeOfDay } from './values.ts';
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
    /** The employer's public reputation: ratings, answers to applications, hires. */
    reputation: employerReputation,
  }),
  location: z.nullable(z.string()),
  industry: z.nullable(z.string()),
  role: z.nullable(z.string()),
  /** The fields from here to `tools_provided` are working conditions that day labourers need to know (D20). */
  start_date: z.nullable(calendarDay),
  start_time: z.nullable(timeOfDay),
  hours_per_day: z.nullable(z.int()),
  shift: z.nullable(shift),
  /** The least schooling that a worker needs; null if the employer does not state it. */
  schooling: z.nullable(schooling),
  food_provided: z.boolean(),
  stay_provided: z.boolean(),
  transport_provided: z.boolean(),
  tools_provided: z.boolean(),
  pincode: z.nullable(z.string()),
  /**
   * First and last day on which applicants may come without an appointment, and the address (`place`). Null if
   * applicants need an appointment.
   */
  walk_in: z.nullable(z.object({ from: calendarDay, to: calendarDay, place: z.string() })),
  /** True if a labour contractor posted the job on behalf of the person who needs the work. */
  is_contractor: z.boolean(),
  /**
   * Distance in km. In a search: from the searched place or point. For a single job: from the town of the calling
   * worker. Null if one of the two places is unknown, or if the caller is not a worker and does not search.
   */
  distance_km: z.nullable(z.number()),
  /** Language of `translations`; null if nothing was translated. */
  translated_to: z.nullable(z.string()),
  /** Translated fields, by language code. The fields of the job itself keep the employer's wording. */
  translations: z.record(z.string(), z.record(z.string(), z.string())),
  ...readerTitleField,
};

/** Fields that a client needs to display a job's texts: phrase lines and languages. Lists of jobs omit these fields. */
export const jobTextFields = {
  ...phraseLinesField,
  /**
   * Language (BCP 47 tag) of the text that the employer typed, by field. Present only for fields whose typed text is
   * neither in the reader's language nor translated.
   */
  words_lang: z.optional(z.object({ description: z.optional(z.string()), requirements: z.optional(z.string()) })),
  /** Language (BCP 47 tag) of the typed duration. Present only if it is not the reader's language. */
  duration_lang: z.optional(z.string()),
  /**
   * State of a request for phrases. A worker who cannot read the employer's typed text may ask the employer to replace
   * the text with phrases: ready sentences in all eight languages. `possible`: the signed-in worker may ask. `sent`: a
   * worker has asked. Null for callers who are not workers, for workers who can read the text, and after the employer
   * has answered.
   */
  phrase_request: z.optional(z.nullable(z.enum(['possible', 'sent']))),
};

export const job = z.object(jobFields);
export type Job = z.output<typeof job>;

/**
 * The usual pay of a trade in `place` (a city or state), in rupees per day. `sample` jobs are open or
 * were posted in the last 90 days. A quarter of their employers pay less than `low`, and a quarter more than `high`.
 */
export const usualPay = z.object({ low: z.int(), high: z.int(), sample: z.int(), place: z.string() });
export type UsualPay = z.output<typeof usualPay>;

/**
 * Pay of the job in rupees per day, and the `median` of the employers of `sample` jobs of the same trade in `place`
 * (a city or state), which are open or were posted in the last 90 days.
 */
const payComparison = z.object({ pay: z.int(), median: z.int(), sample: z.int(), place: z.string() });

/**
 * A job with the data of its page: the caller's application, whether the caller saved the job, a comparison of the pay,
 * and the match with the caller.
 */
export const jobDetail = z.object({
  ...jobFields,
  ...jobTextFields,
  my_application: z.nullable(z.object({ id: z.int(), status: applicationStatus })),
  saved: z.boolean(),
  pay_comparison: z.nullable(payComparison),
  /** Match with the calling worker; null for other callers. */
  match: z.nullable(match),
  /**
   * Pictures of the place of work; empty for visitors, who may not fetch them. Responses of the previous release have no
   * `pictures`.
   */
  pictures: z.optional(z.array(picture)),
});
export type JobDetail = z.output<typeof jobDetail>;

/**
 * A job from a list or from the endpoint of a single job. Only the endpoint of a single job sends the fields of
 * `jobTextFields`.
 */
export type ReadJob = Job & Partial<Pick<JobDetail, keyof typeof jobTextFields>>;

/**
 * A passage of a post that may break a rule for posts (C.7). `start` and `end` are UTF-16 offsets in the field. The
 * message is in English.
 */
export const finding = z.object({
  code: z.string(),
  field: z.string(),
  start: z.int(),
  end: z.int(),
  message: z.string(),
  /** Set if no rule marked the words, but the learned reader did, which is less certain. */
  by: z.optional(z.literal('reader')),
});
export type Finding = z.output<typeof finding>;

/** A job as its employer sees it, in any status, with private fields. */
export const ownJob = z.object({
  ...jobFields,
  ...jobTextFields,
  version: z.int(),
  updated_at: instant,
  views: z.int(),
  /**
   * Number of applications by status, except withdrawn ones. `accepted`: all hired workers. `working`: hired workers
   * whose work is not completed. Responses of the previous release have no `working`.
   */
  counts: z.object({ pending: z.int(), shortlisted: z.int(), accepted: z.int(), working: z.optional(z.int()) }),
  /** Statuses to which the employer may move the job now (D17). */
  allowed: z.array(jobStatus),
  /** Latest date to which the employer may now extend the job; null if the employer cannot extend the job. */
  extendable_until: z.nullable(instant),
  /** Passages that the last automatic check of the post flagged, and the moderator's message to the employer. */
  findings: z.array(finding),
  review_note: z.nullable(z.string()),
  /** Language (BCP 47 tag) of `review_note`; only if it is not in the reader's language. */
  review_note_lang: z.optional(z.string()),
});
export type OwnJob = z.output<typeof ownJob>;

/** An entry of a job's history. */
export const jobChange = z.object({
  at: instant,
  by: z.enum(['employer', 'moderator', 'system']),
  from_status: z.nullable(jobStatus),
  to_status: z.nullable(jobStatus),
  /** The value of each changed field before and after the change, by field. */
  changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })),
});
