// Rate limits of searches (D57): per minute for a session or browser, and per minute for an address, across all
// processes.
import { createHash } from 'node:crypto';
import { readSettings } from '#marketplace/settings/queries.ts';
import type { ApiDeps } from '../deps.ts';
import { limitedAddress } from './client-address.ts';
import { createLimiter } from './limiter.ts';
import { ownCookiesOf } from './own-cookies.ts';
import type { RequestLike } from './request.ts';
import type { Caller } from './request-context.ts';

/** Milliseconds for which the settings with the limits are cached, because search is the busiest endpoint. */
const LIMITS_KEPT_MS = 2000;

/**
 * Format of the cookie `ks_visitor`. Its signature is not checked: a forged cookie gives no advantage, because the
 * limit of the address applies in any case.
 */
const VISITOR = /^[\w.-]{43,93}$/;

interface Searching {
  caller: Caller;
  req: RequestLike;
}

/** Returns a key for the session, else for the browser that the cookie identifies; null if the request has neither. */
function seeker(settings: ApiDeps['settings'], { caller, req }: Searching): string | null {
  if (caller.session) return `session ${caller.session.session_id}`;
  const cookie = ownCookiesOf(settings, req, 'ks_visitor').find((value) => VISITOR.test(value));
  return cookie ? `browser ${createHash('sha256').update(cookie).digest('base64url')}` : null;
}

/**
 * Returns a function that fails with `rate_limited` if a caller searches too often. `what` names the kind of request
 * that is counted. The limit of the caller and the limit of the address are multiplied by `times`, the number of such
 * requests that one search may need: a search sends about one request for suggestions per typed letter. Searches of
 * server-rendered pages are not counted.
 */
export function limitSearches(deps: ApiDeps, what: string, times = 1) {
  const count = createLimiter(deps, what);
  let limits: { person: number; address: number; until: number } | null = null;

  async function readLimits() {
    const now = performance.now();
    if (limits && limits.until > now) return limits;
    const set = await readSettings(deps.db, ['search_per_minute', 'search_per_address_minute']);
    limits = {
      person: set.search_per_minute * times,
      address: set.search_per_address_minute * times,
      until: now + LIMITS_KEPT_MS,
    };
    return limits;
  }

  return async (searching: Searching): Promise<void> => {
    const { req } = searching;
    if (!req.originalUrl.startsWith('/api/')) return;
    const address = limitedAddress(req, deps.settings);
    // The address is '' for requests that are not limited, such as requests with the secret key of a local demo.
    if (address === '') return;
    const { person, address: ofAddress } = await readLimits();
    const who = seeker(deps.settings, searching);
    // Count in parallel: with Redis, both counts then take the time of one round trip.
    await Promise.all([count(`address ${address}`, ofAddress), ...(who ? [count(who, person)] : [])]);
  };
}
