// How often may be searched (D57): a session or a browser so often in a minute, an address so often. Counted in each process, for a minute.
import { createHash } from 'node:crypto';
import type { Request } from 'express';
import { fail } from '#contracts/problems.ts';
import { readSettings } from '#marketplace/settings/queries.ts';
import type { ApiDeps } from '../deps.ts';
import type { Caller } from './authenticate.ts';
import { limitedAddress } from './client-address.ts';

const MINUTE_MS = 60_000;
/** Searching is the busiest call there is: what the settings say is asked for again after so long. */
const LIMITS_KEPT_MS = 5000;
/** Where more than so many are counted, nobody new is until the minute is over: memory must not grow with an attack. */
const MOST_COUNTED = 200_000;

interface Searching {
  caller: Caller;
  req: Request;
}

/** Who searches: their session, else the browser by its cookie; null where it has neither. */
function seeker({ caller, req }: Searching): string | null {
  if (caller.session) return `session ${caller.session.session_id}`;
  const cookie = /(?:^|; )ks_visitor=([\w-]{43})(?:;|$)/.exec(req.headers.cookie ?? '')?.[1];
  return cookie ? `browser ${createHash('sha256').update(cookie).digest('base64url')}` : null;
}

/** A look at the clock, so that tests need not wait. */
type Clock = () => number;

/** Refuses with `rate_limited` who searches too often. What pages on the server ask for their visitors is not counted. */
export function limitSearches(deps: ApiDeps, clock: Clock = Date.now) {
  let minute = 0;
  let counted = new Map<string, number>();
  let limits: { person: number; address: number; until: number } | null = null;

  async function readLimits(now: number) {
    if (limits && limits.until > now) return limits;
    const set = await readSettings(deps.db, ['search_per_minute', 'search_per_address_minute']);
    limits = { person: set.search_per_minute, address: set.search_per_address_minute, until: now + LIMITS_KEPT_MS };
    return limits;
  }

  function count(key: string, limit: number, now: number): void {
    const begun = Math.floor(now / MINUTE_MS);
    if (begun !== minute) {
      minute = begun;
      counted = new Map();
    }
    const times = (counted.get(key) ?? 0) + 1;
    if (times > limit) fail('rate_limited', { retry_after: Math.ceil((MINUTE_MS - (now % MINUTE_MS)) / 1000) });
    if (times > 1 || counted.size < MOST_COUNTED) counted.set(key, times);
  }

  return async (searching: Searching): Promise<void> => {
    const { req } = searching;
    if (!req.originalUrl.startsWith('/api/')) return;
    const address = limitedAddress(req, deps.settings.production);
    // The machine itself is not limited outside production.
    if (address === '') return;
    const now = clock();
    const { person, address: ofAddress } = await readLimits(now);
    count(`address ${address}`, ofAddress, now);
    const who = seeker(searching);
    if (who) count(who, person, now);
  };
}
