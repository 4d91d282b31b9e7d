// Limits how often an address may guess a secret in an hour, across all API processes.
import { fail } from '#contracts/problems.ts';
import { keyedDigest } from '#platform/secrets.ts';
import type { ApiDeps } from '../deps.ts';

/**
 * Returns `count`, which adds one miss of an address, and `require`, which fails with `rate_limited` if the address has
 * `max` misses in this hour. `what` names the kind of secret.
 */
export function createMissLimiter(
  { settings, hour_counts }: Pick<ApiDeps, 'settings' | 'hour_counts'>,
  what: string,
  max: number,
) {
  const keyOf = (address: string) => keyedDigest(settings.csrf_secret, 'misses', what, address).toString('base64url');
  return {
    count: async (address: string): Promise<void> => void (await hour_counts.count(keyOf(address))),
    async require(address: string): Promise<void> {
      const { times, ends_in_ms } = await hour_counts.read(keyOf(address));
      if (times >= max) fail('rate_limited', { retry_after: Math.max(1, Math.ceil(ends_in_ms / 1000)) });
    },
  };
}
