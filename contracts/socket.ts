// Events on the socket at /socket.io/, from the server only. A push is a hint; the lists are authoritative.
import type { Notification } from './notifications.ts';
import type { OverviewStats } from './overview.ts';
import type { ApplicationStatus } from './reference.ts';

/** Data that the browser sends when it connects: the session token and the displayed language. */
export interface SocketAuth {
  token: string;
  language?: string;
}

export interface ServerToClientEvents {
  /** A notification in the shape of the list. */
  'notification.created': (notification: Notification) => void;
  /** The status of one of the reader's applications has changed. */
  'application.updated': (change: { id: number; status: ApplicationStatus }) => void;
  /**
   * Pushes to this process may have been lost: fetch the notifications and their subjects again. Sent once after such a
   * fault.
   */
  resync: () => void;
}

/** Namespace of administrators, with separate tokens (D44). */
export const ADMIN_NAMESPACE = '/admin';

/** Queues of the admin area; a push names the queue that changed. */
export type AdminQueue = 'jobs' | 'reports' | 'identities' | 'ratings' | 'days' | 'grievances' | 'tasks';

export interface AdminServerToClientEvents {
  /** The statistics of the overview have changed. */
  'overview.changed': (stats: OverviewStats) => void;
  /** An item was added to a queue or removed from it. */
  'queue.changed': (change: { queue: AdminQueue }) => void;
  /** As for users: pushes may have been lost. */
  resync: () => void;
}

/** The server accepts no events from a browser. */
export type ClientToServerEvents = Record<string, never>;
