// Reputation of workers and employers (D35): the summary shown beside a name. Only the worker sees the full score with
// its components.
import { z } from './z.ts';

/**
 * Labels of a worker's score. `new`: fewer than three events, such as completed jobs and ratings, count for the score,
 * so there is no score.
 */
export const scoreLabels = ['new', 'fair', 'good', 'excellent'] as const;
export const scoreLabel = z.enum(scoreLabels);

/** A worker's reputation, as employers see it. */
export const labourReputation = z.object({
  /** Score, 0–100; null while the label is `new`. */
  overall: z.nullable(z.number()),
  label: scoreLabel,
  /** Mean of the visible ratings, 1–5; null before the first rating. */
  rating: z.nullable(z.number()),
  jobs_completed: z.int(),
  /** Years of experience, as the worker stated them; null if not stated. */
  experience: z.nullable(z.int()),
  /**
   * Percentage of past workdays on which the worker was on time; null before the first of these days. A withdrawal less
   * than 24 hours before the start of the work counts as half a missed day.
   */
  reliability: z.nullable(z.number()),
  review_count: z.int(),
});
export type LabourReputation = z.output<typeof labourReputation>;

/** An employer's reputation, as workers see it. */
export const employerReputation = z.object({
  rating: z.nullable(z.number()),
  review_count: z.int(),
  /** Number of applications whose work was completed. */
  hires_completed: z.int(),
  /** Median hours until the first answer to an application; null if there are too few answers. */
  answers_in_hours: z.nullable(z.number()),
  /**
   * Percentage of workers who confirmed that this employer contacted them, among all workers whom the app asked and who
   * answered; null if there are too few answers.
   */
  contacts: z.nullable(z.number()),
  /**
   * Pay days of the last 365 days and how many of them the employer kept (D69); null below 5 pay days or 3 workers. No
   * score contains them. Missing in a copy of a job that an older version of the app has stored.
   */
  paid_on_time: z.optional(z.nullable(z.object({ kept: z.int(), of: z.int() }))),
});
export type EmployerReputation = z.output<typeof employerReputation>;

/** Initial reputation of a worker: no events, no score. */
export const noLabourReputation: LabourReputation = {
  overall: null,
  label: 'new',
  rating: null,
  jobs_completed: 0,
  experience: null,
  reliability: null,
  review_count: 0,
};

/** Initial reputation of an employer: no ratings, no completed work. */
export const noEmployerReputation: EmployerReputation = {
  rating: null,
  review_count: 0,
  hires_completed: 0,
  answers_in_hours: null,
  contacts: null,
  paid_on_time: null,
};
