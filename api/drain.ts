// How an API process leaves: it is reported as going first, goes on answering until proxies have noticed, and sends its sockets elsewhere bit by bit.
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

/** What the rest of stopping needs, in seconds; and the most that a proxy may take to notice. */
const REST = 4;
const NOTICE = 5;

/** Milliseconds in which a process that stops goes on answering: none where the whole grace is as short as under `npm start`, which has no proxy. */
export const noticeOf = (graceSeconds: number): number => Math.max(0, Math.min(NOTICE, graceSeconds - REST)) * 1000;

interface DrainOptions {
  http: Server;
  sockets: { sendAway(withinMs: number): Promise<void> };
  noticeMs: number;
}

/**
 * Answers until the notice is over; each answer asks for its connection to be closed, so that none is reused when nobody listens. Sockets
 * go in the second half, when a proxy leads them to another process: each at a moment of its own, as all of them come back somewhere.
 */
export async function drain({ http, sockets, noticeMs }: DrainOptions): Promise<void> {
  http.prependListener('request', (_req, res) => res.setHeader('Connection', 'close'));
  await pause(noticeMs / 2);
  await sockets.sendAway(noticeMs / 2);
}
