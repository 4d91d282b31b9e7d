// Counts that all processes share in Redis: one round trip each, and this process' own ones go on where there is no answer.
import { z } from '#contracts/z.ts';
import type { RedisPublisher } from '#platform/redis.ts';
import type { Count, Counts } from './rate-counters.ts';

const MINUTE_MS = 60_000;
/** Nobody's search waits longer for Redis, and after an answer that stayed out it is not asked for a moment. */
const WAIT_MS = 200;
const REST_MS = 1000;

// The minute of a key begins with its first count, by Redis' clock. One key a script: those of a request may lie on different nodes.
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

/** Never throws and never waits long: while Redis is away each process limits what it sees itself. */
export function createRedisCounters(redis: RedisPublisher, own: { count(key: string): Count }): Counts {
  let restsUntil = 0;
  return {
    async count(key) {
      // Counted here as well, so that an outage does not give everybody a new minute.
      const here = own.count(key);
      if (redis.status !== 'ready' || performance.now() < restsUntil) return here;
      try {
        const asked = redis.eval(SCRIPT, 1, `kaamsetu:count:{${key}}`, MINUTE_MS);
        const [times, ends_in_ms] = answer.parse(await withTimeout(WAIT_MS, asked));
        return { times, ends_in_ms };
      } catch {
        restsUntil = performance.now() + REST_MS;
        return here;
      }
    },
  };
}
