// Redis clients that never hold up a start and never end a program: a push through them may be lost, nothing else.
import { Redis } from 'ioredis';
import { describeError, type Log } from './log.ts';

export type { Redis } from 'ioredis';

const TELL_EVERY_MS = 10_000;

/** The socket libraries do not await what they send: a command that Redis refuses must not become an unhandled rejection. */
class ForgivingRedis extends Redis {
  override sendCommand(...given: Parameters<Redis['sendCommand']>): unknown {
    const result = super.sendCommand(...given);
    if (result instanceof Promise) result.catch(() => {});
    return result;
  }
}

function open(
  url: string,
  log: Log,
  options: { enableOfflineQueue: boolean; maxRetriesPerRequest: number | null },
): Redis {
  const redis = new ForgivingRedis(url, {
    ...options,
    retryStrategy: (attempt: number) => Math.min(attempt * 200, 2000),
  });
  let told = 0;
  redis.on('error', (error: Error) => {
    if (Date.now() - told < TELL_EVERY_MS) return;
    told = Date.now();
    log.warn('redis is away', describeError(error));
  });
  return redis;
}

/** Connects in the background; while Redis is away commands fail at once. It is never needed for correctness. */
export function openRedis(url: string, log: Log): Redis {
  return open(url, log, { enableOfflineQueue: false, maxRetriesPerRequest: 1 });
}

/** A client that only listens: what it subscribes to waits for the connection, however long that takes, and is renewed with it. */
export function openRedisSubscriber(url: string, log: Log): Redis {
  return open(url, log, { enableOfflineQueue: true, maxRetriesPerRequest: null });
}
