// Notifies the applicant, at most once a day, that the employer viewed the applicant's phone number.
import { isFirstRevealOfDay } from '#marketplace/notifications/contact-queries.ts';
import type { Handler } from '../deps.ts';
import { notify } from './notify.ts';

const notifyOf = notify('labour', 'contact_revealed');

export const notifyLabourOfContactReveal: Handler = async (run) => {
  if (await isFirstRevealOfDay(run.db, run.event_id)) await notifyOf(run);
};
