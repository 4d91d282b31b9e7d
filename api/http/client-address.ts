// The network address of a request, by which limits count (D57).
import type { IncomingMessage } from 'node:http';
import express, { type Express } from 'express';
import { bringsDemoKey, type Demo } from '#platform/demo-key.ts';

/** What of a request says where it comes from. */
interface AddressSource {
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

/** The networks that limits count by. `line` is what one subscriber usually gets (IPv6 /56), '' for IPv4; `network` is the /48 or /24. */
interface Networks {
  address: string;
  line: string;
  network: string;
}

const EXEMPT: Networks = { address: '', line: '', network: '' };

/** The eight groups of an IPv6 address as numbers. An embedded IPv4 address has been replaced. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16) || 0);
}

/** The networks of an address. An IPv6 network of 64 bits counts as one address: a customer has at least one. */
export function networksOf(address: string): Networks {
  const v4 = /^(?:::ffff:)?(\d+\.\d+\.\d+)\.(\d+)$/i.exec(address);
  if (v4) return { address: `${v4[1]}.${v4[2]}`, line: '', network: `${v4[1]}.0/24` };
  const [first = 0, second = 0, third = 0, fourth = 0] = groupsOf(address);
  const site = [first, second, third].map((group) => group.toString(16)).join(':');
  return {
    address: `${site}:${fourth.toString(16)}::/64`,
    line: `${site}:${(fourth & 0xff00).toString(16)}::/56`,
    network: `${site}::/48`,
  };
}

/** The networks that limits count by; all '' for a request with the key of the demo. No address is trusted (D109). */
export function limitedNetworks(req: AddressSource, { demo }: { demo: Demo | null }): Networks {
  return demo?.unlimited || bringsDemoKey(demo, req) ? EXEMPT : networksOf(req.ip ?? '');
}

/** The address that limits count by; '' for a request with the key of the demo. */
export function limitedAddress(req: AddressSource, settings: { demo: Demo | null }): string {
  return limitedNetworks(req, settings).address;
}

/** What limits of sockets count by, through the proxies that are trusted; '' where they do not hold. */
export function socketAddress(
  trusted: readonly string[],
  settings: { demo: Demo | null },
): (req: IncomingMessage) => string {
  const app = express();
  app.set('trust proxy', [...trusted]);
  const ipOf = addressFinderOf(app);
  return (req) => limitedAddress({ headers: req.headers, socket: req.socket, ip: ipOf(req) }, settings);
}
