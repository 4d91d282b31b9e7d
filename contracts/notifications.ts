// Notifications in the app, and which of them the user has read (D37). The list is authoritative; a socket message only
// signals that the list has changed.
import { endpoint, idParam, queryFlag, queryNumber } from './http.ts';
import { notificationType, notificationTypes } from './reference.ts';
import { instant } from './values.ts';
import { z } from './z.ts';

/**
 * Pages, besides those of an application or a public job, that a notification can link to. `own_job`, `own_ratings` and
 * `own_data`: pages of the user's jobs, ratings and data (export or erasure). `applicants`: the employer's list of
 * applicants. `grievance`: the user's complaint.
 */
export const notificationSubjects = [
  'applicants',
  'own_job',
  'report',
  'grievance',
  'data_breach',
  'own_ratings',
  'own_data',
  'saved_searches',
] as const;

export const notification = z.object({
  /**
   * Id of the notification. Null only in a push message that is sent to many users, because each user's notification
   * has another id. The browser gets the id when it fetches the list of notifications.
   */
  id: z.nullable(z.int()),
  title: z.string(),
  message: z.string(),
  /**
   * The employer's title of the job and the language of this title. Present only if the message contains another title,
   * in the reader's language (D110).
   */
  original_title: z.optional(z.string()),
  original_lang: z.optional(z.string()),
  /**
   * A moderator's words in the message and their language (BCP 47). Present only if the words are not in the reader's
   * language.
   */
  own_words: z.optional(z.string()),
  own_words_lang: z.optional(z.string()),
  notification_type: notificationType,
  /**
   * The event that caused the notification. More exact than `notification_type`; clients choose an icon by it. Clients
   * must accept unknown kinds. Responses of the previous release have no `kind`.
   */
  kind: z.optional(z.string()),
  is_read: z.boolean(),
  created_at: instant,
  /** Application that the notification links to; null without a link to an application. */
  application_id: z.nullable(z.int()),
  /** Job of the notification; null without a job. The notification links to this job if `application_id` is null. */
  job_uid: z.nullable(z.string()),
  /**
   * Set if the notification links to one step of the job's form instead of to the job's page. `words`: the step with
   * the description and requirements, which a worker could not read and asked the employer to write with ready-made,
   * translated phrases. This is not a value of `subject`, because older apps refuse unknown values of `subject`.
   */
  job_part: z.optional(z.enum(['words'])),
  /** Page that the notification links to if `application_id` and `job_uid` are null; null without such a page. */
  subject: z.nullable(z.enum(notificationSubjects)),
  /**
   * Number of events that this notification summarises. While the notification is unread, similar events increase this
   * number instead of creating a second notification.
   */
  count: z.int(),
  /** Id of the earlier notification whose place this notification takes in the list; null if it replaces none. */
  replaces: z.nullable(z.int()),
});
export type Notification = z.output<typeof notification>;

export const notificationList = z.object({
  notifications: z.array(notification),
  total: z.int(),
  unread_count: z.int(),
  skip: z.int(),
  limit: z.int(),
});
export type NotificationList = z.output<typeof notificationList>;

const listQuery = z.strictObject({
  include_read: queryFlag(true),
  /** Filters by type. `total` then counts only this type; `unread_count` still counts all unread notifications. */
  notification_type: z.optional(z.enum(notificationTypes, 'not_a_choice')),
  limit: queryNumber({ min: 1, max: 50, fallback: 50 }),
  skip: queryNumber({ min: 0, max: 10_000, fallback: 0 }),
});

const readAllAnswer = z.object({ updated: z.int(), unread_count: z.int() });

const listLabour = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/labour/notifications/',
  summary: 'The calling worker’s notifications, newest first, in the language of Accept-Language.',
  auth: 'labour',
  query: listQuery,
  response: notificationList,
});

const listEmployer = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/employer/notifications/',
  summary: 'The calling employer’s notifications, newest first, in the language of Accept-Language.',
  auth: 'employer',
  query: listQuery,
  response: notificationList,
});

const markRead = endpoint({
  method: 'PATCH',
  path: '/api/v1/notifications/notifications/{notification_id}/',
  summary: 'Marks one of the caller’s notifications as read. Idempotent.',
  auth: 'user',
  params: z.object({ notification_id: idParam }),
  body: z.strictObject({ is_read: z.literal(true, 'not_a_choice') }),
  response: notification,
  problems: ['not_found'],
});

const readAllLabour = endpoint({
  method: 'POST',
  path: '/api/v1/notifications/labour/notifications/read-all/',
  summary: 'Marks all notifications of the caller as read.',
  auth: 'labour',
  response: readAllAnswer,
});

const readAllEmployer = endpoint({
  method: 'POST',
  path: '/api/v1/notifications/employer/notifications/read-all/',
  summary: 'Marks all notifications of the caller as read.',
  auth: 'employer',
  response: readAllAnswer,
});

export const notificationEndpoints = { listLabour, listEmployer, markRead, readAllLabour, readAllEmployer };
