// Returns the network address by which rate limits count a request (D57).
import type { IncomingMessage } from 'node:http';
import express, { type Express } from 'express';
import { bringsDemoKey, type Demo } from '#platform/demo-key.ts';

/** The parts of a request from which its client address is determined. */
interface AddressSource {
  headers: IncomingMessage['headers'];
  socket: { remoteAddress?: string | undefined };
  ip?: string | undefined;
}

/**
 * Returns a function that finds the client address of a request before Express has processed the request. The function
 * trusts the same proxies as Express.
 */
export function addressFinderOf(app: Express): (req: IncomingMessage) => string | undefined {
  return ({ headers, socket }) => {
    // Express computes `ip` on a request whose prototype is `app.request`.
    const request: AddressSource = Object.create(app.request, {
      headers: { value: headers },
      socket: { value: socket },
    });
    return request.ip;
  };
}

/**
 * The networks that contain the address of a client. Rate limits count the requests of each network. `line` is the IPv6
 * /56 that one subscriber usually gets, '' for IPv4. `network` is the IPv6 /48 or the IPv4 /24.
 */
interface Networks {
  address: string;
  line: string;
  network: string;
}

const EXEMPT: Networks = { address: '', line: '', network: '' };

/** Returns the eight groups of an IPv6 address as numbers. The address must not contain an embedded IPv4 address. */
function groupsOf(address: string): number[] {
  const [head = '', tail] = address.replace(/%.*$/, '').split('::');
  const left = head.split(':').filter(Boolean);
  const right = (tail ?? '').split(':').filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0');
  return [...left, ...zeros, ...right].map((group) => Number.parseInt(group, 16) || 0);
}

/** Returns the networks of an address. An IPv6 /64 counts as one address, because each customer has at least a /64. */
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

/**
 * Returns the networks by which rate limits count requests. All fields are '' for a request that is not limited: a
 * request with the secret key of a local demo, or any request if `demo.unlimited` is set. An address alone never
 * exempts a request: even requests from this machine are limited (D109).
 */
export function limitedNetworks(req: AddressSource, { demo }: { demo: Demo | null }): Networks {
  return demo?.unlimited || bringsDemoKey(demo, req) ? EXEMPT : networksOf(req.ip ?? '');
}

/** Returns the address that rate limits count; '' for a request that is not limited (see `limitedNetworks`). */
export function limitedAddress(req: AddressSource, settings: { demo: Demo | null }): string {
  return limitedNetworks(req, settings).address;
}

/**
 * Returns a function that finds the client address of a new socket, for the socket limits. If trusted proxies forward
 * the connection, the address comes from the headers that they set. The address is '' for a socket that is not limited
 * (see `limitedNetworks`).
 */
export function socketAddress(
  trusted: readonly string[],
  settings: { demo: Demo | null },
): (req: IncomingMessage) => string {
  const app = express();
  app.set('trust proxy', [...trusted]);
  const ipOf = addressFinderOf(app);
  return (req) => limitedAddress({ headers: req.headers, socket: req.socket, ip: ipOf(req) }, settings);
}
