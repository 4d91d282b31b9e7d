// Fetches CSRF tokens and computes when they expire (D10).
import { csrfTokenPath } from './csrf-token-path.ts';

const EPOCH_FROM = 1_000_000_000;
/** The client replaces a token that expires within this many seconds. */
export const CSRF_MARGIN_SECONDS = 30;

/**
 * Returns the epoch second at which a token expires. A token is `value:seconds`. `seconds` is the epoch second of the
 * expiry if it is above `EPOCH_FROM`, otherwise the remaining lifetime.
 */
export function csrfExpiry(token: string, nowSeconds: number): number {
  const seconds = Number(token.split(':')[1]);
  return seconds > EPOCH_FROM ? seconds : nowSeconds + Math.max(seconds || 0, 0);
}

export const epochSeconds = () => Math.floor(Date.now() / 1000);

/** Sends a GET request for a path with these headers. */
export type Get = (path: string, headers: Record<string, string>) => Promise<Response>;

/**
 * Fetches a CSRF token for the session of this bearer token, or for a visitor if `bearer` is null. Throws if the
 * response has no CSRF token.
 */
export async function fetchCsrfToken(bearer: string | null, get: Get): Promise<string> {
  const response = await get(csrfTokenPath, bearer ? { authorization: `Bearer ${bearer}` } : {});
  const { csrf_token: token } = Object(await response.json());
  if (typeof token !== 'string') throw new Error();
  return token;
}
