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

/**
 * Returns the values of a cookie; values under the name with the `__Host-` prefix come first. On https, cookies without
 * the prefix are accepted too, because earlier releases set them. Remove this exception in the next release.
 */
export function ownCookiesOf({ headers }: Pick<IncomingMessage, 'headers'>, name: Name): string[] {
  const pairs = (headers.cookie ?? '').split('; ');
  return [PREFIX + name, name].flatMap((wanted) =>
    pairs.filter((pair) => pair.startsWith(`${wanted}=`)).map((pair) => pair.slice(wanted.length + 1)),
  );
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
  if (secure) res.cookie(PREFIX + name, value, { ...options, path: '/' });
  else for (const path of paths) res.cookie(name, value, { ...options, path });
}
