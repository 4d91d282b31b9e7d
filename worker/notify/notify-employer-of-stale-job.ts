// Notifies the employer why a job with unanswered applications was paused and what to do (D28). Skips employers whose
// account is suspended or will be erased.
import { isAccountClosed } from '#marketplace/notifications/job-queries.ts';
import type { Handler } from '../deps.ts';
import { notifyEmployer } from './notify-employer.ts';

const notifyOf = notifyEmployer('job_paused_stale');

export const notifyEmployerOfStaleJob: Handler = async (run) => {
  if (!(await isAccountClosed(run.db, run.event_id))) await notifyOf(run);
};
