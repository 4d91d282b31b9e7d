// A proxy that redirects API calls (307) between the paths with and without a trailing slash, several times, before it
// forwards them to the product.
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { otherSlash } from '#contracts/endpoint-url.ts';

export interface SlashFront {
  address: string;
  /** Redirects every further API call `hops` times; the last time to the host `away`, if it is given. */
  lead(hops: number, away?: string): void;
  /** The API calls received, both redirected and forwarded. */
  came: { method: string; url: string }[];
  close(): void;
}

export async function startSlashFront(product: string): Promise<SlashFront> {
  let [hops, away] = [0, ''];
  const led = new Map<string, number>();
  const came: SlashFront['came'] = [];
  const server = createServer((req, res) => {
    const { method = 'GET', url = '/' } = req;
    // The path of the CSRF token exists only without a trailing slash, so its calls are not redirected.
    const isCall = url.startsWith('/api/') && !url.includes('csrf');
    if (isCall) came.push({ method, url });
    const key = `${method} ${url.replace(/\/(?=\?|$)/, '')}`;
    const times = led.get(key) ?? 0;
    if (isCall && times < hops) {
      led.set(key, times + 1);
      req.resume();
      res.writeHead(307, { location: (times + 1 === hops ? away : '') + otherSlash(url) }).end();
      return;
    }
    led.delete(key);
    // After an odd number of redirects the path has the wrong form, so add or remove the slash.
    const path = isCall && hops % 2 === 1 ? otherSlash(url) : url;
    const on = request(`${product}${path}`, { method, headers: req.headers }, (answer) => {
      res.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(res);
    });
    on.once('error', () => res.destroy());
    req.pipe(on);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const where = server.address();
  return {
    address: `http://127.0.0.1:${typeof where === 'object' && where ? where.port : 0}`,
    lead(next, elsewhere = '') {
      [hops, away] = [next, elsewhere];
      led.clear();
      came.length = 0;
    },
    came,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Starts another host, which records the request headers it receives. */
export async function startElsewhere(): Promise<{ address: string; brought: IncomingHttpHeaders[]; close(): void }> {
  const brought: IncomingHttpHeaders[] = [];
  const server = createServer((req, res) => {
    brought.push(req.headers);
    req.resume();
    res
      .writeHead(200, {
        'content-type': 'application/json',
        'access-control-allow-origin': '*',
        'access-control-allow-headers': '*',
      })
      .end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const where = server.address();
  return {
    address: `http://localhost:${typeof where === 'object' && where ? where.port : 0}`,
    brought,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
