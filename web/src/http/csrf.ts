// The CSRF token of the session: fetched at start-up and when it is missing, old, refused or of another session; kept in local storage (D10).
import { CSRF_MARGIN_SECONDS, csrfExpiry, epochSeconds, fetchCsrfToken } from '#contracts/csrf.ts';
import { readStored, removeStored, store } from './browser-store.ts';

const LIMIT = 30_000;

function cached(): string | null {
  const token = readStored('csrfToken');
  const ends = Number(readStored('csrfTokenExpiry'));
  return token && ends - CSRF_MARGIN_SECONDS > epochSeconds() ? token : null;
}

let pending: { bearer: string | null; token: Promise<string | null> } | null = null;

// Without the code of every other call, as each page begins with it; browsers that know no such limit wait on.
const get = (path: string, headers: Record<string, string>) =>
  fetch(path, { headers, cache: 'no-store', signal: AbortSignal.timeout?.(LIMIT) });

const isCurrent = (bearer: string | null) => bearer === readStored('authToken');

async function fetchToken(bearer: string | null): Promise<string | null> {
  try {
    const token = await fetchCsrfToken(bearer, get);
    // The session may have changed in the meantime, in another tab, too: its token must not be replaced by this one.
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
 * A token that is still good for the session of this bearer (by default the stored one); null if none could be fetched: the call then goes
 * without and is refused.
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

/** Forgets the token: after a refusal, and whenever the session changes. */
export function clearCsrfToken(): void {
  pending = null;
  removeStored('csrfToken', 'csrfTokenExpiry');
}
