// One request on the wire: time limit, the redirects that change the slash, and what a lost network means.
import { NetworkError } from './call-error.ts';
import { otherSlash } from './endpoint-url.ts';

const REDIRECTS = 3;
const LIMIT = 30_000;

export type Fetch = (url: string, init: RequestInit) => Promise<Response>;

export interface Outgoing {
  /** A path with its query. */
  url: string;
  init: RequestInit;
  /** Half a minute unless told. */
  milliseconds?: number | undefined;
  /** How many redirects are followed at most; three unless told. */
  redirects?: number;
  signal?: AbortSignal | undefined;
}

/** The server that is asked: `''` is that of the page. */
export interface Server {
  base: string;
  fetch: Fetch;
}

// A browser hides where a redirect leads; the server only ever redirects to mend the slash, on its own origin.
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

/** The server of the page, by the browser's own fetch. */
export const ownServer: Server = { base: '', fetch: (url, init) => fetch(url, init) };

/** The answer of the server. Throws a NetworkError without one, and the caller's own abort as it is. */
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
