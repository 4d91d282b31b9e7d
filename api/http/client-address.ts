// Where a request comes from, for limits: the network address, or nothing for the machine itself outside production (D57).
import type { IncomingMessage } from 'node:http';
import type { Express } from 'express';

/** What of a request says where it comes from. */
interface Addressed {
  headers: IncomingMessage['headers'];
  socket: { remoteAddress?: string | undefined };
  ip?: string | undefined;
}

/** The address of a request that Express has not seen, as Express reckons it: through the proxies that the app trusts. */
export function addressFinderOf(app: Express): (req: IncomingMessage) => string | undefined {
  return ({ headers, socket }) => {
    const ip: unknown = Reflect.get(app.request, 'ip', { app, headers, socket, connection: socket });
    return typeof ip === 'string' ? ip : undefined;
  };
}

const LOOPBACK = new Set(['127.0.0.1', '::1', '::ffff:127.0.0.1']);
const OWN_HOSTS = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Whether the request truly comes from this machine: its socket, its Host, and no proxy in between. */
export function isLoopback(req: Addressed): boolean {
  const forwarded = Object.keys(req.headers).some((name) => name === 'forwarded' || name.startsWith('x-forwarded-'));
  return !forwarded && LOOPBACK.has(req.socket.remoteAddress ?? '') && OWN_HOSTS.test(req.headers.host ?? '');
}

/** An IPv6 network of 64 bits counts as one address: a customer has a whole one. */
function networkOf(address: string): string {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+\.\d+)$/.exec(address)?.[1];
  if (v4) return v4;
  const [head = '', tail] = address.split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return `${[...left, ...zeros, ...right].slice(0, 4).join(':')}::/64`;
}

/** What limits per address count by; '' where they do not hold. */
export function limitedAddress(req: Addressed, production: boolean): string {
  return !production && isLoopback(req) ? '' : networkOf(req.ip ?? '');
}
