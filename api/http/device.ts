// Recognises browsers by a signed cookie. Sign-in codes that a known browser requests have separate limits, so that
// strangers who request codes for a phone number cannot use up the limits of its owner (D6).
import type { Request, Response } from 'express';
import { keyedDigest, randomToken, sameBytes } from '#platform/secrets.ts';
import type { ApiDeps } from '../deps.ts';
import { ownCookiesOf, setOwnCookie } from './own-cookies.ts';

const YEAR_SECONDS = 31_536_000;
// The endpoints that send and check sign-in codes. On http, browsers send the cookie to these paths only. On https, the
// prefix `__Host-` of the cookie requires the path `/`, so browsers send it to all paths.
const PATHS = ['/api/v1/auth/', '/api/v1/me/phone'];

const signatureOf = (secret: string, id: string) => keyedDigest(secret, 'device', id).toString('base64url');

function read({ secrets, settings }: ApiDeps, req: Request): string | null {
  for (const value of ownCookiesOf(settings, req, 'ks_device')) {
    const [, id, signature] = /^([\w-]{43})\.([\w-]{43})$/.exec(value) ?? [];
    if (!id || !signature) continue;
    if (sameBytes(Buffer.from(signature), Buffer.from(signatureOf(secrets.device_secret, id)))) return id;
  }
  return null;
}

/**
 * Returns the digest that identifies this browser (the device) in the database; '' if the request has no genuine
 * cookie.
 */
export function deviceOf(deps: ApiDeps, req: Request): string {
  const id = read(deps, req);
  return id ? keyedDigest(deps.secrets.device_secret, 'kept', id).toString('base64url') : '';
}

/**
 * Returns the digest of the device, as `deviceOf` does. Sets the cookie again for a year, with a new id if the request
 * has none.
 */
export function rememberDevice(deps: ApiDeps, req: Request, res: Response): string {
  const id = read(deps, req) ?? randomToken();
  const value = `${id}.${signatureOf(deps.secrets.device_secret, id)}`;
  setOwnCookie(deps.settings, res, { name: 'ks_device', value, maxAge: YEAR_SECONDS * 1000, paths: PATHS });
  return keyedDigest(deps.secrets.device_secret, 'kept', id).toString('base64url');
}
