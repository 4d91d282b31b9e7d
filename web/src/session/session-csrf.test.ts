// @vitest-environment happy-dom
// Tests the CSRF token when the session of a user or administrator changes, in this or another tab.
import { beforeEach, expect, it, vi } from 'vitest';
import { adminsEndpoints } from '#contracts/admins.ts';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { call } from '../http/call.ts';
import { clearCsrfToken, csrfToken } from '../http/csrf.ts';
import { adminCall } from '../parts/admin/call.ts';
import { clearAdminCsrfToken } from '../parts/admin/csrf.ts';
import { clearSession, saveSession, saveToken } from './stored-session.ts';

const END = () => Math.floor(Date.now() / 1000) + 3600;
const readAll = () => call(notificationEndpoints.readAllLabour, {});

/** The bearer token of each call that the fake server has accepted. */
let done: string[] = [];
let refused = 0;
let asked = 0;
/** While not null, responses with CSRF tokens wait until this function is called. */
let release: (() => void) | null = null;

const bearerOf = (init: RequestInit) => new Headers(init.headers).get('authorization') ?? 'visitor';

/** Fake server that accepts a CSRF token only together with the bearer token for which it was issued. */
async function serve(url: string, init: RequestInit = {}): Promise<Response> {
  const bearer = bearerOf(init);
  if (url === '/api/csrf-token') {
    asked += 1;
    const token = `${btoa(bearer).replaceAll('=', '')}.${asked}`;
    if (release) await new Promise<void>((go) => (release = go));
    return Response.json({ csrf_token: `${token}:${END()}` });
  }
  const token = new Headers(init.headers).get('x-csrf-token') ?? '';
  if (atob(token.split('.')[0] ?? '') !== bearer) {
    refused += 1;
    const code = 'csrf_invalid';
    const document = {
      type: code,
      title: code,
      status: 403,
      detail: 'CSRF token',
      code,
      message: code,
      request_id: 'r',
    };
    return Response.json(document, { status: 403 });
  }
  done.push(bearer);
  return Response.json({ updated: 1, unread_count: 0 });
}

const session = (token: string) => ({ token, user_type: 'labour' as const, user: null });

beforeEach(() => {
  localStorage.clear();
  clearCsrfToken();
  clearAdminCsrfToken();
  done = [];
  [refused, asked, release] = [0, 0, null];
  vi.stubGlobal('fetch', serve);
});

it('The CSRF token is fetched again after sign-in, sign-out and a session change, before a call is refused', async () => {
  await csrfToken();
  saveSession(session('one'));
  await readAll();
  saveToken('two');
  await readAll();
  clearSession();
  saveSession(session('three'));
  await readAll();
  expect(done).toEqual(['Bearer one', 'Bearer two', 'Bearer three']);
  expect(refused).toBe(0);
});

it('A CSRF token is not stored for a session that started during its fetch', async () => {
  release = () => {};
  const visitors = csrfToken();
  await expect.poll(() => asked).toBe(1);
  const free = release;
  release = null;
  saveSession(session('one'));
  free();
  await visitors;
  expect(localStorage.getItem('csrfToken')).toBeNull();
  await readAll();
  expect([done, refused]).toEqual([['Bearer one'], 0]);
});

it("A CSRF token of another tab's session is replaced by one automatic retry", async () => {
  saveSession(session('one'));
  await readAll();
  // Simulates that another tab has signed in again, but has not stored its CSRF token yet.
  localStorage.setItem('authToken', 'two');
  await readAll();
  expect([done, refused]).toEqual([['Bearer one', 'Bearer two'], 1]);
});

it('An expired CSRF token is fetched again before the call', async () => {
  saveSession(session('one'));
  await readAll();
  localStorage.setItem('csrfTokenExpiry', String(Math.floor(Date.now() / 1000) + 5));
  await readAll();
  expect([done, refused, asked]).toEqual([['Bearer one', 'Bearer one'], 0, 2]);
});

it("The admin session and the user's session have separate CSRF tokens", async () => {
  saveSession(session('one'));
  await readAll();
  for (const token of ['adm_first', 'adm_second']) {
    localStorage.setItem('admin_token', token);
    await adminCall(adminsEndpoints.logout, {}).catch(() => {});
  }
  await readAll();
  expect(done).toEqual(['Bearer one', 'Bearer adm_first', 'Bearer adm_second', 'Bearer one']);
  expect(refused).toBe(0);
});
