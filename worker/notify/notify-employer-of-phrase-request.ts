// Notifies the employer that a worker cannot read the language of a job's description. Asks the employer to describe
// the job with prepared phrases, which exist in all languages.
import { insertPhraseRequestNotification } from '#marketplace/notifications/job-queries.ts';
import type { Handler } from '../deps.ts';
import { bell } from './notify.ts';

export const notifyEmployerOfPhraseRequest: Handler = async ({ deps, db, event_id }) => {
  const notification = await insertPhraseRequestNotification(db, event_id);
  if (notification) await deps.push(db, [await bell(deps, notification)]);
};
