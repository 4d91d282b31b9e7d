// Notifies the worker that the work is completed: confirmed by the employer, or automatically after a week without an
// answer.
import { isOfSystem } from '#marketplace/notifications/contact-queries.ts';
import type { Handler } from '../deps.ts';
import { notify } from './notify.ts';

const byEmployer = notify('labour', 'application_completed');
const bySilence = notify('labour', 'application_completed_unanswered');

export const notifyLabourOfCompletion: Handler = async (run) =>
  (await isOfSystem(run.db, run.event_id)) ? bySilence(run) : byEmployer(run);
