// Limits how many wrong secrets an address may send to this process in an hour. Processes do not share these counts:
// the secrets are too long to be guessed, even by an attacker who uses the limit of every process.
import { fail } from '#contracts/problems.ts';
import { keyedDigest } from '#platform/secrets.ts';
import type { ApiDeps } from '../deps.ts';
import { createRateCounters } from './rate-counters.ts';

const HOUR_MS = 3_600_000;

/**
 * Returns `count`, which counts a wrong secret of an address, and `require`, which fails with `rate_limited` if the
 * address has sent `max` wrong secrets in this hour. `what` names the kind of secret.
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
