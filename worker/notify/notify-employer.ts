// Notifies an employer of a change of a job: inserts the notification, then pushes it to open screens.
import { insertJobNotification } from '#marketplace/notifications/job-queries.ts';
import type { NotificationKind } from '#marketplace/notifications/kinds.ts';
import type { Handler } from '../deps.ts';
import { bell } from './notify.ts';

/** Returns a handler that notifies the employer of the event's job. */
export function notifyEmployer(kind: NotificationKind): Handler {
  return async ({ deps, db, event_id }) => {
    const notification = await insertJobNotification(db, event_id, kind);
    if (notification) await deps.push(db, [await bell(deps, notification)]);
  };
}
