// Draws the first pages and reads the words of the trades and the rules of trust once before anybody asks: the code is compiled and connections are open by then.
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { readTrades } from '#marketplace/search/trades.ts';
import { rulePhrases } from '#marketplace/trust/find-violations.ts';
import { watchLoad } from '../http/loop-load.ts';

const PAGES = ['/', '/jobs'];
const PATIENCE_MS = 10_000;
const LOOK_MS = 25;
const MAX_CHECKS = 400;
const CALM = 0.5;
/** No process is kept out of rotation for longer: cold is better than absent. */
const READY_WITHIN_MS = 5_000;

/** Those who come back after a restart go first: resolves at once in peace, and in a crowd when there is time, or after ten seconds. */
async function untilCalm(): Promise<void> {
  for (let look = 0; look < MAX_CHECKS; look += 1) {
    const load = watchLoad();
    await pause(LOOK_MS);
    if (load() < CALM) return;
  }
}

/** Asks the server that listens there, as a visitor does; what goes wrong is the next visitor's to try. */
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
  rulePhrases();
}

/** Resolves when the pages were drawn, or after five seconds: they are drawn behind it then. */
export async function warmUp(place: AddressInfo, withinMs = READY_WITHIN_MS): Promise<void> {
  await Promise.race([drawPages(place), pause(withinMs, undefined, { ref: false })]);
}
