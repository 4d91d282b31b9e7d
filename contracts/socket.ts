// What travels on the socket at /socket.io/: from the server only. A push is a hint; the lists are the truth.
import type { Notification } from './notifications.ts';
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
}

/** Nothing is accepted from a browser over the socket. */
export type ClientToServerEvents = Record<string, never>;
