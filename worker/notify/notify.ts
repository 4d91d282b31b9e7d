// Notifies the worker or the employer of an application: inserts the notification, then pushes it to open screens.
import { languageOf } from '#contracts/languages.ts';
import type { Notification } from '#contracts/notifications.ts';
import { notificationText } from '#locales/notification-text.ts';
import { pageTexts } from '#locales/page-texts.ts';
import type { ReadDeps } from '#marketplace/deps.ts';
import { jobPartOf, type NotificationKind, subjectOf } from '#marketplace/notifications/kinds.ts';
import { insertApplicationNotification, type StoredNotification } from '#marketplace/notifications/queries.ts';
import { type ForeignWords, foreignWordsOf, titleNotifications } from '#marketplace/notifications/titled.ts';
import { type Message, roomOf } from '#platform/push.ts';
import type { Handler } from '../deps.ts';

export type UserNotification = StoredNotification & ForeignWords & { user_id: number; language: string };

/** Returns the notification with the title of its job in the reader's language (D110). */
export async function inReadersTitle<N extends Pick<UserNotification, 'params' | 'application_id' | 'language'>>(
  deps: ReadDeps,
  notification: N,
): Promise<N> {
  const [titled = notification] = await titleNotifications<N>(
    deps,
    [notification],
    pageTexts(languageOf(notification.language) ?? 'en'),
  );
  return titled;
}

/**
 * Returns the push message of a notification, with the same content as in the list of notifications, in the reader's
 * language.
 */
export function messageOf(notification: UserNotification) {
  const { id, notification_type, kind, is_read, created_at, application_id, count, replaces } = notification;
  const payload: Notification = {
    id,
    ...notificationText(notification.language, notification),
    ...foreignWordsOf(notification),
    notification_type,
    kind,
    is_read,
    created_at,
    application_id,
    job_uid: notification.params.job_uid ?? null,
    ...jobPartOf(notification.kind),
    subject: subjectOf(notification.kind),
    count,
    replaces,
  };
  return { rooms: [roomOf.user(notification.user_id)], event: 'notification.created', payload } satisfies Message;
}

/** Returns the push message of a notification, with the job title in the reader's language. */
export const bell = async (deps: ReadDeps, notification: UserNotification) =>
  messageOf(await inReadersTitle(deps, notification));

/**
 * Returns a handler that notifies the worker or the employer of an application, and pushes the new status to the open
 * screens of both. A user who muted this type of notification gets only the status.
 */
export function notify(to: 'labour' | 'employer', kind: NotificationKind): Handler {
  return async ({ deps, db, event_id }) => {
    const notification = await insertApplicationNotification(db, event_id, { kind, to });
    if (!notification) return;
    const change = {
      rooms: [roomOf.user(notification.labour_id), roomOf.user(notification.employer_id)],
      event: 'application.updated',
      payload: { id: notification.application_id, status: notification.status },
    };
    await deps.push(db, notification.muted ? [change] : [await bell(deps, notification), change]);
  };
}
