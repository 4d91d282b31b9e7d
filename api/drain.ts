// Drains an API process that stops: it reports itself as not ready, answers until proxies have noticed, and moves its
// sockets to other processes gradually.
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** Seconds that the remaining shutdown steps need, and the maximum time that a proxy needs to notice. */
const REST = 4;
const NOTICE = 5;

/**
 * Milliseconds for which a stopping process still answers. 0 if the grace period is as short as under `npm start`,
 * which has no proxy.
 */
export const noticeOf = (graceSeconds: number): number => Math.max(0, Math.min(NOTICE, graceSeconds - REST)) * 1000;

interface DrainOptions {
  http: Server;
  sockets: { sendAway(withinMs: number): Promise<void> };
  noticeMs: number;
}

/**
 * Answers requests for `noticeMs`. Each response closes its connection, so a client cannot reuse it when the port is
 * closed. Sockets are disconnected in the second half, when a proxy already routes them to another process, each at a
 * random time so that they do not all reconnect at once.
 */
export async function drain({ http, sockets, noticeMs }: DrainOptions): Promise<void> {
  http.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  await pause(noticeMs / 2);
  await sockets.sendAway(noticeMs / 2);
}
