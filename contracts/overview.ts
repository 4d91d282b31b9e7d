// The admin overview (D47): stored totals, the latest users and applications, registrations by day.

import { endpoint, queryNumber } from './http.ts';
import { applicationStatus, jobStatus, salaryPeriod, userType } from './reference.ts';
import { instant, readerTitleField } from './values.ts';
import { z } from './z.ts';

export const overviewStats = z.object({
  /** Number of accounts that are not erased. */
  users: z.int(),
  labour: z.int(),
  employers: z.int(),
  jobs_active: z.int(),
  jobs_total: z.int(),
  applications: z.int(),
  applications_today: z.int(),
  /** Number of open reports. */
  unread_reports: z.int(),
  /** Number of open reports that have waited for more than 24 hours. */
  reports_late: z.int(),
  jobs_filled: z.int(),
  applications_yesterday: z.int(),
  /** Numbers of new records since midnight in India. */
  today: z.object({ users: z.int(), labour: z.int(), employers: z.int(), jobs: z.int() }),
});
export type OverviewStats = z.output<typeof overviewStats>;

const getStats = endpoint({
  method: 'GET',
  path: '/api/v1/admin/dashboard/stats',
  summary: 'The statistics of the overview. A day is a calendar day in India.',
  auth: 'admin',
  capability: 'look',
  response: overviewStats,
});

export const entityCounts = z.object({
  users: z.int(),
  labour: z.int(),
  employers: z.int(),
  jobs: z.int(),
  applications: z.int(),
  reports: z.int(),
  ratings: z.int(),
  /** Wage accounts, their entries in dispute, and the pay days that were kept (D69). Absent in the previous release. */
  wage_accounts: z.optional(z.int()),
  wage_disputes: z.optional(z.int()),
  pay_days_kept: z.optional(z.int()),
});
export type EntityCounts = z.output<typeof entityCounts>;

const getCounts = endpoint({
  method: 'GET',
  path: '/api/v1/admin/dashboard/entities/counts',
  summary: 'Row counts of the main entities, without erased accounts.',
  auth: 'admin',
  capability: 'look',
  response: entityCounts,
});

const recentQuery = z.strictObject({ limit: queryNumber({ min: 1, max: 100, fallback: 10 }) });

/** A recently registered user. The names are empty if the account was erased. */
export const recentUser = z.object({
  id: z.int(),
  user_type: userType,
  first_name: z.string(),
  last_name: z.string(),
  company_name: z.nullable(z.string()),
  /** Phone number, masked as `98••••••10`; null without a number. */
  phone_masked: z.nullable(z.string()),
  state: z.nullable(z.string()),
  city: z.nullable(z.string()),
  /** The first trade in a worker's profile. */
  skill: z.nullable(z.string()),
  created_at: instant,
});
export type RecentUser = z.output<typeof recentUser>;

const listRecentUsers = endpoint({
  method: 'GET',
  path: '/api/v1/admin/dashboard/users/recent',
  summary: 'The latest registered users, newest first, with masked phone numbers.',
  auth: 'admin',
  capability: 'look',
  query: recentQuery,
  response: z.array(recentUser),
});

export const recentJob = z.object({
  id: z.int(),
  uid: z.string(),
  title: z.string(),
  ...readerTitleField,
  status: jobStatus,
  salary_amount: z.nullable(z.int()),
  salary_period: z.nullable(salaryPeriod),
  employer_id: z.int(),
  created_at: instant,
});

const listRecentJobs = endpoint({
  method: 'GET',
  path: '/api/v1/admin/dashboard/jobs/recent',
  summary: 'The latest jobs, newest first, without drafts.',
  auth: 'admin',
  capability: 'look',
  query: recentQuery,
  response: z.array(recentJob),
});

export const recentApplication = z.object({
  id: z.int(),
  status: applicationStatus,
  labour: z.object({
    id: z.int(),
    first_name: z.string(),
    last_name: z.string(),
    phone_masked: z.nullable(z.string()),
  }),
  /** The job; null for a general application, which has no job. */
  job: z.nullable(z.object({ id: z.int(), title: z.string(), ...readerTitleField })),
  created_at: instant,
});

const listRecentApplications = endpoint({
  method: 'GET',
  path: '/api/v1/admin/dashboard/applications/recent',
  summary: 'The latest applications, newest first, with masked phone numbers.',
  auth: 'admin',
  capability: 'look',
  query: recentQuery,
  response: z.array(recentApplication),
});

export const timelineDay = z.object({ date: z.string(), labour: z.int(), employer: z.int(), total: z.int() });
export type TimelineDay = z.output<typeof timelineDay>;

const getTimeline = endpoint({
  method: 'GET',
  path: '/api/v1/admin/dashboard/registration/timeline',
  summary: 'Registrations per calendar day in India, today last. Days without registrations have zeros.',
  auth: 'admin',
  capability: 'look',
  query: z.strictObject({ days: queryNumber({ min: 1, max: 365, fallback: 30 }) }),
  response: z.array(timelineDay),
});

export const overviewEndpoints = {
  getStats,
  getCounts,
  listRecentUsers,
  listRecentJobs,
  listRecentApplications,
  getTimeline,
};
