// HTTP routes of notifications, in the reader's language.
import type { Express, Request } from 'express';
import {
  notificationEndpoints as endpoints,
  type Notification,
  type NotificationList,
} from '#contracts/notifications.ts';
import { fail } from '#contracts/problems.ts';
import type { Language } from '#contracts/values.ts';
import { notificationText } from '#locales/notification-text.ts';
import { pageTexts } from '#locales/page-texts.ts';
import type { Person } from '#marketplace/actor.ts';
import type { ReadDeps } from '#marketplace/deps.ts';
import { jobPartOf, subjectOf } from '#marketplace/notifications/kinds.ts';
import { listNotifications, type StoredNotification, setAllRead, setRead } from '#marketplace/notifications/queries.ts';
import { type ForeignWords, foreignWordsOf, titleNotifications } from '#marketplace/notifications/titled.ts';
import type { ApiDeps } from '../deps.ts';
import { readerLanguage } from '../http/reader.ts';
import { mount, personOf } from '../http/route.ts';

type Titled = StoredNotification & ForeignWords;

function withText(stored: Titled, language: Language): Notification {
  const { id, notification_type, kind, is_read, created_at, application_id, count, replaces } = stored;
  return {
    id,
    ...notificationText(language, stored),
    ...foreignWordsOf(stored),
    notification_type,
    kind,
    is_read,
    created_at,
    application_id,
    job_uid: stored.params.job_uid ?? null,
    ...jobPartOf(stored.kind),
    subject: subjectOf(stored.kind),
    count,
    replaces,
  };
}

/** Returns the notifications with their texts and job titles in the language of the request. */
async function inWords(deps: ReadDeps, stored: readonly StoredNotification[], req: Request): Promise<Notification[]> {
  const language = readerLanguage(req);
  const titled = await titleNotifications<Titled>(deps, stored, pageTexts(language));
  return titled.map((one) => withText(one, language));
}

export function notificationRoutes(app: Express, deps: ApiDeps): void {
  const list = async (
    person: Person,
    query: { include_read: boolean; notification_type?: string | undefined; limit: number; skip: number },
    req: Request,
  ): Promise<NotificationList> => {
    const { notifications, total, unread_count } = await listNotifications(deps.db, person.id, query);
    const { skip, limit } = query;
    return { notifications: await inWords(deps, notifications, req), total, unread_count, skip, limit };
  };
  const readAll = async (person: Person) => ({ updated: await setAllRead(deps.db, person.id), unread_count: 0 });

  mount(app, deps, endpoints.listLabour, (call) => list(personOf(call), call.query, call.req));
  mount(app, deps, endpoints.listEmployer, (call) => list(personOf(call), call.query, call.req));
  mount(app, deps, endpoints.readAllLabour, (call) => readAll(personOf(call)));
  mount(app, deps, endpoints.readAllEmployer, (call) => readAll(personOf(call)));
  mount(app, deps, endpoints.markRead, async (call) => {
    const stored = (await setRead(deps.db, personOf(call).id, call.params.notification_id)) ?? fail('not_found');
    const [note] = await inWords(deps, [stored], call.req);
    return note ?? fail('not_found');
  });
}
