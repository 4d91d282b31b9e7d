// The typed client of the API for other programs: `createClient({ base })`, then `call(endpoint, { params, query, body })`.
import { createCaller } from './caller.ts';
import { createCsrfTokenCache } from './csrf-token-cache.ts';
import { formOf } from './form-body.ts';
import type { Fetch, Server } from './send.ts';

interface Options {
  /** Where the server is: `https://kaamsetu.example`. */
  base: string;
  /** The `access_token` of a session or of an administrator, or what tells it at each call; nothing for a visitor. */
  token?: string | (() => string | null);
  /** Another fetch than the platform's own. */
  fetch?: Fetch;
  /** The language of what people read in the answers: `hi`. */
  language?: string;
}

/** A caller with a token. What the server wants besides (the CSRF token, the other slash, one key for each try) it sees to by itself. */
export function createClient({ base, token, fetch = globalThis.fetch, language }: Options) {
  const bearer = () => (typeof token === 'function' ? token() : (token ?? null));
  const server: Server = {
    base: new URL(base).origin,
    async fetch(url, init) {
      // A parameter of two points would lead to another operation, and no way of writing it keeps a URL from that.
      if (/\/\.\.?(?:[/?]|$)/.test(url)) throw new RangeError('A parameter is no part of an address');
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
