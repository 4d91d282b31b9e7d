// The CSRF token of the administrator's session, kept in memory: that of a person signed in beside it is another.
import { csrfTokenPath } from '#contracts/csrf-token-path.ts';
import { csrfExpiry } from '../http/csrf.ts';
import { isObject } from '../http/kept-object.ts';
import { readAdminToken } from './token.ts';

const MARGIN_SECONDS = 30;
const seconds = () => Math.floor(Date.now() / 1000);

let kept: { bearer: string; token: string; ends: number } | null = null;

async function fetchToken(bearer: string): Promise<string> {
  const headers: Record<string, string> = bearer ? { authorization: `Bearer ${bearer}` } : {};
  const response = await fetch(csrfTokenPath, { headers, cache: 'no-store' });
  const answer: unknown = await response.json();
  const token = isObject(answer) && typeof answer.csrf_token === 'string' ? answer.csrf_token : '';
  kept = { bearer, token, ends: csrfExpiry(token, seconds()) };
  return token;
}

/** A token that is good for this session; '' where none could be had: the call is then refused. */
export async function adminCsrfToken(): Promise<string> {
  const bearer = readAdminToken() ?? '';
  if (kept && kept.bearer === bearer && kept.ends - MARGIN_SECONDS > seconds()) return kept.token;
  return fetchToken(bearer).catch(() => '');
}

/** Forgets it after a refusal. */
export function clearAdminCsrfToken(): void {
  kept = null;
}
