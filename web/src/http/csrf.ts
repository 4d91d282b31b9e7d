// The CSRF token: fetched at start-up and when it is missing, old or refused; kept in local storage (decisions D10).
import { CSRF_MARGIN_SECONDS, csrfExpiry, epochSeconds, fetchCsrfToken } from '#contracts/csrf.ts';
import { forget, readStored, store } from './browser-store.ts';

const LIMIT = 30_000;

function cached(): string | null {
  const token = readStored('csrfToken');
  const ends = Number(readStored('csrfTokenExpiry'));
  return token && ends - CSRF_MARGIN_SECONDS > epochSeconds() ? token : null;
}

let pending: Promise<string | null> | null = null;

// Without the code of every other call, as each page begins with it; browsers that know no such limit wait on.
const get = (path: string, headers: Record<string, string>) =>
  fetch(path, { headers, cache: 'no-store', signal: AbortSignal.timeout?.(LIMIT) });

async function fetchToken(): Promise<string | null> {
  try {
    const token = await fetchCsrfToken(readStored('authToken'), get);
    store('csrfToken', token);
    store('csrfTokenExpiry', String(csrfExpiry(token, epochSeconds())));
    return token;
  } catch {
    return null;
  }
}

/** A token that is still good, or null where none could be had: the call then goes without and is refused. */
export function csrfToken(): Promise<string | null> {
  const known = cached();
  if (known) return Promise.resolve(known);
  pending ??= fetchToken().finally(() => {
    pending = null;
  });
  return pending;
}

/** Forgets the token: after a refusal, and whenever the session changes. */
export function clearCsrfToken(): void {
  pending = null;
  forget('csrfToken', 'csrfTokenExpiry');
}
