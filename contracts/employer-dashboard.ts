// The first page of an employer: how things stand, what waits for them, who has applied last.
import { analyticsPoint } from './analytics.ts';
import { application } from './applications.ts';
import { endpoint } from './http.ts';
import { ownJob } from './jobs.ts';
import { employerReputation } from './reputation.ts';
import { z } from './z.ts';

/** What an employer is to do, the most pressing first. */
export const employerTasks = ['answer', 'completion', 'attendance', 'rating', 'ending_job'] as const;

export const employerTask = z.object({
  kind: z.enum(employerTasks),
  /** How many of this kind wait. */
  count: z.int(),
  /** The one that has waited longest: an application, and of days at work its job; a job that ends soon. */
  application_id: z.nullable(z.int()),
  job_uid: z.nullable(z.string()),
});
export type EmployerTask = z.output<typeof employerTask>;

export const employerDashboard = z.object({
  totals: z.object({
    active_jobs: z.int(),
    applications_today: z.int(),
    /** Pending or under review. */
    unanswered: z.int(),
    /** Accepted so far, their work completed or not. */
    hires: z.int(),
    /** Views of the last 7 days, and of the 7 days before them. */
    views: z.int(),
    views_before: z.int(),
  }),
  /** The last 7 days, today last. */
  series: z.array(analyticsPoint),
  recent_applications: z.array(application),
  active_jobs: z.array(ownJob),
  /** Only what waits, in the order of {@link employerTasks}. */
  tasks: z.array(employerTask),
  reputation: employerReputation,
});
export type EmployerDashboard = z.output<typeof employerDashboard>;

const getDashboard = endpoint({
  method: 'GET',
  path: '/api/v1/employers/dashboard/',
  summary: 'How the own jobs stand, the latest applications, the open jobs and what waits for the employer.',
  auth: 'employer',
  response: employerDashboard,
});

export const employerDashboardEndpoints = { getDashboard };
