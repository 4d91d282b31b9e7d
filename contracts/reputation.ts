// What is known of somebody's work here (D35): the few figures beside a name. The whole score, with its parts, is the person's own to read.
import { z } from './z.ts';

/** `new`: fewer than three things have happened, so there is no number. */
export const scoreLabels = ['new', 'fair', 'good', 'excellent'] as const;
export const scoreLabel = z.enum(scoreLabels);

/** A person looking for work, as employers see them. */
export const labourReputation = z.object({
  /** 0–100; null while the label is `new`. */
  overall: z.nullable(z.number()),
  label: scoreLabel,
  /** The mean of the visible ratings, 1–5; null without any. */
  rating: z.nullable(z.number()),
  jobs_completed: z.int(),
  /** Whole years. */
  experience: z.nullable(z.int()),
  /** Per cent of due days on which they came, on time counting whole; null without any. */
  reliability: z.nullable(z.number()),
  review_count: z.int(),
});
export type LabourReputation = z.output<typeof labourReputation>;

/** An employer, as workers see them. */
export const employerReputation = z.object({
  rating: z.nullable(z.number()),
  review_count: z.int(),
  /** People whose work here was completed. */
  hires_completed: z.int(),
  /** The median of hours until the first answer to an application; null where there are too few to say. */
  answers_in_hours: z.nullable(z.number()),
  /** Per cent of workers who said that this employer contacted them; null where too few were asked. */
  contacts: z.nullable(z.number()),
});
export type EmployerReputation = z.output<typeof employerReputation>;

/** Of a person nobody has worked with yet. */
export const noLabourReputation: LabourReputation = {
  overall: null,
  label: 'new',
  rating: null,
  jobs_completed: 0,
  experience: null,
  reliability: null,
  review_count: 0,
};

/** Of an employer nobody has worked for yet. */
export const noEmployerReputation: EmployerReputation = {
  rating: null,
  review_count: 0,
  hires_completed: 0,
  answers_in_hours: null,
  contacts: null,
};
