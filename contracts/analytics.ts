// Statistics of an employer's own jobs: views, applications and answers, by calendar days in India.

import { endpoint } from './http.ts';
import { jobStatus } from './reference.ts';
import { calendarDay, readerTitleField } from './values.ts';
import { z } from './z.ts';

/**
 * Periods that an employer can choose. `month` is the current calendar month so far; `all` starts with the employer's
 * first job or application.
 */
export const analyticsRanges = ['7d', '30d', 'month', 'all'] as const;
const range = z.enum(analyticsRanges, 'not_a_choice');
export type AnalyticsRange = z.output<typeof range>;

const totals = z.object({
  /** Job views. Each viewer counts once per job and day (D26). */
  views: z.int(),
  /** Number of distinct viewers. A viewer of several jobs counts once. */
  unique_viewers: z.int(),
  /** Applications received in the period, including general applications, which have no job (D29). */
  applications: z.int(),
  /**
   * Number of applications that the employer shortlisted, accepted or rejected in the period, regardless of when the
   * applications arrived. An application counts at most once per status.
   */
  shortlisted: z.int(),
  accepted: z.int(),
  rejected: z.int(),
});
export type AnalyticsTotals = z.output<typeof totals>;

/** Counts for one step of a time series (a day, week or month). `date` is the first day of the step. */
export const analyticsPoint = z.object({ date: calendarDay, views: z.int(), applications: z.int() });
export type AnalyticsPoint = z.output<typeof analyticsPoint>;

const jobStats = z.object({
  uid: z.string(),
  title: z.string(),
  ...readerTitleField,
  role: z.nullable(z.string()),
  status: jobStatus,
  views: z.int(),
  applications: z.int(),
  shortlisted: z.int(),
  accepted: z.int(),
  positions: z.int(),
});
export type JobStats = z.output<typeof jobStats>;

export const analytics = z.object({
  range,
  /** First and last day of the period, both inclusive; the last day is today. */
  from: calendarDay,
  to: calendarDay,
  tz: z.literal('Asia/Kolkata'),
  totals,
  /**
   * The period before `from`, with the same length. For the range `month`: the same days of the previous month. Null
   * for the range `all`.
   */
  before: z.nullable(z.object({ from: calendarDay, to: calendarDay, totals })),
  /** Length of one step of `series`. Longer periods have longer steps. Weeks start on Monday. */
  step: z.enum(['day', 'week', 'month']),
  /** Views and applications per step, oldest first. Steps without events are included with zeros. */
  series: z.array(analyticsPoint),
  /**
   * Jobs that are open, or had views, applications or answers in the period. At most 100 jobs; the job with the most
   * applications comes first.
   */
  by_job: z.array(jobStats),
  /** Median hours from an application to its first answer, for answers in the period; null without answers. */
  median_response_hours: z.nullable(z.number()),
  /** Percentage of positions filled, over all jobs that were open in the period; null if no job was open. */
  fill_rate: z.nullable(z.int()),
});
export type Analytics = z.output<typeof analytics>;

const getAnalytics = endpoint({
  method: 'GET',
  path: '/api/v1/employers/analytics/',
  summary: 'Views, applications and answers of the caller’s jobs. Requires X-CSRF-Token although it changes nothing.',
  auth: 'employer',
  csrf: true,
  query: z.strictObject({ range: z._default(range, '30d') }),
  response: analytics,
  problems: ['csrf_invalid'],
});

export const analyticsEndpoints = { getAnalytics };
