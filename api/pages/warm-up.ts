// Draws the first pages once before anybody asks: the code is compiled, the lists of words are read and connections are open by then.
import type { AddressInfo } from 'node:net';

const PAGES = ['/', '/jobs'];
const PATIENCE_MS = 10_000;

/** Asks the server that listens there, as a visitor does; what goes wrong is the next visitor's to try. */
export async function warmUp({ address, family, port }: AddressInfo): Promise<void> {
  const isAnywhere = address === '0.0.0.0' || address === '::';
  const host = isAnywhere ? 'localhost' : family === 'IPv6' ? `[${address}]` : address;
  for (const page of PAGES) {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const answer = await fetch(`http://${host}:${port}${page}`, { signal }).catch(() => null);
    await answer?.text().catch(() => '');
  }
}
