// Typed API client for other programs: `createClient({ base })`, then `call(endpoint, { params, query, body })`.
import { createCaller } from './caller.ts';
import { createCsrfTokenCache } from './csrf-token-cache.ts';
import { formOf } from './form-body.ts';
import type { Fetch, Server } from './send.ts';

interface Options {
  /** URL of the server, such as `https://kaamsetu.example`. */
  base: string;
  /**
   * The `access_token` of a session or administrator, or a function that returns it for each call; absent for a
   * visitor.
   */
  token?: string | (() => string | null);
  /** Replaces the global `fetch`. */
  fetch?: Fetch;
  /** Language of user-facing text in responses, such as `hi`; absent: the server chooses. */
  language?: string;
}

/**
 * Returns the functions `call` and `callFile` for one server. These functions send the bearer token, fetch CSRF tokens,
 * and follow redirects that add or remove the trailing slash.
 */
export function createClient({ base, token, fetch = globalThis.fetch, language }: Options) {
  const bearer = () => (typeof token === 'function' ? token() : (token ?? null));
  const server: Server = {
    base: new URL(base).origin,
    async fetch(url, init) {
      // A path parameter `.` or `..` would change the path to another endpoint. Encoding does not prevent this, because
      // URL parsing also resolves `%2e`.
      if (/\/\.\.?(?:[/?]|$)/.test(url)) throw new RangeError('A path parameter must not be "." or ".."');
      return fetch(url, init);
    },
  };
  return createCaller({
    ...server,
    bearer: () => bearer() ?? undefined,
    language: () => language ?? null,
    csrf: createCsrfTokenCache(server),
    formOf,
  });
}
