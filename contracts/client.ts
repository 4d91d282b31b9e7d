// The typed client of the API for other programs: `createClient({ base })`, then `call(endpoint, { params, query, body })`.
import { openCaller } from './caller.ts';
import { keepCsrfToken } from './kept-csrf-token.ts';
import type { Fetch } from './send.ts';

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
  const origin = new URL(base).origin;
  const bearer = () => (typeof token === 'function' ? token() : (token ?? null));
  const csrf = keepCsrfToken(bearer, (path, init) => fetch(origin + path, init));
  return openCaller({
    base: origin,
    fetch: (url, init) => fetch(url, init),
    bearer: () => bearer() ?? undefined,
    language: () => language ?? null,
    csrf,
  });
}
