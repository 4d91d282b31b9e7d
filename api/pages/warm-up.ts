// Warms up a process before it is ready, so that its code is compiled and its connections are open: renders frequent
// pages, and loads the words of searches and the rules of the automatic check, which finds forbidden passages in posts.
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { ordinaryIndex } from '#marketplace/search/similar-ordinary.ts';
import { readTrades } from '#marketplace/search/trades.ts';
import { rulePhrases } from '#marketplace/trust/find-violations.ts';
import { watchLoad } from '../http/loop-load.ts';

const PAGES = ['/', '/jobs'];
const PATIENCE_MS = 10_000;
const LOOK_MS = 25;
const MAX_CHECKS = 400;
const CALM = 0.5;
/**
 * Time limit of the warm-up in milliseconds. After this time the process reports ready, because a slow process is
 * better than no process.
 */
const READY_WITHIN_MS = 5_000;

/**
 * Waits until the load of the event loop is below `CALM`, but for ten seconds at most. Requests of clients that
 * reconnect have priority over the warm-up.
 */
async function untilCalm(): Promise<void> {
  for (let look = 0; look < MAX_CHECKS; look += 1) {
    const load = watchLoad();
    await pause(LOOK_MS);
    if (load() < CALM) return;
  }
}

/**
 * Requests the pages from this server as a visitor does, then loads the trades and the ordinary words of searches, and
 * the rules of the automatic check of job posts. Failed requests are ignored.
 */
async function drawPages({ address, family, port }: AddressInfo): Promise<void> {
  const isAnywhere = address === '0.0.0.0' || address === '::';
  const host = isAnywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  for (const page of PAGES) {
    await untilCalm();
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`http://${host}:${port}${page}`, { signal }).catch(() => null);
    await answer?.text().catch(() => '');
  }
  await untilCalm();
  await readTrades();
  ordinaryIndex();
  rulePhrases();
}

/**
 * Warms up this process. Resolves when the warm-up is complete, or after `withinMs`; the warm-up then continues in the
 * background.
 */
export async function warmUp(place: AddressInfo, withinMs = READY_WITHIN_MS): Promise<void> {
  await Promise.race([drawPages(place), pause(withinMs, undefined, { ref: false })]);
}
