// The first page of a person looking for work: what waits for them, what fits, how their applications stand.
import { applicationActs } from './applications.ts';
import { endpoint } from './http.ts';
import { job } from './jobs.ts';
import { recommendedJob } from './recommended.ts';
import { applicationStatus } from './reference.ts';
import { labourReputation } from './reputation.ts';
import { instant } from './values.ts';
import { z } from './z.ts';

/** What a person can do to get on, the most useful first. */
export const labourTips = [
  'few_skills',
  'no_picture',
  'not_verified',
  'enable_alerts',
  'no_languages',
  'no_wanted_pay',
  'no_resume',
] as const;

const who = {
  application_id: z.int(),
  /** Null for a general application. */
  job_title: z.nullable(z.string()),
  company: z.string(),
};

export const labourDashboard = z.object({
  first_name: z.string(),
  /** Nothing was applied for, saved or looked for again so far. */
  first_visit: z.boolean(),
  profile: z.object({
    percentage: z.int(),
    threshold: z.int(),
    blocked: z.boolean(),
    missing: z.array(z.string()),
  }),
  score: labourReputation,
  unread_notifications: z.int(),
  /** What waits for the person, what presses most first. */
  waiting: z.array(z.object({ ...who, act: z.enum(applicationActs) })),
  /** The open jobs that fit best. */
  matches: z.object({ jobs: z.array(recommendedJob) }),
  saved: z.object({ total: z.int(), jobs: z.array(job) }),
  searches: z.object({ total: z.int(), new_jobs: z.int() }),
  applications: z.object({
    total: z.int(),
    by_status: z.partialRecord(applicationStatus, z.int()),
    latest: z.array(z.object({ ...who, status: applicationStatus, updated_at: instant })),
  }),
  tips: z.array(z.enum(labourTips)),
});
export type LabourDashboard = z.output<typeof labourDashboard>;

const getDashboard = endpoint({
  method: 'GET',
  path: '/api/v1/labour/dashboard/',
  summary: 'What waits for the person looking for work who asks, what fits them, and how their applications stand.',
  auth: 'labour',
  query: z.strictObject({ language: z.optional(z.string().check(z.maxLength(40, 'too_long'))) }),
  response: labourDashboard,
});

export const labourDashboardEndpoints = { getDashboard };
