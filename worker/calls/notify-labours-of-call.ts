// Notifies the workers whom a round of a call has chosen (D77).
import { insertCallNotifications } from '#marketplace/notifications/call-queries.ts';
import type { Handler } from '../deps.ts';
import { bellsOf } from '../notify/notify-batch.ts';

export const notifyLaboursOfCall: Handler = async ({ deps, db, event_id }) => {
  await deps.push(db, await bellsOf(deps, await insertCallNotifications(db, event_id)));
};
