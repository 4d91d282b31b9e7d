// Tokens against forged requests: which are good, for whom, how long; and machines whose clocks are wrong.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountEndpoints } from '#contracts/account.ts';
import { problemDocument } from '#contracts/problems.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildLabour, buildSession } from '#testing/factories.ts';
import { codeFor } from '#testing/people.ts';
import { testSecrets } from '#testing/secrets.ts';
import { issueCsrfToken } from './csrf.ts';

const database = useDatabase();
const api = useApi(database);
const path = accountEndpoints.setPreferences.path;
const HOUR_MS = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
});

const signIn = async () => buildSession(database.db, await buildLabour(database.db));

/** Changes something with a CSRF token; the code of the refusal, or `good`. */
async function change(session: string, csrf: string | null): Promise<string> {
  const headers: Record<string, string> = { authorization: `Bearer ${session}`, 'content-type': 'application/json' };
  if (csrf !== null) headers['x-csrf-token'] = csrf;
  const response = await fetch(api.base + path, { method: 'PUT', headers, body: '{}' });
  if (response.ok) return 'good';
  const { code, detail, status } = problemDocument.parse(await response.json());
  // The browser asks for a new token on a 403 that speaks of CSRF, and of nothing else.
  expect([status, detail]).toEqual([403, expect.stringContaining('CSRF')]);
  return code;
}

describe('a CSRF token', () => {
  it('is good for the session it was fetched with, and for no other', async () => {
    const [mine, other] = [await signIn(), await signIn()];
    const token = await api.as(mine).csrfToken();
    expect(await change(mine, token)).toBe('good');
    expect(await change(other, token)).toBe('csrf_invalid');
  });

  it('is good for any session where it was fetched without one', async () => {
    expect(await change(await signIn(), await api.as().csrfToken())).toBe('good');
  });

  it('must be there, unaltered to the bit; its last part is not what decides how long it is good', async () => {
    const session = await signIn();
    const token = await api.as(session).csrfToken();
    const [signed = '', expiry = ''] = token.split(':');
    const flipped = signed.startsWith('A') ? `B${signed.slice(1)}` : `A${signed.slice(1)}`;
    const forged = issueCsrfToken('the secret of somebody else, forty long!', '', Date.now());
    for (const bad of [null, '', 'x', `${flipped}:${expiry}`, `${signed}:${Number(expiry) + 3600}`, signed, forged])
      expect(await change(session, bad)).toBe('csrf_invalid');
  });

  it('is good for an hour', async () => {
    const session = await signIn();
    const issued = (ago: number) => issueCsrfToken(testSecrets.CSRF_SECRET, '', Date.now() - ago);
    expect(await change(session, issued(HOUR_MS - 10_000))).toBe('good');
    expect(await change(session, issued(HOUR_MS + 10_000))).toBe('csrf_invalid');
  });
});

describe('on a machine whose clock is wrong', () => {
  it.each([
    ['ten minutes late', -10],
    ['ten minutes early', 10],
    ['two hours early', 120],
  ])('by %s, codes, sessions and CSRF tokens are judged by the database', async (_, minutes) => {
    const person = await buildLabour(database.db);
    const before = await signIn();
    const expiryOf = (token: string) => Number(token.split(':')[1]);
    const right = expiryOf(await api.as(before).csrfToken());
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 });
    const phone = person.phone ?? '';
    const otp = await codeFor(api, database, phone);
    const verified = await api.as().ok(signinEndpoints.verifyOtp, { body: { phone_number: phone, otp } });
    const token = await api.as(verified.access_token).csrfToken();
    expect(Math.abs(expiryOf(token) - right)).toBeLessThan(5);
    expect(await change(verified.access_token, token)).toBe('good');
    const ofNobody = await api.as().csrfToken();
    expect(Math.abs(expiryOf(ofNobody) - right)).toBeLessThan(5);
    expect(await change(before, ofNobody)).toBe('good');
  });
});
