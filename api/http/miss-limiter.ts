// Limits how often an address may guess a secret in an hour, in this process. A limit over one hour is not shared with
// the other processes: the secrets are too long to be guessed even at the multiple rate.
import { fail } from '#contracts/problems.ts';
import { keyedDigest } from '#platform/secrets.ts';
import type { ApiDeps } from '../deps.ts';
import { createRateCounters } from './rate-counters.ts';

const HOUR_MS = 3_600_000;

/**
 * Returns `count`, which adds one miss of an address, and `require`, which fails with `rate_limited` if the address has
 * `max` misses in this hour. `what` names the kind of secret.
 */
export function createMissLimiter({ settings }: Pick<ApiDeps, 'settings'>, what: string, max: number) {
  const counters = createRateCounters(Date.now, HOUR_MS);
  const keyOf = (address: string) => keyedDigest(settings.csrf_secret, 'misses', what, address).toString('base64url');
  return {
    count: (address: string): void => void counters.count(keyOf(address)),
    require(address: string): void {
      const { times, ends_in_ms } = counters.read(keyOf(address));
      if (times >= max) fail('rate_limited', { retry_after: Math.max(1, Math.ceil(ends_in_ms / 1000)) });
    },
  };
}
