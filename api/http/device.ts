// The signed cookie by which a browser is known again: a code asked for from a known device has tries of its own (D6).
import type { Request, Response } from 'express';
import { keyedDigest, randomToken, sameBytes } from '#platform/secrets.ts';
import type { ApiDeps } from '../deps.ts';

const COOKIE = 'ks_device';
const YEAR_SECONDS = 31_536_000;
// Where codes are asked for and typed; no other request carries it.
const PATHS = ['/api/v1/auth/', '/api/v1/me/phone'];

const signatureOf = (secret: string, id: string) => keyedDigest(secret, 'device', id).toString('base64url');

function read({ secrets }: ApiDeps, req: Request): string | null {
  const [, id, signature] =
    new RegExp(`(?:^|; )${COOKIE}=([\\w-]{43})\\.([\\w-]{43})(?:;|$)`).exec(req.headers.cookie ?? '') ?? [];
  if (!id || !signature) return null;
  return sameBytes(Buffer.from(signature), Buffer.from(signatureOf(secrets.device_secret, id))) ? id : null;
}

/** The device of a request, as it is kept; '' where it brings no genuine cookie. */
export function deviceOf(deps: ApiDeps, req: Request): string {
  const id = read(deps, req);
  return id ? keyedDigest(deps.secrets.device_secret, 'kept', id).toString('base64url') : '';
}

/** The device of a request, given a cookie for next time where it has none. */
export function rememberDevice(deps: ApiDeps, req: Request, res: Response): string {
  const id = read(deps, req) ?? randomToken();
  for (const path of PATHS)
    res.cookie(COOKIE, `${id}.${signatureOf(deps.secrets.device_secret, id)}`, {
      httpOnly: true,
      sameSite: 'lax',
      secure: deps.settings.production,
      maxAge: YEAR_SECONDS * 1000,
      path,
      encode: String,
    });
  return keyedDigest(deps.secrets.device_secret, 'kept', id).toString('base64url');
}
