// Per-minute rate limits, shared by all API processes. Only a digest of the caller's address or id is counted and
// shared; the address or id itself does not leave the process.
import { fail } from '#contracts/problems.ts';
import { memoize } from '#platform/memoize.ts';
import { keyedDigest } from '#platform/secrets.ts';
import type { ApiDeps } from '../deps.ts';

/**
 * A caller is counted under the first 20 characters of a digest. This length makes it practically impossible that two
 * callers of one minute share a counter.
 */
const KEY_LENGTH = 20;
/** Maximum number of cached digests. The cache avoids hashing the key of a frequent caller again. */
const MAX_CACHED_KEYS = 5000;

/**
 * Returns a function that counts one event of a caller. It fails with `rate_limited` if the caller exceeds `max` events
 * per minute. `what` names the kind of event; each kind is counted separately.
 */
export function createLimiter({ counts, settings }: Pick<ApiDeps, 'counts' | 'settings'>, what: string) {
  // The digest uses a secret: without one, an attacker could compute the digests of all 4 billion IPv4 addresses.
  const secret = keyedDigest(settings.csrf_secret, 'counts', what).toString('base64');
  const keyOf = memoize(MAX_CACHED_KEYS, (who) => keyedDigest(secret, who).toString('base64url').slice(0, KEY_LENGTH));
  return async (who: string, max: number): Promise<void> => {
    const { times, ends_in_ms } = await counts.count(keyOf(who));
    if (times > max) fail('rate_limited', { retry_after: Math.max(1, Math.ceil(ends_in_ms / 1000)) });
  };
}
