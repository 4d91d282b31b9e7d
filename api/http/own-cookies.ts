// Reads and sets the cookies of the API. On an https origin the names of these cookies begin with `__Host-`, so that
// other hosts and plain http cannot set the cookies (RFC 6265bis, 4.1.3).
import type { IncomingMessage } from 'node:http';
import type { Response } from 'express';
import type { ApiDeps } from '../deps.ts';

type Name = 'ks_device' | 'ks_visitor';
type Origin = Pick<ApiDeps['settings'], 'origins' | 'production'>;

const PREFIX = '__Host-';

/**
 * Whether browsers reach the site over TLS: true if the first public origin is https. Without public origins, true only
 * in production.
 */
const isSecure = ({ origins: [origin], production }: Origin) => origin?.startsWith('https://') ?? production;

/** Returns the name of the cookie in the browser. */
const nameOn = (settings: Origin, name: Name): string => (isSecure(settings) ? PREFIX + name : name);

/** Returns the values of a cookie. On https, ignores cookies without the `__Host-` prefix: subdomains can set them. */
export function ownCookiesOf(settings: Origin, { headers }: Pick<IncomingMessage, 'headers'>, name: Name): string[] {
  const start = `${nameOn(settings, name)}=`;
  const pairs = (headers.cookie ?? '').split('; ');
  return pairs.filter((pair) => pair.startsWith(start)).map((pair) => pair.slice(start.length));
}

/**
 * Sets an `HttpOnly` cookie for `maxAge` ms. On http, browsers send it to `paths` only; on https the prefix `__Host-`
 * requires the path `/`.
 */
export function setOwnCookie(
  settings: Origin,
  res: Response,
  { name, value, maxAge, paths }: { name: Name; value: string; maxAge: number; paths: readonly string[] },
): void {
  const secure = isSecure(settings);
  const options = { httpOnly: true, sameSite: 'lax', secure, maxAge, encode: String } as const;
  if (secure) res.cookie(nameOn(settings, name), value, { ...options, path: '/' });
  else for (const path of paths) res.cookie(name, value, { ...options, path });
}
