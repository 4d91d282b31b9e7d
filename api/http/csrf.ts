// Issues and checks CSRF tokens (D10). A token is `nonce.HMAC:expiry`: the HMAC covers the session, nonce and expiry,
// and the expiry is in epoch seconds.
import { randomBytes } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import type { Endpoint } from '#contracts/http.ts';
import { fail } from '#contracts/problems.ts';
import { readClock } from '#platform/clock.ts';
import { keyedDigest, sameBytes } from '#platform/secrets.ts';
import type { ApiDeps } from '../deps.ts';
import { callerOf } from './authenticate.ts';
import type { Caller } from './request-context.ts';

const LIFETIME_SECONDS = 3600;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const macOf = (secret: string, name: string, nonce: string, expiry: number) =>
  keyedDigest(secret, name, nonce, String(expiry)).toString('base64url');

/**
 * Returns the name of the session to which a token is bound. Sessions of administrators have the prefix `admin:`,
 * because their ids are counted separately. '' without a session.
 */
export function csrfNameOf({ session, adminSession }: Caller): string {
  if (adminSession) return `admin:${adminSession.session_id}`;
  return session ? String(session.session_id) : '';
}

/**
 * Returns a CSRF token for the session that `csrfNameOf` names. A token for a visitor ('') is not valid for any
 * session. `now` is in milliseconds.
 */
export function issueCsrfToken(secret: string, name: string, now: number): string {
  const nonce = randomBytes(16).toString('base64url');
  const expiry = Math.floor(now / 1000) + LIFETIME_SECONDS;
  return `${nonce}.${macOf(secret, name, nonce, expiry)}:${expiry}`;
}

/** Whether a token is genuine, not expired and bound to this session. The signature covers the expiry. */
function csrfTokenIsGood(secret: string, { token, name, now }: { token: string; name: string; now: number }): boolean {
  const [, nonce, mac, expiryText] = /^([\w-]{22})\.([\w-]{43}):(\d{10})$/.exec(token) ?? [];
  if (!nonce || !mac || !expiryText || Number(expiryText) * 1000 <= now) return false;
  return sameBytes(Buffer.from(mac), Buffer.from(macOf(secret, name, nonce, Number(expiryText))));
}

/**
 * Returns the time of the database in milliseconds. All processes use this clock, so a wrong clock on one machine does
 * not invalidate tokens.
 */
export async function timeOf({ db }: ApiDeps, req: Request): Promise<number> {
  const { session, adminSession } = callerOf(req);
  return session?.now ?? adminSession?.now ?? readClock(db);
}

async function hasGoodToken(deps: ApiDeps, req: Request): Promise<boolean> {
  const token = req.get('x-csrf-token');
  if (!token) return false;
  const name = csrfNameOf(callerOf(req));
  return csrfTokenIsGood(deps.settings.csrf_secret, { token, name, now: await timeOf(deps, req) });
}

/**
 * Returns middleware that fails with `csrf_invalid` if the `X-CSRF-Token` is missing or invalid. It checks all writes,
 * unless the field `csrf` of the endpoint's contract says otherwise. Paths with `/auth/` are never checked. The
 * middleware runs after `authenticate`, because a token is bound to the session.
 */
export function requireCsrf(deps: ApiDeps, { csrf }: Pick<Endpoint, 'csrf'>): RequestHandler {
  return async (req, _res, next) => {
    const exempt = !(csrf ?? !SAFE.has(req.method)) || req.path.includes('/auth/');
    if (!exempt && !(await hasGoodToken(deps, req))) fail('csrf_invalid');
    next();
  };
}
