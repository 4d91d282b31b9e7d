// What an employer reads of their own jobs in figures: views, applications, answers, in days of India's calendar.
import { endpoint } from './http.ts';
import { jobStatus } from './reference.ts';
import { calendarDay } from './values.ts';
import { z } from './z.ts';

/** `month` is the calendar month so far, `all` everything from the first job on. */
export const analyticsRanges = ['7d', '30d', 'month', 'all'] as const;
const range = z.enum(analyticsRanges, 'not_a_choice');
export type AnalyticsRange = z.output<typeof range>;

const totals = z.object({
  /** A viewer counts once a job and day (D26). */
  views: z.int(),
  /** Different viewers of all jobs together. */
  unique_viewers: z.int(),
  /** Those received in these days, to jobs or without one (D29). */
  applications: z.int(),
  /** Answers given in these days, whenever the application came; each application once. */
  shortlisted: z.int(),
  accepted: z.int(),
  rejected: z.int(),
});
export type AnalyticsTotals = z.output<typeof totals>;

/** What happened in one step: `date` is its first day. */
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
  /** The first and the last day, both counted; the last is today. */
  from: calendarDay,
  to: calendarDay,
  tz: z.literal('Asia/Kolkata'),
  totals,
  /** As many days before these; of a month, the same days of the month before. Null for `all`. */
  before: z.nullable(z.object({ from: calendarDay, to: calendarDay, totals })),
  /** The length of a step of the series: longer ones where the days are many. Weeks begin on Monday. */
  step: z.enum(['day', 'week', 'month']),
  /** Without gaps: a step in which nothing happened is there with zeros. */
  series: z.array(analyticsPoint),
  /** The jobs to which something happened, or that are open: most applications first, a hundred at most. */
  by_job: z.array(jobStats),
  /** The median of the hours from application to first answer, of those answered in these days; null without any. */
  median_response_hours: z.nullable(z.number()),
  /** Per cent of the positions of the jobs open in these days that are taken by now; null without any. */
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
