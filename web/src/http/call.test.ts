// @vitest-environment happy-dom
// Calls to the API as a browser makes them: tokens, time limits, redirects, refusals.
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

/** The server: answers the CSRF token itself, all else from the list, in order. */
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

describe('an address', () => {
  it('is the path with its parameters, a slash at the end and the filled part of the query', () => {
    expect(endpointUrl('/api/v1/jobs/{job_uid}/', { job_uid: 'a b' }, {})).toBe('/api/v1/jobs/a%20b/');
    expect(endpointUrl('/api/v1/jobs/', {}, { q: 'मिस्त्री', page: 2, role: undefined, state: '' })).toBe(
      `/api/v1/jobs/?q=${encodeURIComponent('मिस्त्री')}&page=2`,
    );
  });

  it('changes its slash and keeps its query', () => {
    expect(otherSlash('/a/b?x=1')).toBe('/a/b/?x=1');
    expect(otherSlash('/a/b/')).toBe('/a/b');
  });
});

describe('the CSRF token', () => {
  it('ends at an epoch second, or so many seconds from now', () => {
    expect(csrfExpiry('abc:1900000000', 1_700_000_000)).toBe(1_900_000_000);
    expect(csrfExpiry('abc:3600', 1_700_000_000)).toBe(1_700_003_600);
    expect(csrfExpiry('abc', 1_700_000_000)).toBe(1_700_000_000);
  });

  it('goes with what changes something, and is kept for the next time', async () => {
    serve(done(), done());
    await readAll();
    await readAll();
    expect(seen.map(({ headers }) => headers.get('x-csrf-token')?.split(':')[0])).toEqual(['value1', 'value1']);
    expect(localStorage.getItem('csrfToken')).toMatch(/^value1:/);
    expect(Number(localStorage.getItem('csrfTokenExpiry'))).toBeGreaterThan(Date.now() / 1000);
  });

  it('goes neither with reading nor with sign-in', async () => {
    const found = { jobs: [], total: 0, total_relation: 'eq', widening: null, page: 1, limit: 10, pages: 0 };
    serve(json(found), json({ error: false, message: '', user_exists: true }));
    await call(jobEndpoints.listJobs, {});
    await call(signinEndpoints.sendOtp, { body: { phone_number: '9845012310' } });
    expect(seen.map(({ headers }) => headers.has('x-csrf-token'))).toEqual([false, false]);
    expect(seen.map(({ headers }) => headers.get('x-public-endpoint'))).toEqual(['true', null]);
  });

  it('is missing after a failed fetch, which the console shows as a warning', async () => {
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

  it('is fetched anew where it is refused, and the call goes once more', async () => {
    serve(problem(403, 'csrf_invalid', 'CSRF token missing or invalid'), done());
    await expect(readAll()).resolves.toEqual({ updated: 1, unread_count: 0 });
    expect(seen.map(({ headers }) => headers.get('x-csrf-token')?.split(':')[0])).toEqual(['value1', 'value2']);
  });

  it('is given up after the second refusal, and forgotten', async () => {
    const refused = () => problem(403, 'csrf_invalid', 'CSRF token missing or invalid');
    serve(refused(), refused(), done());
    await expect(readAll()).rejects.toMatchObject({ status: 403, code: 'csrf_invalid' });
    expect(seen).toHaveLength(2);
    expect(localStorage.getItem('csrfToken')).toBeNull();
  });

  it('is not asked for again by another kind of 403', async () => {
    serve(problem(403, 'forbidden'));
    await expect(readAll()).rejects.toMatchObject({ code: 'forbidden' });
    expect(seen).toHaveLength(1);
  });
});

describe('a refused session', () => {
  const listener = vi.fn();

  beforeEach(() => {
    listener.mockClear();
    localStorage.setItem('authToken', 'token');
    return onRefusedSession(listener);
  });

  it('is announced where a person’s own pages are refused', async () => {
    serve(problem(401, 'not_authenticated'));
    await expect(call(applicationEndpoints.listMyApplications, {})).rejects.toBeInstanceOf(CallError);
    expect(listener).toHaveBeenCalledOnce();
    expect(seen[0]?.headers.get('authorization')).toBe('Bearer token');
  });

  it('is not announced by jobs, by sign-in, or by a request of the session before', async () => {
    serve(problem(401, 'not_authenticated'), problem(401, 'not_authenticated'), problem(401, 'not_authenticated'));
    await expect(call(jobEndpoints.listJobs, {})).rejects.toBeInstanceOf(CallError);
    await expect(call(signinEndpoints.logout, {})).rejects.toBeInstanceOf(CallError);
    const old = call(applicationEndpoints.listMyApplications, {});
    localStorage.setItem('authToken', 'newer');
    await expect(old).rejects.toBeInstanceOf(CallError);
    expect(listener).not.toHaveBeenCalled();
  });
});

describe('a redirect', () => {
  const moved = (location: string) => new Response(null, { status: 307, headers: { location } });

  it('is followed within the site, three times at most', async () => {
    serve(moved('/one/'), moved('/two/'), moved('/three/'), moved('/four/'), done());
    await expect(readAll()).rejects.toMatchObject({ status: 307 });
    expect(seen.map(({ url }) => url).slice(1)).toEqual(['/one/', '/two/', '/three/']);
    expect(seen.every(({ method }) => method === 'POST')).toBe(true);
  });

  it('of analytics is followed twice at most, and its reading carries the CSRF token', async () => {
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

  it('is never followed to another site', async () => {
    serve(moved('https://elsewhere.example/'), done());
    await expect(readAll()).rejects.toMatchObject({ status: 307 });
    expect(seen).toHaveLength(1);
  });

  it('without an address to read is answered by the other slash', async () => {
    serve(new Response(null, { status: 307 }), done());
    await expect(readAll()).resolves.toBeTruthy();
    expect(seen[1]?.url).toBe('/api/v1/notifications/labour/notifications/read-all');
  });
});

describe('what is sent along', () => {
  it('asks for Hindi where Bhojpuri is shown, and remembers it', async () => {
    setCurrentLanguage('bh');
    serve(done());
    await readAll();
    expect(seen[0]?.headers.get('accept-language')).toBe('hi');
    expect(localStorage.getItem('lastRequestedLanguage')).toBe('hi');
    expect(document.documentElement.lang).toBe('bho');
  });

  it('says so when nobody is at the screen', async () => {
    serve(json({ notifications: [], total: 0, unread_count: 0, skip: 0, limit: 50 }));
    await call(notificationEndpoints.listLabour, { background: true });
    expect(seen[0]?.headers.get('x-background')).toBe('true');
  });
});

/** A server that never answers; ends with the caller's own signal, as fetch does. */
const silent = (_url: string, { signal }: { signal: AbortSignal }) =>
  new Promise((_, reject) => {
    if (signal.aborted) reject(signal.reason);
    signal.addEventListener('abort', () => reject(signal.reason));
  });

describe('no answer', () => {
  it('is a network error where the network is away', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
    await expect(call(jobEndpoints.meta, {})).rejects.toMatchObject({ name: 'NetworkError', kind: 'network' });
  });

  it('is a slow network after 30 seconds', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', silent);
    const asked = call(jobEndpoints.meta, {}).catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(30_000);
    vi.useRealTimers();
    const error = await asked;
    expect(error).toBeInstanceOf(NetworkError);
    expect(error).toMatchObject({ kind: 'slow' });
  });

  it('is the caller’s own doing where the caller gave up', async () => {
    vi.stubGlobal('fetch', silent);
    const giveUp = new AbortController();
    const asked = call(jobEndpoints.meta, { signal: giveUp.signal });
    giveUp.abort();
    await expect(asked).rejects.not.toBeInstanceOf(NetworkError);
  });
});
