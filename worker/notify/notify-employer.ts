// Tells an employer what became of a job: the row, then the push to whoever looks at a screen now.
import { insertJobNotification } from '#marketplace/notifications/job-queries.ts';
import type { NotificationKind } from '#marketplace/notifications/kinds.ts';
import type { Handler } from '../deps.ts';
import { bell } from './notify.ts';

/** A handler that tells the employer of an event's job. */
export function notifyEmployer(kind: NotificationKind): Handler {
  return async ({ deps, db, event_id }) => {
    const notification = await insertJobNotification(db, event_id, kind);
    if (notification) await deps.push(db, [bell(notification)]);
  };
}
