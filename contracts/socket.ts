// Events that the server sends on the socket at /socket.io/. An event only signals a change; the list endpoints are
// authoritative.
import type { Notification } from './notifications.ts';
import type { OverviewStats } from './overview.ts';
import type { ApplicationStatus } from './reference.ts';

/** Data that the browser sends when it connects: the session token and the current language of the page. */
export interface SocketAuth {
  token: string;
  language?: string;
}

export interface ServerToClientEvents {
  /** A new notification, in the same shape as in the notification list. */
  'notification.created': (notification: Notification) => void;
  /** The status of one of the user's applications has changed. */
  'application.updated': (change: { id: number; status: ApplicationStatus }) => void;
  /** Seats, answers or the phase of a call have changed. The user sees this call (D83). */
  'call.updated': (change: { uid: string }) => void;
  /**
   * Events may have been lost between the server processes. The server sends `resync` once, after the connection
   * between the processes is restored. The browser must then fetch the notifications and the displayed data again.
   */
  resync: () => void;
}

/** Socket namespace of administrators. It accepts only admin tokens (D44). */
export const ADMIN_NAMESPACE = '/admin';

/** Queues of the admin area. A `queue.changed` event names one of these queues. */
export type AdminQueue = 'jobs' | 'reports' | 'identities' | 'ratings' | 'days' | 'grievances' | 'tasks';

export interface AdminServerToClientEvents {
  /** The statistics of the overview have changed. */
  'overview.changed': (stats: OverviewStats) => void;
  /** An item was added to a queue or removed from it. */
  'queue.changed': (change: { queue: AdminQueue }) => void;
  /** Events may have been lost, as in {@link ServerToClientEvents}: fetch the displayed data again. */
  resync: () => void;
}

/** The server accepts no events from a browser. */
export type ClientToServerEvents = Record<string, never>;
