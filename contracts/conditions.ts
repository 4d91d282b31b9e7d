// Conditions of a job search, such as night shift or minimum pay: parameters of `GET /jobs/`, and the conditions that
// the server read in the search text.
import {
  conditionNames,
  provisions,
  schoolings,
  searchedPeriods,
  searchedShifts,
  searchedStarts,
} from './condition-lists.ts';
import { queryInteger } from './http.ts';
import { z } from './z.ts';

export const schooling = z.enum(schoolings, 'not_a_choice');
export type Schooling = z.output<typeof schooling>;

const provisionList = z.pipe(
  z.pipe(
    z.string().check(z.maxLength(80, 'too_long')),
    z.transform((text: string) => [...new Set(text.split(',').flatMap((name) => name.trim().toLowerCase() || []))]),
  ),
  z.array(z.enum(provisions, 'not_a_choice')),
);

const chosen = z.literal('true', 'not_a_choice');

/** Query parameters of `GET /jobs/` that state conditions. */
export const conditionFields = {
  shift: z.optional(z.enum(searchedShifts, 'not_a_choice')),
  /** Comma-separated list of `food`, `stay`, `transport` and `tools`. Finds jobs that provide all of them. */
  provided: z.optional(provisionList),
  /** Minimum pay in whole rupees per `pay_period`. */
  pay_min: z.optional(queryInteger(1, 10_000_000)),
  /**
   * Pay period of `pay_min`. The default depends on the amount: per hour below 300 rupees, per day below 3,000,
   * otherwise per month.
   */
  pay_period: z.optional(z.enum(searchedPeriods, 'not_a_choice')),
  /** Required experience. `none` finds jobs for workers without experience. */
  experience: z.optional(z.enum(['none'], 'not_a_choice')),
  /** Finds jobs that ask for at most this schooling. */
  schooling: z.optional(schooling),
  /** `true` finds jobs that are done from home. */
  from_home: z.optional(chosen),
  /** `true` finds jobs for which workers may come without an appointment. */
  walk_in: z.optional(chosen),
  /** Finds jobs that start on this day, in India's time. */
  start: z.optional(z.enum(searchedStarts, 'not_a_choice')),
};

/** One condition of a search, such as `shift` with the value `night`. */
export const searchCondition = z.object({
  /** The parameter of `GET /jobs/` that has the same effect. */
  name: z.enum(conditionNames),
  /**
   * The value of the parameter `name`. For each item of the list parameter `provided` there is a separate condition.
   */
  value: z.string(),
  /** The pay period of `pay_min`; null for other conditions. */
  period: z.nullable(z.enum(searchedPeriods)),
  /**
   * The search text that remains if the user removes this condition. Null if the condition was given only as a
   * parameter; the client then removes the parameter instead.
   */
  q: z.nullable(z.string()),
});
export type SearchCondition = z.output<typeof searchCondition>;
