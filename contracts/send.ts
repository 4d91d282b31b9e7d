// Sends one HTTP request with a time limit. Follows trailing-slash redirects. Throws network errors as NetworkError.
import { NetworkError } from './call-error.ts';
import { otherSlash } from './endpoint-url.ts';

const REDIRECTS = 3;
const LIMIT = 30_000;

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface Outgoing {
  /** Path and query of the request. */
  url: string;
  init: RequestInit;
  /** Time limit in milliseconds; 30,000 by default. */
  milliseconds?: number | undefined;
  /** Maximum number of redirects; 3 by default. */
  redirects?: number;
  signal?: AbortSignal | undefined;
}

/** Target server. An empty `base` means the server of the current page. */
export interface Server {
  base: string;
  fetch: Fetch;
}

// Returns the path that a redirect leads to; null if the response is not a redirect or leads to another origin. A
// browser hides the target of a redirect. The target is then the URL with its trailing slash added or removed, because
// the server sends no other redirects.
function redirectTarget(response: Response, url: string, base: string): string | null {
  if (response.type !== 'opaqueredirect' && response.status !== 307) return null;
  const locationHeader = response.headers.get('location');
  if (!locationHeader) return otherSlash(url);
  const here = new URL(base || location.href);
  const target = new URL(locationHeader, new URL(url, here));
  return target.origin === here.origin ? `${target.pathname}${target.search}` : null;
}

async function follow({ base, fetch }: Server, outgoing: Outgoing, signal: AbortSignal): Promise<Response> {
  let url = outgoing.url;
  for (let step = 0; ; step += 1) {
    const response = await fetch(base + url, { ...outgoing.init, signal, redirect: 'manual' });
    const target = redirectTarget(response, url, base);
    if (target === null || step === (outgoing.redirects ?? REDIRECTS)) return response;
    url = target;
  }
}

/** The server of the page, called with the browser's `fetch`. */
export const ownServer: Server = { base: '', fetch: (url, init) => fetch(url, init) };

/**
 * Sends a request and returns the response. Throws a NetworkError if there is no response. If the caller aborts the
 * request, rethrows the abort error unchanged.
 */
export async function send(outgoing: Outgoing, server = ownServer): Promise<Response> {
  const ours = new AbortController();
  const stop = () => ours.abort();
  const timer = setTimeout(stop, outgoing.milliseconds ?? LIMIT);
  outgoing.signal?.addEventListener('abort', stop);
  try {
    if (outgoing.signal?.aborted) stop();
    return await follow(server, outgoing, ours.signal);
  } catch (error) {
    if (outgoing.signal?.aborted) throw error;
    throw new NetworkError(ours.signal.aborted ? 'slow' : 'network', error);
  } finally {
    clearTimeout(timer);
    outgoing.signal?.removeEventListener('abort', stop);
  }
}
