// Reputation of workers and employers (D35): the short form shown beside a name. The full score with its components is
// visible only to the worker.
import { z } from './z.ts';

/** `new`: fewer than three events, so there is no score. */
export const scoreLabels = ['new', 'fair', 'good', 'excellent'] as const;
export const scoreLabel = z.enum(scoreLabels);

/** A worker's reputation, as employers see it. */
export const labourReputation = z.object({
  /** Score, 0–100; null while the label is `new`. */
  overall: z.nullable(z.number()),
  label: scoreLabel,
  /** Mean of the visible ratings, 1–5; null without any. */
  rating: z.nullable(z.number()),
  jobs_completed: z.int(),
  /** Whole years of experience. */
  experience: z.nullable(z.int()),
  /** Percentage of due workdays with attendance; a day on time counts in full. Null without any. */
  reliability: z.nullable(z.number()),
  review_count: z.int(),
});
export type LabourReputation = z.output<typeof labourReputation>;

/** An employer's reputation, as workers see it. */
export const employerReputation = z.object({
  rating: z.nullable(z.number()),
  review_count: z.int(),
  /** Workers whose work here was completed. */
  hires_completed: z.int(),
  /** Median hours until the first answer to an application; null with too few answers. */
  answers_in_hours: z.nullable(z.number()),
  /** Percentage of asked workers who confirmed that this employer contacted them; null if too few were asked. */
  contacts: z.nullable(z.number()),
});
export type EmployerReputation = z.output<typeof employerReputation>;

/** Reputation of a worker without completed work. */
export const noLabourReputation: LabourReputation = {
  overall: null,
  label: 'new',
  rating: null,
  jobs_completed: 0,
  experience: null,
  reliability: null,
  review_count: 0,
};

/** Reputation of an employer without completed work. */
export const noEmployerReputation: EmployerReputation = {
  rating: null,
  review_count: 0,
  hires_completed: 0,
  answers_in_hours: null,
  contacts: null,
};
