// The CSRF token: fetched at start-up and when it is missing, old or refused; kept in local storage (decisions D10).
import { csrfTokenPath } from '#contracts/csrf-token-path.ts';
import { forget, readStored, store } from './browser-store.ts';
import { isObject } from './kept-object.ts';

const MARGIN_SECONDS = 30;
const EPOCH_FROM = 1_000_000_000;

/** The epoch second at which `value:seconds` ends: a large number is an epoch, a small one a lifetime from now. */
export function csrfExpiry(token: string, nowSeconds: number): number {
  const seconds = Number(token.split(':')[1]);
  if (!Number.isFinite(seconds) || seconds <= 0) return nowSeconds;
  return seconds > EPOCH_FROM ? seconds : nowSeconds + seconds;
}

const seconds = () => Math.floor(Date.now() / 1000);

function cached(): string | null {
  const token = readStored('csrfToken');
  const ends = Number(readStored('csrfTokenExpiry') ?? 0);
  return token && ends - MARGIN_SECONDS > seconds() ? token : null;
}

let pending: Promise<string | null> | null = null;

async function fetchToken(): Promise<string | null> {
  const session = readStored('authToken');
  try {
    const response = await fetch(csrfTokenPath, {
      headers: session ? { authorization: `Bearer ${session}` } : {},
      cache: 'no-store',
    });
    const answer: unknown = await response.json();
    const token = isObject(answer) ? answer.csrf_token : null;
    if (!response.ok || typeof token !== 'string') throw new Error(`HTTP ${response.status}`);
    store('csrfToken', token);
    store('csrfTokenExpiry', String(csrfExpiry(token, seconds())));
    return token;
  } catch (error) {
    console.warn('CSRF token not fetched', error);
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
