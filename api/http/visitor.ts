// Identifies visitors without a session by a signed cookie, and new browsers by address. Each visitor counts once a day
// as a viewer of a job.
import type { Request, Response } from 'express';
import { keyedDigest, randomToken, sameBytes } from '#platform/secrets.ts';
import type { ApiDeps } from '../deps.ts';
import { networksOf } from './client-address.ts';
import { ownCookiesOf, setOwnCookie } from './own-cookies.ts';

const MONTH_MS = 30 * 24 * 3_600_000;
const DAY_MS = 24 * 3_600_000;
const INDIA_AHEAD_MS = 5.5 * 3_600_000;
const SHAPE = /^([\w-]{43})\.(\d{5})\.([\w-]{43})$/;

/** Returns the current day in India, in days since 1970. Views are counted per Indian day. */
const today = () => Math.floor((Date.now() + INDIA_AHEAD_MS) / DAY_MS);

const signatureOf = ({ secrets }: ApiDeps, id: string, day: string) =>
  keyedDigest(secrets.device_secret, 'visitor', id, day).toString('base64url');

/** Returns the browser id and the issue day of a genuine cookie; null if the request has none. */
function read(deps: ApiDeps, req: Request): { id: string; day: number } | null {
  for (const value of ownCookiesOf(deps.settings, req, 'ks_visitor')) {
    const [, id, day, signature] = SHAPE.exec(value) ?? [];
    if (!id || !day || !signature) continue;
    if (sameBytes(Buffer.from(signature), Buffer.from(signatureOf(deps, id, day)))) return { id, day: Number(day) };
  }
  return null;
}

function give(deps: ApiDeps, res: Response): void {
  const [id, day] = [randomToken(), String(today())];
  const value = `${id}.${day}.${signatureOf(deps, id, day)}`;
  setOwnCookie(deps.settings, res, { name: 'ks_visitor', value, maxAge: MONTH_MS, paths: ['/api/v1/jobs/'] });
}

/**
 * Returns the key by which a view without a session is counted. A cookie counts only from the day after it was issued,
 * so a program that drops or forges cookies is counted by its address (IPv6: the /64). Sets a cookie if the request has
 * no genuine one.
 */
export function visitorOf(deps: ApiDeps, req: Request, res: Response): string {
  const known = read(deps, req);
  if (known && known.day < today()) return `visitor ${known.id}`;
  if (!known) give(deps, res);
  return `address ${networksOf(req.ip ?? '').address}`;
}
