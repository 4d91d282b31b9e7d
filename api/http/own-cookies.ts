// The API's own cookies. On an https origin their names begin with `__Host-`: no other host and no plain http can set them (RFC 6265bis, 4.1.3).
import type { IncomingMessage } from 'node:http';
import type { Response } from 'express';
import type { ApiDeps } from '../deps.ts';

type Name = 'ks_device' | 'ks_visitor';
type Origin = Pick<ApiDeps['settings'], 'origins' | 'production'>;

const PREFIX = '__Host-';

/** Whether browsers reach the site over TLS: by its first public origin, else as production should. */
const isSecure = ({ origins: [origin], production }: Origin) => origin?.startsWith('https://') ?? production;

/**
 * The values that a request brings under a name, that with the prefix first. The plain name is read on https, too: browsers that were here
 * before the prefix bring it. Remove that in the release after.
 */
export function ownCookiesOf({ headers }: Pick<IncomingMessage, 'headers'>, name: Name): string[] {
  const pairs = (headers.cookie ?? '').split('; ');
  return [PREFIX + name, name].flatMap((wanted) =>
    pairs.filter((pair) => pair.startsWith(`${wanted}=`)).map((pair) => pair.slice(wanted.length + 1)),
  );
}

/** Sets a cookie that no script reads, for `maxAge` ms. On http it goes to these paths only; `__Host-` allows no path but `/`. */
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
