// Notifications of calls: to the workers of a round, to the workers who are asked a question, and to the employer (D83).
import {
  insertCallNotifications,
  insertMissingNotification,
  insertQuestionNotifications,
} from '#marketplace/notifications/call-queries.ts';
import type { Handler } from '../deps.ts';
import { notify } from '../notify/notify.ts';
import { bellsOf } from '../notify/notify-batch.ts';

export const notifyLaboursOfCall: Handler = async ({ deps, db, event_id }) => {
  await deps.push(db, await bellsOf(deps, await insertCallNotifications(db, event_id)));
};

const askLabours =
  (question: 'evening' | 'morning'): Handler =>
  async ({ deps, db, event_id }) => {
    await deps.push(db, await bellsOf(deps, await insertQuestionNotifications(db, event_id, question)));
  };

export const notifyLaboursOfEvening = askLabours('evening');
export const notifyLaboursOfMorning = askLabours('morning');

/** Notifies a worker who did not answer and lost the place to a reserve. */
export const notifyLabourOfSwap = notify('labour', 'call_swapped');

export const notifyEmployerOfMissing: Handler = async ({ deps, db, event_id }) => {
  await deps.push(db, await bellsOf(deps, await insertMissingNotification(db, event_id)));
};
