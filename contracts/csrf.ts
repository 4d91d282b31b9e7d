// The CSRF token (D10): where it is fetched, and how long it is good.
import { csrfTokenPath } from './csrf-token-path.ts';

const EPOCH_FROM = 1_000_000_000;
/** A token this near to its end is fetched anew. */
export const CSRF_MARGIN_SECONDS = 30;

/** The epoch second at which `value:seconds` ends: a large number is an epoch, a small one a lifetime from now. */
export function csrfExpiry(token: string, nowSeconds: number): number {
  const seconds = Number(token.split(':')[1]);
  return seconds > EPOCH_FROM ? seconds : nowSeconds + Math.max(seconds || 0, 0);
}

export const epochSeconds = () => Math.floor(Date.now() / 1000);

/** Asks for a path with these headers, and waits no more than half a minute. */
export type Get = (path: string, headers: Record<string, string>) => Promise<Response>;

/** A token of the server for the session of this bearer; without one, for a visitor. Throws where none comes: every change waits for it, and must not wait for ever. */
export async function fetchCsrfToken(bearer: string | null, get: Get): Promise<string> {
  const response = await get(csrfTokenPath, bearer ? { authorization: `Bearer ${bearer}` } : {});
  const { csrf_token: token } = Object(await response.json());
  if (typeof token !== 'string') throw new Error();
  return token;
}
