// In-memory cache of the CSRF token, for one session at a time. A separate module, so that the first page of the web
// app does not load it.
import { CSRF_MARGIN_SECONDS, csrfExpiry, epochSeconds, fetchCsrfToken } from './csrf.ts';
import { type Server, send } from './send.ts';

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
    /**
     * Returns a valid CSRF token for the session of this bearer token (`owner`), or null if the fetch failed. The
     * server refuses a call without a CSRF token.
     */
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
    /** Removes the cached token, after the server rejected it. */
    clear(): void {
      kept = null;
    },
  };
}
