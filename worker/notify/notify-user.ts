// Tells a person what happened to their own account: the row, then the push to whoever looks at a screen now.
import type { NotificationKind } from '#marketplace/notifications/kinds.ts';
import { insertAccountNotification } from '#marketplace/notifications/queries.ts';
import type { Handler } from '../deps.ts';
import { bell } from './notify.ts';

/** A handler that tells the person of an event about their account. */
export function notifyUser(kind: NotificationKind): Handler {
  return async ({ deps, db, event_id }) => {
    const notification = await insertAccountNotification(db, event_id, kind);
    if (notification) await deps.push(db, [bell(notification)]);
  };
}
