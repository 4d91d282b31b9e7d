// How often may be searched (D57): a session or a browser so often in a minute, an address so often, all processes together.
import { createHash } from 'node:crypto';
import { readSettings } from '#marketplace/settings/queries.ts';
import type { ApiDeps } from '../deps.ts';
import type { Caller } from './authenticate.ts';
import { limitedAddress } from './client-address.ts';
import { createLimiter } from './limiter.ts';
import { ownCookiesOf } from './own-cookies.ts';
import type { RequestLike } from './request.ts';

/** Searching is the busiest call there is: what the settings say is asked for again after so long. */
const LIMITS_KEPT_MS = 2000;

/** Any visitor's cookie: one that is made up only adds a limit. */
const VISITOR = /^[\w.-]{43,93}$/;

interface Searching {
  caller: Caller;
  req: RequestLike;
}

/** Who searches: their session, else the browser by its cookie; null where it has neither. */
function seeker({ caller, req }: Searching): string | null {
  if (caller.session) return `session ${caller.session.session_id}`;
  const cookie = ownCookiesOf(req, 'ks_visitor').find((value) => VISITOR.test(value));
  return cookie ? `browser ${createHash('sha256').update(cookie).digest('base64url')}` : null;
}

/** Refuses with `rate_limited` who searches too often. What pages on the server ask for their visitors is not counted. */
export function limitSearches(deps: ApiDeps) {
  const count = createLimiter(deps, 'searches');
  let limits: { person: number; address: number; until: number } | null = null;

  async function readLimits() {
    const now = performance.now();
    if (limits && limits.until > now) return limits;
    const set = await readSettings(deps.db, ['search_per_minute', 'search_per_address_minute']);
    limits = { person: set.search_per_minute, address: set.search_per_address_minute, until: now + LIMITS_KEPT_MS };
    return limits;
  }

  return async (searching: Searching): Promise<void> => {
    const { req } = searching;
    if (!req.originalUrl.startsWith('/api/')) return;
    const address = limitedAddress(req, deps.settings);
    // The demo's own visitor is not limited.
    if (address === '') return;
    const { person, address: ofAddress } = await readLimits();
    const who = seeker(searching);
    // Both are sent at once: one way to Redis and back.
    await Promise.all([count(`address ${address}`, ofAddress), ...(who ? [count(who, person)] : [])]);
  };
}
