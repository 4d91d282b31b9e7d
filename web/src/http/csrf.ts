// The CSRF token of the session, stored in local storage (D10). The app fetches the token at its start, and again if
// the token is missing, expired, refused or from another session.
import { CSRF_MARGIN_SECONDS, csrfExpiry, epochSeconds, fetchCsrfToken } from '#contracts/csrf.ts';
import { readStored, removeStored, store } from '../kit/storage/browser-store.ts';

const LIMIT = 30_000;

function cached(): string | null {
  const token = readStored('csrfToken');
  const ends = Number(readStored('csrfTokenExpiry'));
  return token && ends - CSRF_MARGIN_SECONDS > epochSeconds() ? token : null;
}

let pending: { bearer: string | null; token: Promise<string | null> } | null = null;

// Calls `fetch` directly and not the API client, so that the first load of a page contains less code. In browsers
// without `AbortSignal.timeout`, the request has no time limit.
const get = (path: string, headers: Record<string, string>) =>
  fetch(path, { headers, cache: 'no-store', signal: AbortSignal.timeout?.(LIMIT) });

const isCurrent = (bearer: string | null) => bearer === readStored('authToken');

async function fetchToken(bearer: string | null): Promise<string | null> {
  try {
    const token = await fetchCsrfToken(bearer, get);
    // The session may have changed during the fetch, also in another tab. Do not replace the new session's token.
    if (isCurrent(bearer)) {
      store('csrfToken', token);
      store('csrfTokenExpiry', String(csrfExpiry(token, epochSeconds())));
    }
    return token;
  } catch (error) {
    console.warn('CSRF token', error);
    return null;
  }
}

/**
 * Returns a valid CSRF token for the session of this bearer token (by default the stored session). Returns null if the
 * fetch failed; the server then refuses the call, which has no CSRF token.
 */
export function csrfToken(bearer = readStored('authToken')): Promise<string | null> {
  const known = isCurrent(bearer) ? cached() : null;
  if (known) return Promise.resolve(known);
  if (pending?.bearer === bearer) return pending.token;
  const token = fetchToken(bearer).finally(() => {
    if (pending === mine) pending = null;
  });
  const mine = { bearer, token };
  pending = mine;
  return token;
}

/** Removes the CSRF token. Call it after the server has refused the token, and after each change of the session. */
export function clearCsrfToken(): void {
  pending = null;
  removeStored('csrfToken', 'csrfTokenExpiry');
}
