// A Redis client that never holds up a start: commands fail fast while it is away, and it reconnects by itself.
import { Redis } from 'ioredis';
import { describeError, type Log } from './log.ts';

export type { Redis } from 'ioredis';

/** Connects in the background. Redis is never needed for correctness. */
export function openRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 1,
    retryStrategy: (attempt: number) => Math.min(attempt * 200, 2000),
  });
  let told = 0;
  redis.on('error', (error: Error) => {
    if (Date.now() - told < 10_000) return;
    told = Date.now();
    log.warn('redis is away', describeError(error));
  });
  return redis;
}
