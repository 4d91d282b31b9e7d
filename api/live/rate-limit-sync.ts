// Shares the rate counters of the API processes without Redis, over the pub/sub adapter of their sockets.
import { setInterval } from 'node:timers';
import { z } from '#contracts/z.ts';
import type { RateCounters } from '../http/rate-counters.ts';
import type { LiveServer } from './admin-sockets.ts';

const EVERY_MS = 1000;
/**
 * Maximum number of counts in a message, so that the message fits into a NOTIFY payload (8,000 bytes). A count takes
 * about 20 bytes.
 */
const COUNTS_A_MESSAGE = 200;

const countsMessage = z.object({ counts: z.array(z.tuple([z.string(), z.int()])) });

/**
 * Sends new counts to the other processes every second, and adds the counts that they send. Returns a function that
 * stops the exchange. `event`: the name of the messages; each kind of counters has its own.
 */
export function syncRateLimits(
  io: LiveServer,
  counts: RateCounters,
  event: 'counts' | 'hour_counts' = 'counts',
): () => void {
  io.on(event, (message: unknown) => {
    const read = countsMessage.safeParse(message);
    if (read.success) counts.addReceived(read.data);
  });
  const timer = setInterval(() => {
    const { minute, counts: all } = counts.takeUnsent();
    for (let from = 0; from < all.length; from += COUNTS_A_MESSAGE)
      io.serverSideEmit(event, { minute, counts: all.slice(from, from + COUNTS_A_MESSAGE) });
  }, EVERY_MS);
  return () => clearInterval(timer);
}
