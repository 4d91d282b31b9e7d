// The public origin for absolute links: the configured origin, else the `Host` of the request if it is valid, else
// `localhost`.
import type { Request } from 'express';
import type { ApiDeps } from '../deps.ts';

const HOST = /^[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?(?::\d{1,5})?$|^\[[\da-f:]{2,45}\](?::\d{1,5})?$/i;

/**
 * Returns an origin such as `https://kaamsetu.example`, without a trailing slash. With `PUBLIC_ORIGINS` set, the `Host`
 * header is ignored, because the client chooses it.
 */
export function publicOrigin({ settings }: Pick<ApiDeps, 'settings'>, req: Request): string {
  const [configured] = settings.origins;
  if (configured) return configured.replace(/\/+$/, '');
  const host = req.headers.host ?? '';
  return `${req.protocol}://${HOST.test(host) ? host.toLowerCase() : 'localhost'}`;
}
