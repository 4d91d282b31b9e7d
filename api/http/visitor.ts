// The cookie by which views of one browser are counted once: random, for a month, read by nobody else.
import type { Request, Response } from 'express';
import { randomToken } from '#platform/secrets.ts';
import type { ApiDeps } from '../deps.ts';

const COOKIE = 'ks_visitor';
const MONTH_MS = 30 * 24 * 3_600_000;

/** What the browser of a request is called, given a new name where it brings none. */
export function visitorOf({ settings }: ApiDeps, req: Request, res: Response): string {
  const known = new RegExp(`(?:^|; )${COOKIE}=([\\w-]{43})(?:;|$)`).exec(req.headers.cookie ?? '')?.[1];
  if (known) return known;
  const fresh = randomToken();
  res.cookie(COOKIE, fresh, {
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.production,
    maxAge: MONTH_MS,
    path: '/api/v1/jobs/',
    encode: String,
  });
  return fresh;
}
