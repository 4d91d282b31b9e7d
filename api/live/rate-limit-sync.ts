// Without Redis the API processes tell each other what they have counted, over the bridge that joins their sockets.
import { setInterval } from 'node:timers';
import { z } from '#contracts/z.ts';
import type { RateCounters } from '../http/rate-counters.ts';
import type { LiveServer } from './admin-sockets.ts';

const EVENT = 'counts';
const EVERY_MS = 1000;
/** A NOTIFY takes 8,000 bytes; a count some twenty. */
const COUNTS_A_MESSAGE = 200;

const countsMessage = z.object({ counts: z.array(z.tuple([z.string(), z.int()])) });

/** Tells once a second what is new, and hears the others. Answers how to stop. */
export function syncRateLimits(io: LiveServer, counts: RateCounters): () => void {
  io.on(EVENT, (message: unknown) => {
    const read = countsMessage.safeParse(message);
    if (read.success) counts.addReceived(read.data);
  });
  const timer = setInterval(() => {
    const { minute, counts: all } = counts.takeUnsent();
    for (let from = 0; from < all.length; from += COUNTS_A_MESSAGE)
      io.serverSideEmit(EVENT, { minute, counts: all.slice(from, from + COUNTS_A_MESSAGE) });
  }, EVERY_MS);
  return () => clearInterval(timer);
}
