// The employer dashboard: key numbers, open tasks and recent applications.
import { analyticsPoint } from './analytics.ts';
import { application } from './application-shapes.ts';
import { endpoint } from './http.ts';
import { ownJob } from './job-shapes.ts';
import { employerReputation } from './reputation.ts';
import { z } from './z.ts';

/** Kinds of pending employer tasks, most urgent first. */
export const employerTasks = ['answer', 'completion', 'attendance', 'wages', 'rating', 'ending_job'] as const;

export const employerTask = z.object({
  kind: z.enum(employerTasks),
  /** Number of open tasks of this kind. */
  count: z.int(),
  /**
   * Identifies the oldest task of this kind, which the dashboard opens first. `application_id`: the application of this
   * task; null for `ending_job`. `job_uid`: the job of this task, only for `attendance` and `ending_job`; null
   * otherwise.
   */
  application_id: z.nullable(z.int()),
  job_uid: z.nullable(z.string()),
});
export type EmployerTask = z.output<typeof employerTask>;

export const employerDashboard = z.object({
  totals: z.object({
    active_jobs: z.int(),
    applications_today: z.int(),
    /** Applications that are pending or under review. */
    unanswered: z.int(),
    /** Applications with status accepted or completed. */
    hires: z.int(),
    /** Job views in the last 7 days (`views`), and in the 7 days before these days (`views_before`). */
    views: z.int(),
    views_before: z.int(),
  }),
  /** Views and applications for each of the last 7 days; today is last. */
  series: z.array(analyticsPoint),
  recent_applications: z.array(application),
  active_jobs: z.array(ownJob),
  /** Open tasks by kind, in the order of {@link employerTasks}. A kind without open tasks is omitted. */
  tasks: z.array(employerTask),
  reputation: employerReputation,
});
export type EmployerDashboard = z.output<typeof employerDashboard>;

const getDashboard = endpoint({
  method: 'GET',
  path: '/api/v1/employers/dashboard/',
  summary: 'Key numbers, latest applications, open jobs and open tasks of the calling employer.',
  auth: 'employer',
  response: employerDashboard,
});

export const employerDashboardEndpoints = { getDashboard };
