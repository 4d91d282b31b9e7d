// CSRF tokens `value:expiry` (D10): value = nonce.HMAC(session, nonce, expiry), expiry in epoch seconds.
import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import { fail } from '#contracts/problems.ts';
import { keyedDigest, sameBytes } from '#platform/secrets.ts';
import type { ApiDeps } from '../deps.ts';
import { callerOf } from './authenticate.ts';

const LIFETIME_SECONDS = 3600;
const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

const macOf = (secret: string, session: string, nonce: string, expiry: number) =>
  keyedDigest(secret, session, nonce, String(expiry)).toString('base64url');

const nameOf = (sessionId: number | null) => (sessionId === null ? '' : String(sessionId));

/** A token for one session, or, without one, for any. `now` in milliseconds. */
export function issueCsrfToken(secret: string, sessionId: number | null, now: number): string {
  const nonce = randomBytes(16).toString('base64url');
  const expiry = Math.floor(now / 1000) + LIFETIME_SECONDS;
  return `${nonce}.${macOf(secret, nameOf(sessionId), nonce, expiry)}:${expiry}`;
}

/** Whether a token is genuine, not expired, and for this session or for any. The server judges the signed expiry only. */
export function csrfTokenIsGood(
  secret: string,
  { token, sessionId, now }: { token: string; sessionId: number | null; now: number },
): boolean {
  const [, nonce, mac, expiryText] = /^([\w-]{22})\.([\w-]{43}):(\d{10})$/.exec(token) ?? [];
  if (!nonce || !mac || !expiryText || Number(expiryText) * 1000 <= now) return false;
  const given = Buffer.from(mac);
  const names = new Set([nameOf(sessionId), '']);
  return [...names].some((name) => sameBytes(given, Buffer.from(macOf(secret, name, nonce, Number(expiryText)))));
}

/** Refuses a request that changes something without a good X-CSRF-Token. Runs after `authenticate`. */
export function requireCsrf({ settings }: ApiDeps): RequestHandler {
  return (req, _res, next) => {
    const exempt = SAFE.has(req.method) || req.path.includes('/auth/');
    const token = req.get('x-csrf-token') ?? '';
    const sessionId = callerOf(req).session?.session_id ?? null;
    if (!exempt && !csrfTokenIsGood(settings.csrf_secret, { token, sessionId, now: Date.now() })) fail('csrf_invalid');
    next();
  };
}
