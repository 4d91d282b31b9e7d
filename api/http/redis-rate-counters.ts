// Rate counters that all processes share in Redis: one round trip per count. If Redis does not respond, the counters of
// this process apply.
import { z } from '#contracts/z.ts';
import type { RedisPublisher } from '#platform/redis.ts';
import type { Count, Counts } from './rate-counters.ts';

const MINUTE_MS = 60_000;
/**
 * Times in milliseconds. `WAIT_MS`: default of the maximum wait of a request for Redis. `REST_MS`: time for which this
 * process sends nothing to Redis after a timeout or an error.
 */
const WAIT_MS = 200;
const REST_MS = 1000;

// Adds 1 to the count of a key. Returns the count and the milliseconds until the key expires, one minute after the
// first count of the key, by the clock of Redis. Each call uses a single key, because the keys of one request may be on
// different nodes of a Redis cluster.
const SCRIPT = `local times = redis.call('incr', KEYS[1])
if times == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
return { times, redis.call('pttl', KEYS[1]) }`;

const answer = z.tuple([z.int(), z.int()]);

function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Redis did not answer in time')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Returns counters that never throw and never wait longer than `wait_ms`. While Redis is unavailable, each process
 * counts only its own requests.
 */
export function createRedisCounters(
  redis: Pick<RedisPublisher, 'status' | 'eval'>,
  own: { count(key: string): Count },
  wait_ms = WAIT_MS,
): Counts {
  let restsUntil = 0;
  return {
    async count(key) {
      // Count in this process as well. If Redis fails, the counts of this process apply, so the count of a caller does
      // not restart at 0.
      const here = own.count(key);
      if (redis.status !== 'ready' || performance.now() < restsUntil) return here;
      try {
        const asked = redis.eval(SCRIPT, 1, `kaamsetu:count:{${key}}`, MINUTE_MS);
        const [times, ends_in_ms] = answer.parse(await withTimeout(wait_ms, asked));
        return { times, ends_in_ms };
      } catch {
        restsUntil = performance.now() + REST_MS;
        return here;
      }
    },
  };
}
