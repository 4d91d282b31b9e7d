// @vitest-environment happy-dom
// Tests the API client in a browser: CSRF and bearer tokens, time limits, redirects and error responses.
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import { CallError, NetworkError } from '#contracts/call-error.ts';
import { csrfExpiry } from '#contracts/csrf.ts';
import { endpointUrl, otherSlash } from '#contracts/endpoint-url.ts';
import { endpoint } from '#contracts/http.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { z } from '#contracts/z.ts';
import { setCurrentLanguage } from '../i18n/current-language.ts';
import { call } from './call.ts';
import { clearCsrfToken } from './csrf.ts';
import { onRefusedSession } from './refused-session.ts';

interface Seen {
  url: string;
  method: string;
  headers: Headers;
}

const later = () => Math.floor(Date.now() / 1000) + 3600;
let tokens = 0;
let seen: Seen[] = [];

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

const problem = (status: number, code: string, detail = code) =>
  json({ type: 'about:blank', title: code, status, detail, code, message: detail, request_id: 'r' }, status);

/** Fakes the server: `/api/csrf-token` returns a token, and other calls get the given responses in order. */
function serve(...answers: Response[]): void {
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (url === '/api/csrf-token') {
      tokens += 1;
      return json({ csrf_token: `value${tokens}:${later()}` });
    }
    seen.push({ url, method: init.method ?? 'GET', headers: new Headers(init.headers) });
    return answers.shift() ?? json({}, 500);
  });
}

const readAll = () => call(notificationEndpoints.readAllLabour, {});
const done = () => json({ updated: 1, unread_count: 0 });

beforeEach(() => {
  localStorage.clear();
  clearCsrfToken();
  tokens = 0;
  seen = [];
  setCurrentLanguage('en');
});

describe('URLs of endpoints', () => {
  it('`endpointUrl` encodes path parameters, ends with a slash and omits empty query parameters', () => {
    expect(endpointUrl('/api/v1/jobs/{job_uid}/', { job_uid: 'a b' }, {})).toBe('/api/v1/jobs/a%20b/');
    expect(endpointUrl('/api/v1/jobs/', {}, { q: 'मिस्त्री', page: 2, role: undefined, state: '' })).toBe(
      `/api/v1/jobs/?q=${encodeURIComponent('मिस्त्री')}&page=2`,
    );
  });

  it('`otherSlash` adds or removes the trailing slash and keeps the query', () => {
    expect(otherSlash('/a/b?x=1')).toBe('/a/b/?x=1');
    expect(otherSlash('/a/b/')).toBe('/a/b');
  });
});

describe('CSRF token', () => {
  it('A CSRF token expires at its epoch second, or after its number of seconds if the number is small', () => {
    expect(csrfExpiry('abc:1900000000', 1_700_000_000)).toBe(1_900_000_000);
    expect(csrfExpiry('abc:3600', 1_700_000_000)).toBe(1_700_003_600);
    expect(csrfExpiry('abc', 1_700_000_000)).toBe(1_700_000_000);
  });

  it('A mutation sends the CSRF token, which is stored and reused for the next call', async () => {
    serve(done(), done());
    await readAll();
    await readAll();
    expect(seen.map(({ headers }) => headers.get('x-csrf-token')?.split(':')[0])).toEqual(['value1', 'value1']);
    expect(localStorage.getItem('csrfToken')).toMatch(/^value1:/);
    expect(Number(localStorage.getItem('csrfTokenExpiry'))).toBeGreaterThan(Date.now() / 1000);
  });

  it('Public reads and sign-in calls send no CSRF token', async () => {
    const found = { jobs: [], total: 0, total_relation: 'eq', widening: null, page: 1, limit: 10, pages: 0 };
    serve(json(found), json({ error: false, message: '', user_exists: true }));
    await call(jobEndpoints.listJobs, {});
    await call(signinEndpoints.sendOtp, { body: { phone_number: '9845012310' } });
    expect(seen.map(({ headers }) => headers.has('x-csrf-token'))).toEqual([false, false]);
    expect(seen.map(({ headers }) => headers.get('x-public-endpoint'))).toEqual(['true', null]);
  });

  it('A call without a CSRF token is sent after a failed token fetch, and the console shows a warning', async () => {
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
      if (url === '/api/csrf-token') throw new TypeError('Failed to fetch');
      seen.push({ url, method: init.method ?? 'GET', headers: new Headers(init.headers) });
      return done();
    });
    await readAll();
    expect(seen.map(({ headers }) => headers.get('x-csrf-token'))).toEqual(['']);
    expect(warned).toHaveBeenCalledOnce();
    warned.mockRestore();
  });

  it('A call refused with `csrf_invalid` is retried with a new CSRF token', async () => {
    serve(problem(403, 'csrf_invalid', 'CSRF token missing or invalid. Please load the page again.'), done());
    await expect(readAll()).resolves.toEqual({ updated: 1, unread_count: 0 });
    expect(seen.map(({ headers }) => headers.get('x-csrf-token')?.split(':')[0])).toEqual(['value1', 'value2']);
  });

  it('A call fails with 403 `csrf_invalid` after the second refusal, and the stored CSRF token is removed', async () => {
    const refused = () => problem(403, 'csrf_invalid', 'CSRF token missing or invalid. Please load the page again.');
    serve(refused(), refused(), done());
    await expect(readAll()).rejects.toMatchObject({ status: 403, code: 'csrf_invalid' });
    expect(seen).toHaveLength(2);
    expect(localStorage.getItem('csrfToken')).toBeNull();
  });

  it('A 403 with another code does not fetch a new CSRF token', async () => {
    serve(problem(403, 'forbidden'));
    await expect(readAll()).rejects.toMatchObject({ code: 'forbidden' });
    expect(seen).toHaveLength(1);
  });
});

describe('refused session', () => {
  const listener = vi.fn();

  beforeEach(() => {
    listener.mockClear();
    localStorage.setItem('authToken', 'token');
    return onRefusedSession(listener);
  });

  it("A 401 from a user's own endpoint announces the refused session", async () => {
    serve(problem(401, 'not_authenticated'));
    await expect(call(applicationEndpoints.listMyApplications, {})).rejects.toBeInstanceOf(CallError);
    expect(listener).toHaveBeenCalledOnce();
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer token');
  });

  it('A 401 from job or sign-in endpoints, or for an older token, does not announce a refused session', async () => {
    serve(problem(401, 'not_authenticated'), problem(401, 'not_authenticated'), problem(401, 'not_authenticated'));
    await expect(call(jobEndpoints.listJobs, {})).rejects.toBeInstanceOf(CallError);
    await expect(call(signinEndpoints.logout, {})).rejects.toBeInstanceOf(CallError);
    const old = call(applicationEndpoints.listMyApplications, {});
    localStorage.setItem('authToken', 'newer');
    await expect(old).rejects.toBeInstanceOf(CallError);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('redirects', () => {
  const moved = (location: string) => new Response(null, { status: 307, headers: { location } });

  it('A call follows at most three redirects within the site', async () => {
    serve(moved('/one/'), moved('/two/'), moved('/three/'), moved('/four/'), done());
    await expect(readAll()).rejects.toMatchObject({ status: 307 });
    expect(seen.map(({ url }) => url).slice(1)).toEqual(['/one/', '/two/', '/three/']);
    expect(seen.every(({ method }) => method === 'POST')).toBe(true);
  });

  it('An analytics call follows at most two redirects and sends the CSRF token each time', async () => {
    serve(moved('/one/'), moved('/two/'), moved('/three/'), done());
    const views = endpoint({
      method: 'GET',
      path: '/api/v1/employers/analytics/',
      summary: 'Views.',
      auth: 'employer',
      csrf: true,
      response: z.unknown(),
    });
    await expect(call(views, {})).rejects.toMatchObject({ status: 307 });
    expect(seen.map(({ url }) => url).slice(1)).toEqual(['/one/', '/two/']);
    expect(seen.every(({ headers }) => headers.has('x-csrf-token'))).toBe(true);
  });

  it('A call does not follow a redirect to another site', async () => {
    serve(moved('https://elsewhere.example/'), done());
    await expect(readAll()).rejects.toMatchObject({ status: 307 });
    expect(seen).toHaveLength(1);
  });

  it('A redirect without a readable location retries with the other trailing slash', async () => {
    serve(new Response(null, { status: 307 }), done());
    await expect(readAll()).resolves.toBeTruthy();
    expect(seen[1]?.url).toBe('/api/v1/notifications/labour/notifications/read-all');
  });
});

describe('request headers', () => {
  it('A call names Bhojpuri in `accept-language` and stores Hindi, in which jobs are translated', async () => {
    setCurrentLanguage('bh');
    serve(done());
    await readAll();
    expect(seen[0]?.headers.get('accept-language')).toBe('bh');
    expect(localStorage.getItem('lastRequestedLanguage')).toBe('hi');
    expect(document.documentElement.lang).toBe('bho');
  });

  it('A background call sends `X-Background: true`', async () => {
    serve(json({ notifications: [], total: 0, unread_count: 0, skip: 0, limit: 50 }));
    await call(notificationEndpoints.listLabour, { background: true });
    expect(seen[0]?.headers.get('x-background')).toBe('true');
  });
});

/** Replaces `fetch` by a server that never answers. Like `fetch`, rejects with the signal's reason after an abort. */
const silent = (_url: string, { signal }: { signal: AbortSignal }) =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

describe('calls without a response', () => {
  it('An unreachable network rejects with a `NetworkError` of kind `network`', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
    await expect(call(jobEndpoints.meta, {})).rejects.toMatchObject({ name: 'NetworkError', kind: 'network' });
  });

  it('A call without a response rejects with a `NetworkError` of kind `slow` after 30 s', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', silent);
    const asked = call(jobEndpoints.meta, {}).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    const error = await asked;
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ kind: 'slow' });
  });

  it('A call that its caller aborts does not reject with a `NetworkError`', async () => {
    vi.stubGlobal('fetch', silent);
    const giveUp = new AbortController();
    const asked = call(jobEndpoints.meta, { signal: giveUp.signal });
    giveUp.abort();
    await expect(asked).rejects.not.toBeInstanceOf(NetworkError);
  });
});
