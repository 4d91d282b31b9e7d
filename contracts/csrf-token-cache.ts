// A CSRF token kept in memory, for one session at a time; apart from what every page of the web begins with.
import { CSRF_MARGIN_SECONDS, csrfExpiry, epochSeconds, fetchCsrfToken } from './csrf.ts';
import { type Server, send } from './send.ts';

/** Stores the token of one session at a time in memory. */
export function createCsrfTokenCache(server?: Server) {
  let kept: { bearer: string | null; token: string; ends: number } | null = null;
  let pending: { bearer: string | null; token: Promise<string | null> } | null = null;
  const renew = async (owner: string | null) => {
    const get = (url: string, headers: Record<string, string>) =>
      send({ url, init: { headers, cache: 'no-store' } }, server);
    const token = await fetchCsrfToken(owner, get);
    kept = { bearer: owner, token, ends: csrfExpiry(token, epochSeconds()) };
    return token;
  };
  return {
    /** A token for this bearer that is still good; null if none could be fetched: the call then goes without and is refused. */
    token(owner: string | null): Promise<string | null> {
      if (kept && kept.bearer === owner && kept.ends - CSRF_MARGIN_SECONDS > epochSeconds())
        return Promise.resolve(kept.token);
      if (pending?.bearer === owner) return pending.token;
      const token = renew(owner)
        .catch(() => null)
        .finally(() => {
          if (pending === mine) pending = null;
        });
      const mine = { bearer: owner, token };
      pending = mine;
      return token;
    },
    /** Forgets it: after a refusal. */
    clear(): void {
      kept = null;
    },
  };
}
