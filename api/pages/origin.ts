// The site's own address for links that leave it: the configured one, else the host that was asked, where it looks like one.
import type { Request } from 'express';
import type { ApiDeps } from '../deps.ts';

const HOST = /^[a-z\d](?:[a-z\d.-]{0,251}[a-z\d])?(?::\d{1,5})?$|^\[[\da-f:]{2,45}\](?::\d{1,5})?$/i;

/** `https://kaamsetu.example`, without a slash. The host of a request is its sender's word: with PUBLIC_ORIGINS it is not asked. */
export function publicOrigin({ settings }: Pick<ApiDeps, 'settings'>, req: Request): string {
  const [configured] = settings.origins;
  if (configured) return configured.replace(/\/+$/, '');
  const host = req.headers.host ?? '';
  return `${req.protocol}://${HOST.test(host) ? host.toLowerCase() : 'localhost'}`;
}
