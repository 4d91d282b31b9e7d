// Notifies a user of a change to their account: inserts the notification, then pushes it to open screens.
import type { NotificationKind } from '#marketplace/notifications/kinds.ts';
import { insertAccountNotification } from '#marketplace/notifications/queries.ts';
import type { Handler } from '../deps.ts';
import { bell } from './notify.ts';

/** Returns a handler that notifies the user of an account event. */
export function notifyUser(kind: NotificationKind): Handler {
  return async ({ deps, db, event_id }) => {
    const notification = await insertAccountNotification(db, event_id, kind);
    if (notification) await deps.push(db, [await bell(deps, notification)]);
  };
}
