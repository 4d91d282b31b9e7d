// The worker's dashboard: pending actions, matching jobs and the status of applications.

import { applicationActs } from './application-shapes.ts';
import { answerableStates } from './attendance.ts';
import { endpoint } from './http.ts';
import { job } from './job-shapes.ts';
import { recommendedJobList } from './recommended.ts';
import { applicationStatus } from './reference.ts';
import { labourReputation } from './reputation.ts';
import { calendarDay, instant, readerTitleField } from './values.ts';
import { wageBalance } from './wage-shapes.ts';
import { z } from './z.ts';

/** Suggestions how a worker can improve the profile, most useful first. */
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
  /** Title of the job; null for a general application, which has no job. */
  job_title: z.nullable(z.string()),
  ...readerTitleField,
  company: z.string(),
};

export const labourDashboard = z.object({
  first_name: z.string(),
  /** True if the worker has not yet applied to a job, saved a job or saved a search. */
  first_visit: z.boolean(),
  profile: z.object({
    percentage: z.int(),
    threshold: z.int(),
    blocked: z.boolean(),
    missing: z.array(z.string()),
  }),
  score: labourReputation,
  unread_notifications: z.int(),
  /** Actions that wait for the worker, most urgent first. */
  waiting: z.array(z.object({ ...who, act: z.enum(applicationActs) })),
  /**
   * Open jobs to which an employer has invited the worker and the worker has not responded; newest invitation first.
   * Responses of the previous release have no `invitations`.
   */
  invitations: z.optional(z.object({ jobs: z.array(job) })),
  /**
   * Workdays that the employer recorded as missed or late and that the worker has not yet accepted or contested, most
   * urgent first. Responses of the previous release have no `days`.
   */
  days: z.optional(z.array(z.object({ ...who, date: calendarDay, state: z.enum(answerableStates) }))),
  /**
   * Balances of the worker's wage accounts that have entries. Responses of the previous release have no `wages`.
   */
  wages: z.optional(z.array(wageBalance)),
  /**
   * True for a worker without a wage account and without a diary: the home page offers the diary once. Responses of the
   * previous release have no `diary_offer`.
   */
  diary_offer: z.optional(z.boolean()),
  /** The open jobs that fit the worker best. */
  matches: recommendedJobList,
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
  summary: 'Pending actions, matching jobs and application statuses of the calling worker.',
  auth: 'labour',
  query: z.strictObject({ language: z.optional(z.string().check(z.maxLength(40, 'too_long'))) }),
  response: labourDashboard,
});

export const labourDashboardEndpoints = { getDashboard };
