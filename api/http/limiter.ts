// Refuses what happens too often in a minute, all API processes together; who it was leaves this process as a digest only.
import { fail } from '#contracts/problems.ts';
import { memoize } from '#platform/memoize.ts';
import { keyedDigest } from '#platform/secrets.ts';
import type { ApiDeps } from '../deps.ts';

/** Enough of a digest that no two of a minute are alike. */
const KEY_LENGTH = 20;
/** Whoever calls often is digested once. */
const MAX_CACHED_KEYS = 5000;

/** Counts one more of `what` for somebody, and fails with `rate_limited` beyond `most` a minute. */
export function createLimiter({ counts, settings }: Pick<ApiDeps, 'counts' | 'settings'>, what: string) {
  // Keyed: four thousand million addresses are soon tried.
  const secret = keyedDigest(settings.csrf_secret, 'counts', what).toString('base64');
  const keyOf = memoize(MAX_CACHED_KEYS, (who) => keyedDigest(secret, who).toString('base64url').slice(0, KEY_LENGTH));
  return async (who: string, max: number): Promise<void> => {
    const { times, ends_in_ms } = await counts.count(keyOf(who));
    if (times > max) fail('rate_limited', { retry_after: Math.max(1, Math.ceil(ends_in_ms / 1000)) });
  };
}
