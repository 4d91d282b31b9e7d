// The CSRF token (D10): where it is fetched, and how long it is good.
import { csrfTokenPath } from './csrf-token-path.ts';
import { type Server, send } from './send.ts';

const EPOCH_FROM = 1_000_000_000;
/** A token this near to its end is fetched anew. */
export const CSRF_MARGIN_SECONDS = 30;

/** The epoch second at which `value:seconds` ends: a large number is an epoch, a small one a lifetime from now. */
export function csrfExpiry(token: string, nowSeconds: number): number {
  const seconds = Number(token.split(':')[1]);
  if (seconds > EPOCH_FROM) return seconds;
  return seconds > 0 ? nowSeconds + seconds : nowSeconds;
}

export const epochSeconds = () => Math.floor(Date.now() / 1000);

/** A token of the server for this bearer, or for anybody. Throws where none comes: every change waits for it, and must not wait for ever. */
export async function fetchCsrfToken(bearer: string | null, server?: Server): Promise<string> {
  const headers: Record<string, string> = bearer ? { authorization: `Bearer ${bearer}` } : {};
  const response = await send({ url: csrfTokenPath, init: { headers, cache: 'no-store' } }, server);
  const { csrf_token: token } = Object(await response.json());
  if (typeof token !== 'string') throw new Error('no token');
  return token;
}
