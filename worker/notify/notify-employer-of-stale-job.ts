// A job was paused because nobody answers for it (D28): its employer hears why, and what to do. Whose account is closed knows already.
import { isAccountClosed } from '#marketplace/notifications/job-queries.ts';
import type { Handler } from '../deps.ts';
import { notifyEmployer } from './notify-employer.ts';

const notifyOf = notifyEmployer('job_paused_stale');

export const notifyEmployerOfStaleJob: Handler = async (run) => {
  if (!(await isAccountClosed(run.db, run.event_id))) await notifyOf(run);
};
