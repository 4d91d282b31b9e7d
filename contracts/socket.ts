// What travels on the socket at /socket.io/: from the server only. A push is a hint; the lists are the truth.
import type { Notification } from './notifications.ts';
import type { OverviewStats } from './overview.ts';
import type { ApplicationStatus } from './reference.ts';

/** What the browser sends when it connects: its session's token, and the language it shows. */
export interface SocketAuth {
  token: string;
  language?: string;
}

export interface ServerToClientEvents {
  /** A notification as the list shows it. */
  'notification.created': (notification: Notification) => void;
  /** An application of the reader's has another status. */
  'application.updated': (change: { id: number; status: ApplicationStatus }) => void;
  /** Pushes may have been lost on the way to this process: fetch the notifications and what they report. Sent once after such a fault. */
  resync: () => void;
}

/** The namespace of administrators, with tokens of their own (D44). */
export const ADMIN_NAMESPACE = '/admin';

/** What waits for administrators; a push names the queue that has changed. */
export type AdminQueue = 'jobs' | 'reports' | 'identities' | 'ratings' | 'days' | 'grievances' | 'tasks';

export interface AdminServerToClientEvents {
  /** The figures of the overview have changed. */
  'overview.changed': (stats: OverviewStats) => void;
  /** Something has come into a queue, or gone. */
  'queue.changed': (change: { queue: AdminQueue }) => void;
  /** As of users: pushes may have been lost. */
  resync: () => void;
}

/** Nothing is accepted from a browser over the socket. */
export type ClientToServerEvents = Record<string, never>;
