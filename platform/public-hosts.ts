// Network addresses that outgoing requests with user-supplied URLs may reach: public ones only, never internal
// machines.
import { type LookupAddress, lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

// Address ranges that are not public: https://www.iana.org/assignments/iana-ipv4-special-registry and
// iana-ipv6-special-registry. IPv4-mapped IPv6 addresses are checked as IPv4.
const inside = new BlockList();
const ranges: readonly [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
for (const [net, prefix] of ranges) inside.addSubnet(net, prefix, 'ipv4');
const open6 = new BlockList();
open6.addSubnet('2000::', 3, 'ipv6');
for (const [net, prefix] of [
  ['2001:db8::', 32],
  ['2002::', 16],
  ['2001::', 32],
] as const)
  inside.addSubnet(net, prefix, 'ipv6');

/** Whether an address belongs to the public network. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  if (family === 4) return !inside.check(address, 'ipv4');
  return open6.check(address, 'ipv6') && !inside.check(address, 'ipv6');
}

/** Whether a user-supplied URL may be called: https, the default port, a public host name. */
export function isPublicWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '' || url.port !== '') return false;
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return isIP(host) === 0
    ? /\.[a-z][a-z0-9-]*[a-z0-9]$/i.test(host) && !/\.(?:local|localhost|internal|lan|home|arpa)$/i.test(host)
    : isPublicAddress(host);
}

/** Resolves a name to its public addresses only. A name with only internal addresses fails as if it did not exist. */
export const lookUpPublic: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found: LookupAddress[]) => {
    const open = error ? [] : found.filter(({ address }) => isPublicAddress(address));
    const [first] = open;
    if (!first) callback(error ?? Object.assign(new Error('Not a public address'), { code: 'ENOTFOUND' }), '', 0);
    else if (options.all) callback(null, open);
    else callback(null, first.address, first.family);
  });
};
