// The bell: the list, the marks (D37). The list is the truth; the socket only says that it has grown.
import { endpoint, idParam, queryFlag, queryNumber } from './http.ts';
import { notificationType, notificationTypes } from './reference.ts';
import { instant } from './values.ts';
import { z } from './z.ts';

/** What one speaks of beside an application: those who have applied, an own job, an own report, ratings of the own work, the copy or the erasure of the own data. */
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
  /** Null only in a push to many people at once: opening the bell refetches. */
  id: z.nullable(z.int()),
  title: z.string(),
  message: z.string(),
  notification_type: notificationType,
  is_read: z.boolean(),
  created_at: instant,
  /** Where it leads: the application it speaks of. */
  application_id: z.nullable(z.int()),
  /** Where it leads without one: a job that is open to everyone. */
  job_uid: z.nullable(z.string()),
  /** Where it leads without either. */
  subject: z.nullable(z.enum(notificationSubjects)),
  /** How many times it happened: repeats stand in one line while that is unread. */
  count: z.int(),
  /** The number of the line that this one took the place of; null for a first one. */
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
  /** Only those of this type. `total` counts them, `unread_count` all that are unread. */
  notification_type: z.optional(z.enum(notificationTypes, 'not_a_choice')),
  limit: queryNumber({ min: 1, max: 50, fallback: 50 }),
  skip: queryNumber({ min: 0, max: 10_000, fallback: 0 }),
});

const readAllAnswer = z.object({ updated: z.int(), unread_count: z.int() });

const listLabour = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/labour/notifications/',
  summary:
    'The notifications of the person looking for work who asks, newest first, in the language of Accept-Language.',
  auth: 'labour',
  query: listQuery,
  response: notificationList,
});

const listEmployer = endpoint({
  method: 'GET',
  path: '/api/v1/notifications/employer/notifications/',
  summary: 'The notifications of the employer who asks, newest first, in the language of Accept-Language.',
  auth: 'employer',
  query: listQuery,
  response: notificationList,
});

const markRead = endpoint({
  method: 'PATCH',
  path: '/api/v1/notifications/notifications/{notification_id}/',
  summary: 'Marks one own notification as read; again changes nothing.',
  auth: 'user',
  params: z.object({ notification_id: idParam }),
  body: z.strictObject({ is_read: z.literal(true, 'not_a_choice') }),
  response: notification,
  problems: ['not_found'],
});

const readAllLabour = endpoint({
  method: 'POST',
  path: '/api/v1/notifications/labour/notifications/read-all/',
  summary: 'Marks all own notifications as read.',
  auth: 'labour',
  response: readAllAnswer,
});

const readAllEmployer = endpoint({
  method: 'POST',
  path: '/api/v1/notifications/employer/notifications/read-all/',
  summary: 'Marks all own notifications as read.',
  auth: 'employer',
  response: readAllAnswer,
});

export const notificationEndpoints = { listLabour, listEmployer, markRead, readAllLabour, readAllEmployer };
