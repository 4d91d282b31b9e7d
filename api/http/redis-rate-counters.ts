// Rate counters that all processes share in Redis: one round trip per count. If Redis does not respond, the counters of
// this process apply.
import { z } from '#contracts/z.ts';
import type { RedisPublisher } from '#platform/redis.ts';
import type { Count, ReadableCounts } from './rate-counters.ts';

const MINUTE_MS = 60_000;
/**
 * Times in milliseconds. `WAIT_MS`: default of the maximum wait of a request for Redis. `REST_MS`: time for which this
 * process sends nothing to Redis after a timeout or an error.
 */
const WAIT_MS = 200;
const REST_MS = 1000;

// Adds 1 to the count of a key. Returns the count and the milliseconds until the key expires, one window after the
// first count of the key, by the clock of Redis. Each call uses a single key, because the keys of one request may be on
// different nodes of a Redis cluster.
const SCRIPT = `local times = redis.call('incr', KEYS[1])
if times == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
return { times, redis.call('pttl', KEYS[1]) }`;

// Returns the count of a key and the milliseconds until it expires; zeros for a key without a count.
const READ = `return { tonumber(redis.call('get', KEYS[1]) or '0'), math.max(0, redis.call('pttl', KEYS[1])) }`;

const answer = z.tuple([z.int(), z.int()]);

function withTimeout<T>(ms: number, work: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Redis did not answer in time')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

interface Options {
  /** Maximum wait for Redis. */
  wait_ms?: number | undefined;
  /** The window of a count, from the first event on. */
  window_ms?: number;
}

/**
 * Returns counters that never throw and never wait longer than `wait_ms`. While Redis is unavailable, each process
 * counts only its own requests.
 */
export function createRedisCounters(
  redis: Pick<RedisPublisher, 'status' | 'eval'>,
  own: { count(key: string): Count; read(key: string): Count },
  { wait_ms = WAIT_MS, window_ms = MINUTE_MS }: Options = {},
): ReadableCounts {
  let restsUntil = 0;

  async function ask(here: Count, send: () => Promise<unknown>): Promise<Count> {
    if (redis.status !== 'ready' || performance.now() < restsUntil) return here;
    try {
      const [times, ends_in_ms] = answer.parse(await withTimeout(wait_ms, send()));
      return { times, ends_in_ms };
    } catch {
      restsUntil = performance.now() + REST_MS;
      return here;
    }
  }

  const nameOf = (key: string) => `kaamsetu:count:{${key}}`;
  return {
    // Count in this process as well. If Redis fails, the counts of this process apply, so the count of a caller does
    // not restart at 0.
    count: (key) => ask(own.count(key), () => redis.eval(SCRIPT, 1, nameOf(key), window_ms)),
    read: (key) => ask(own.read(key), () => redis.eval(READ, 1, nameOf(key))),
  };
}
