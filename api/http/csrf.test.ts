// CSRF tokens: binding to a session, lifetime, tampering, and servers with wrong clocks.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { accountEndpoints } from '#contracts/account.ts';
import { problemDocument } from '#contracts/problems.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { digest } from '#platform/secrets.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { csrfFor } from '#testing/csrf-for.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildJob, buildLabour, buildSession } from '#testing/factories.ts';
import { codeFor } from '#testing/people.ts';
import { issueCsrfToken } from './csrf.ts';

const database = useDatabase();
const api = useApi(database);
const path = accountEndpoints.setPreferences.path;
const HOUR_MS = 3_600_000;

afterEach(() => {
  vi.useRealTimers();
});

const signIn = async () => buildSession(database.db, await buildLabour(database.db));

/** Sends a write with a CSRF token. Returns the problem code, or `good`. */
async function change(session: string, csrf: string | null): Promise<string> {
  const headers: Record<string, string> = { authorization: `Bearer ${session}`, 'content-type': 'application/json' };
  if (csrf !== null) headers['x-csrf-token'] = csrf;
  const response = await fetch(api.base + path, { method: 'PUT', headers, body: '{}' });
  if (response.ok) return 'good';
  const { code, detail, status } = problemDocument.parse(await response.json());
  // The browser fetches a new token only after a 403 whose detail contains “CSRF”.
  expect([status, detail]).toEqual([403, expect.stringContaining('CSRF')]);
  return code;
}

describe('a CSRF token', () => {
  it('A CSRF token is valid only for the session that fetched it', async () => {
    const [mine, other] = [await signIn(), await signIn()];
    const token = await api.as(mine).csrfToken();
    expect(await change(mine, token)).toBe('good');
    expect(await change(other, token)).toBe('csrf_invalid');
  });

  it("A visitor's token is invalid for a session, and a session's token is invalid for a visitor", async () => {
    const session = await signIn();
    const [visitors, sessions] = [await api.as().csrfToken(), await api.as(session).csrfToken()];
    const { uid } = await buildJob(database.db);
    const look = (csrf: string) =>
      fetch(`${api.base}/api/v1/jobs/${uid}/view/`, { method: 'POST', headers: { 'x-csrf-token': csrf } });
    expect(await change(session, visitors)).toBe('csrf_invalid');
    expect((await look(sessions)).status).toBe(403);
    expect((await look(visitors)).status).toBe(200);
  });

  it("An administrator's token is valid only for that session, not for a user session with the same id", async () => {
    const [admin, other] = [await buildAdmin(database.db), await buildAdmin(database.db)];
    const confirm = async (bearer: string, csrf: string) => {
      const headers = { authorization: `Bearer ${bearer}`, 'x-csrf-token': csrf };
      return (await fetch(`${api.base}/api/v1/admin/logout`, { method: 'POST', headers })).status;
    };
    const people = await Promise.all([signIn(), signIn(), signIn()]);
    for (const bearer of [null, other.token, ...people])
      expect(await confirm(admin.token, await api.as(bearer).csrfToken())).toBe(403);
    expect(await confirm(admin.token, await api.as(admin.token).csrfToken())).toBe(200);
  });

  it("A token of an ended session is invalid for visitors' requests", async () => {
    const session = await signIn();
    const token = await api.as(session).csrfToken();
    await run(database.db, sql`delete from sessions where token_hash = ${digest(session)}`);
    const { uid } = await buildJob(database.db);
    const headers = { authorization: `Bearer ${session}` };
    const look = async (csrf: string) =>
      (
        await fetch(`${api.base}/api/v1/jobs/${uid}/view/`, {
          method: 'POST',
          headers: { ...headers, 'x-csrf-token': csrf },
        })
      ).status;
    expect(await look(token)).toBe(403);
    // The browser then fetches a CSRF token with the same bearer token. The session of that token has ended, so the
    // server returns a CSRF token for a visitor.
    expect(await look(await api.as(session).csrfToken())).toBe(200);
  });

  it('A missing, altered or forged token gets `csrf_invalid`, and so does one with a changed expiry', async () => {
    const session = await signIn();
    const token = await api.as(session).csrfToken();
    const [signed = '', expiry = ''] = token.split(':');
    const flipped = signed.startsWith('A') ? `B${signed.slice(1)}` : `A${signed.slice(1)}`;
    const forged = issueCsrfToken('the secret of somebody else, forty long!', '', Date.now());
    for (const bad of [null, '', 'x', `${flipped}:${expiry}`, `${signed}:${Number(expiry) + 3600}`, signed, forged])
      expect(await change(session, bad)).toBe('csrf_invalid');
  });

  it('A CSRF token is valid for one hour', async () => {
    const session = await signIn();
    const issued = (ago: number) => csrfFor(database.db, session, Date.now() - ago);
    expect(await change(session, await issued(HOUR_MS - 10_000))).toBe('good');
    expect(await change(session, await issued(HOUR_MS + 10_000))).toBe('csrf_invalid');
  });
});

describe('a server whose clock is wrong', () => {
  it.each([
    ['ten minutes slow', -10],
    ['ten minutes fast', 10],
    ['two hours fast', 120],
  ])(
    'A clock that is %s does not matter: codes, sessions and CSRF tokens use the database time',
    async (_, minutes) => {
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
      expect(await change(before, await api.as(before).csrfToken())).toBe('good');
    },
  );
});
