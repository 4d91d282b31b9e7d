// Statistics of an employer's own jobs: views, applications and answers, by calendar days in India.
import { endpoint } from './http.ts';
import { jobStatus } from './reference.ts';
import { calendarDay } from './values.ts';
import { z } from './z.ts';

/** `month` is the current calendar month so far; `all` starts with the employer's first job. */
export const analyticsRanges = ['7d', '30d', 'month', 'all'] as const;
const range = z.enum(analyticsRanges, 'not_a_choice');
export type AnalyticsRange = z.output<typeof range>;

const totals = z.object({
  /** A viewer counts once per job and day (D26). */
  views: z.int(),
  /** Distinct viewers of all jobs together. */
  unique_viewers: z.int(),
  /** Applications received in the period, with or without a job (D29). */
  applications: z.int(),
  /** Answers given in the period, regardless of when the application arrived. Each application counts once. */
  shortlisted: z.int(),
  accepted: z.int(),
  rejected: z.int(),
});
export type AnalyticsTotals = z.output<typeof totals>;

/** Counts of one step; `date` is its first day. */
export const analyticsPoint = z.object({ date: calendarDay, views: z.int(), applications: z.int() });
export type AnalyticsPoint = z.output<typeof analyticsPoint>;

const jobStats = z.object({
  uid: z.string(),
  title: z.string(),
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
  /** Previous period of the same length; for `month`, the same days of the previous month. Null for `all`. */
  before: z.nullable(z.object({ from: calendarDay, to: calendarDay, totals })),
  /** Length of a step of the series; longer periods have longer steps. Weeks start on Monday. */
  step: z.enum(['day', 'week', 'month']),
  /** Has no gaps: steps without events contain zeros. */
  series: z.array(analyticsPoint),
  /** Jobs with events in the period, and open jobs; most applications first, at most 100. */
  by_job: z.array(jobStats),
  /** Median hours from application to first answer, for applications answered in the period; null without any. */
  median_response_hours: z.nullable(z.number()),
  /** Percentage of filled positions among the jobs that were open in the period; null without any. */
  fill_rate: z.nullable(z.int()),
});
export type Analytics = z.output<typeof analytics>;

const getAnalytics = endpoint({
  method: 'GET',
  path: '/api/v1/employers/analytics/',
  summary: 'Views, applications and answers of the own jobs. Wants X-CSRF-Token although it changes nothing.',
  auth: 'employer',
  csrf: true,
  query: z.strictObject({ range: z._default(range, '30d') }),
  response: analytics,
  problems: ['csrf_invalid'],
});

export const analyticsEndpoints = { getAnalytics };
