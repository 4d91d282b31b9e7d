// Tells one side of an application what happened: the row, then the push to whoever looks at a screen now.
import type { Notification } from '#contracts/notifications.ts';
import { notificationText } from '#locales/notification-text.ts';
import { type NotificationKind, subjectOf } from '#marketplace/notifications/kinds.ts';
import { insertApplicationNotice, type StoredNotification } from '#marketplace/notifications/queries.ts';
import { type Message, roomOf } from '#platform/push.ts';
import type { Handler } from '../deps.ts';

export type Notice = StoredNotification & { user_id: number; language: string };

/** The message that makes a bell ring: the notification as the list shows it, in its reader's language. */
export function bell(notice: Notice) {
  const { id, notification_type, is_read, created_at, application_id, count, replaces } = notice;
  const payload: Notification = {
    id,
    ...notificationText(notice.language, notice),
    notification_type,
    is_read,
    created_at,
    application_id,
    job_uid: notice.params.job_uid ?? null,
    subject: subjectOf(notice.kind),
    count,
    replaces,
  };
  return { rooms: [roomOf.user(notice.user_id)], event: 'notification.created', payload } satisfies Message;
}

/**
 * A handler that tells the labour or the employer side of an application of a change, and both that the status is another. Somebody who
 * does without such notifications hears no bell; their lists show the status all the same.
 */
export function notify(to: 'labour' | 'employer', kind: NotificationKind): Handler {
  return async ({ deps, db, event_id }) => {
    const notice = await insertApplicationNotice(db, event_id, { kind, to });
    if (!notice) return;
    const change = {
      rooms: [roomOf.user(notice.labour_id), roomOf.user(notice.employer_id)],
      event: 'application.updated',
      payload: { id: notice.application_id, status: notice.status },
    };
    await deps.push(db, notice.muted ? [change] : [bell(notice), change]);
  };
}
