// Reminds the employer to call the applicants, once per job, after a second worker reported that the employer did not
// call (D31).
import { isNudgeDue } from '#marketplace/notifications/contact-queries.ts';
import type { Handler } from '../deps.ts';
import { notify } from './notify.ts';

const notifyOf = notify('employer', 'contact_missed');

export const notifyEmployerOfMissedContact: Handler = async (run) => {
  if (await isNudgeDue(run.db, run.event_id)) await notifyOf(run);
};
