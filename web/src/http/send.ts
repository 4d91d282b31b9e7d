// One request on the wire: time limit, the redirects that change the slash, and what a lost network means.
import { NetworkError } from './call-error.ts';
import { otherSlash } from './url.ts';

const REDIRECTS = 3;

export interface Outgoing {
  url: string;
  init: RequestInit;
  milliseconds: number;
  /** How many redirects are followed at most; three unless told. */
  redirects?: number;
  signal: AbortSignal | undefined;
}

// A browser hides where a redirect leads; the server only ever redirects to mend the slash, on its own origin.
function redirectTarget(response: Response, url: string): string | null {
  if (response.type !== 'opaqueredirect' && response.status !== 307) return null;
  const location = response.headers.get('location');
  if (!location) return otherSlash(url);
  const target = new URL(location, window.location.href);
  return target.origin === window.location.origin ? `${target.pathname}${target.search}` : null;
}

async function follow(outgoing: Outgoing, signal: AbortSignal): Promise<Response> {
  let url = outgoing.url;
  for (let step = 0; ; step += 1) {
    const response = await fetch(url, { ...outgoing.init, signal, redirect: 'manual' });
    const target = redirectTarget(response, url);
    if (target === null || step === (outgoing.redirects ?? REDIRECTS)) return response;
    url = target;
  }
}

/** The answer of the server. Throws a NetworkError without one, and the caller's own abort as it is. */
export async function send(outgoing: Outgoing): Promise<Response> {
  const ours = new AbortController();
  const stop = () => ours.abort();
  const timer = setTimeout(stop, outgoing.milliseconds);
  outgoing.signal?.addEventListener('abort', stop);
  try {
    if (outgoing.signal?.aborted) stop();
    return await follow(outgoing, ours.signal);
  } catch (error) {
    if (outgoing.signal?.aborted) throw error;
    throw new NetworkError(ours.signal.aborted ? 'slow' : 'network', error);
  } finally {
    clearTimeout(timer);
    outgoing.signal?.removeEventListener('abort', stop);
  }
}
