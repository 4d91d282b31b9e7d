// Drains an API process before it stops: the process reports itself as not ready, keeps answering requests until
// proxies have noticed, and closes its sockets gradually, so that clients reconnect to other processes.
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * Times in seconds. `REST`: time for the shutdown steps after the drain. `NOTICE`: time until a proxy notices that the
 * process is not ready.
 */
const REST = 4;
const NOTICE = 5;

/**
 * Returns the milliseconds for which a stopping process keeps answering requests. `graceSeconds` is the time from the
 * stop signal until the process must have ended. Returns 0 if that time is not longer than `REST`, as under
 * `npm start`, which uses no proxy.
 */
export const noticeOf = (graceSeconds: number): number => Math.max(0, Math.min(NOTICE, graceSeconds - REST)) * 1000;

interface DrainOptions {
  http: Server;
  sockets: { sendAway(withinMs: number): Promise<void> };
  noticeMs: number;
}

/**
 * Answers requests for `noticeMs`. Each response closes its connection, so clients do not send another request on a
 * connection that is about to close. Socket.IO connections close in the second half of that time, when a proxy already
 * routes clients to another process. Each closes at a random time, so that clients do not all reconnect at once.
 */
export async function drain({ http, sockets, noticeMs }: DrainOptions): Promise<void> {
  http.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  await pause(noticeMs / 2);
  await sockets.sendAway(noticeMs / 2);
}
