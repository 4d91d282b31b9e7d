// Tests invalid input: each request is answered with an error document that has the right code, changes nothing and
// never causes a 500.
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { endpoints } from '#contracts/endpoints.ts';
import type { Auth } from '#contracts/http.ts';
import { problemDocument } from '#contracts/problems.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildEmployer, buildLabour, buildSession } from '#testing/factories.ts';

const database = useDatabase();
const api = useApi(database);

const sendOtp = '/api/v1/auth/send-otp/';
const json = { 'content-type': 'application/json' };

async function problemOf(response: Response) {
  expect(response.headers.get('content-type')).toContain('application/problem+json');
  return problemDocument.parse(await response.json());
}

async function post(body: BodyInit, headers: Record<string, string> = json) {
  return problemOf(await fetch(api.base + sendOtp, { method: 'POST', body, headers }));
}

const badPhones: unknown[] = [
  '',
  '12345',
  '5876543210',
  '98765①3210',
  '9876543210;ext=1',
  9_876_543_210,
  ['9876543210', '9876543211'],
  { $ne: null },
  null,
  true,
  'x'.repeat(100_000 / 2),
];

describe('request bodies', () => {
  it.each([
    ['is not JSON', '{"a":', json, 'malformed_request', 400],
    ['has no content type', new Blob(['{}']), {}, 'unsupported_media_type', 415],
    ['is plain text', '{}', { 'content-type': 'text/plain' }, 'unsupported_media_type', 415],
    ['is a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 'unsupported_media_type', 415],
    [
      'is in another charset',
      '{}',
      { 'content-type': 'application/json; charset=utf-7' },
      'unsupported_media_type',
      415,
    ],
    ['is not UTF-8', new Uint8Array([0x7b, 0x22, 0xff, 0x22, 0x7d]), json, 'malformed_request', 400],
    ['is too large', JSON.stringify({ phone_number: 'x'.repeat(200_000) }), json, 'payload_too_large', 413],
    ['is a list', '[]', json, 'validation_failed', 422],
    ['is a number', '1', json, 'malformed_request', 400],
    ['is empty', '{}', json, 'validation_failed', 422],
    ['is deeply nested', `${'['.repeat(40_000)}${']'.repeat(40_000)}`, json, 'validation_failed', 422],
    [
      'contains `__proto__`',
      '{"phone_number":"9876543210","__proto__":{"isAdmin":true}}',
      json,
      'validation_failed',
      422,
    ],
  ])('A body that %s gets a problem with its code', async (_, body, headers, code, status) => {
    expect(await post(body, headers as Record<string, string>)).toMatchObject({ code, status });
  });

  it.each(badPhones)('A body with the phone %j gets 422 `validation_failed`', async (phone_number) => {
    const problem = await post(JSON.stringify({ phone_number }));
    expect(problem).toMatchObject({ code: 'validation_failed', status: 422 });
    expect(Object.keys(problem.errors ?? {})).toEqual(['phone_number']);
  });

  it('A validation problem names every invalid field, with a code and an English message', async () => {
    const problem = await post(JSON.stringify({ phone_number: '1', colour: 'red' }));
    expect(problem.error_codes).toEqual({ phone_number: ['phone_invalid'], colour: ['unknown_field'] });
    expect(problem.errors?.phone_number?.[0]).toMatch(/[a-z] /);
    expect(problem.detail).not.toBe('validation_failed');
  });
});

describe('request paths', () => {
  it.each([
    ['/api/v1/nowhere/', 404, 'not_found'],
    ['/api/v1/jobs/%00/', 404, 'not_found'],
    ['/api/v1/jobs/%E0%A4%A/', 400, 'malformed_request'],
    ['/api/v1/jobs/?q=%00', 422, 'validation_failed'],
    ['/api/v1/jobs/?q=%E0%A4%A', 400, 'malformed_request'],
    ['/api/v1/jobs/?q=%', 400, 'malformed_request'],
    ['/api/v1/JOBS/', 404, 'not_found'],
    ['/api/v1/jobs/?page=1&page=2', 422, 'validation_failed'],
    ['/api/v1/jobs/?page[$gt]=1', 422, 'validation_failed'],
    ['/api/v1/jobs/by-id/0/', 404, 'not_found'],
    ['/api/v1/jobs/by-id/99999999999999999999/', 404, 'not_found'],
    ['/api/v1/jobs/..%2f..%2fetc%2fpasswd/', 404, 'not_found'],
    ['/assets/nothing.js', 404, 'not_found'],
  ])('A request for %s gets %i', async (path, status, code) => {
    expect(await problemOf(await fetch(api.base + path))).toMatchObject({ status, code });
  });

  it('An endpoint accepts its path with and without the trailing slash', async () => {
    for (const path of ['/api/v1/jobs', '/api/v1/jobs/', '/api/v1/meta', '/api/csrf-token', '/api/csrf-token/']) {
      expect((await fetch(api.base + path, { redirect: 'manual' })).status, path).toBe(200);
    }
  });

  it.each(['PUT', 'DELETE', 'PROPFIND'])(
    'A %s request to an endpoint without that method gets 405 and the `Allow` header',
    async (method) => {
      const response = await fetch(`${api.base}/api/v1/jobs/`, { method });
      expect(response.headers.get('allow')).toBe('GET, HEAD');
      expect(await problemOf(response)).toMatchObject({ status: 405, code: 'method_not_allowed' });
    },
  );
});

describe('bearer tokens', () => {
  it.each(['Bearer ', 'Bearer', 'Basic abc', `Bearer ${'a'.repeat(5000)}`, 'Bearer a b', "Bearer ' or 1=1 --"])(
    'The authorization header %s gets 401 `not_authenticated`',
    async (authorization) => {
      const response = await fetch(`${api.base}/api/v1/labour/profile/`, { headers: { authorization } });
      expect(await problemOf(response)).toMatchObject({
        status: 401,
        code: 'not_authenticated',
        detail: 'Not authenticated. Please sign in.',
      });
    },
  );
});

async function sessionFor(auth: Auth): Promise<string> {
  if (auth === 'admin') return (await buildAdmin(database.db)).token;
  const person = auth === 'employer' ? await buildEmployer(database.db) : await buildLabour(database.db);
  return buildSession(database.db, person);
}

describe('endpoints that change something', () => {
  const guarded = Object.values(endpoints)
    .flatMap((group) => Object.values(group))
    .filter(({ method, path, csrf }) => method !== 'GET' && csrf !== false && !path.includes('/auth/'));

  it.each(guarded.map(({ method, path, auth }) => ({ method, path, auth })))(
    '$method $path returns `csrf_invalid` without a valid CSRF token',
    async ({ method, path, auth }) => {
      const token = await sessionFor(auth);
      const url = api.base + path.replace(/\{job_uid\}/, crypto.randomUUID()).replace(/\{\w+\}/, '1');
      const attempt = async (csrf: Record<string, string>) =>
        problemOf(await fetch(url, { method, headers: { authorization: `Bearer ${token}`, ...csrf } }));
      const refused = {
        status: 403,
        code: 'csrf_invalid',
        detail: 'CSRF token missing or invalid. Please load the page again.',
      };
      const good = await api.as(token).csrfToken();
      const others = await api.as(await buildSession(database.db, await buildLabour(database.db))).csrfToken();
      const [value = '', expiry = ''] = good.split(':');
      expect(await attempt({})).toMatchObject(refused);
      expect(await attempt({ 'x-csrf-token': `${value}:${Number(expiry) + 3600}` })).toMatchObject(refused);
      expect(await attempt({ 'x-csrf-token': others })).toMatchObject(refused);
      expect(
        await attempt({ 'x-csrf-token': good.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) }),
      ).toMatchObject(refused);
    },
  );

  // Exclude public endpoints, for example the endpoint that counts a view of a job, because they work without a session
  // (D26).
  const personal = guarded.filter(({ auth }) => auth !== 'public');
  it.each(personal.map(({ method, path }) => ({ method, path })))(
    '$method $path returns 401 without a session',
    async ({ method, path }) => {
      const url = api.base + path.replace(/\{job_uid\}/, crypto.randomUUID()).replace(/\{\w+\}/, '1');
      const csrf = await api.as().csrfToken();
      expect(await problemOf(await fetch(url, { method, headers: { 'x-csrf-token': csrf } }))).toMatchObject({
        status: 401,
      });
    },
  );
});

describe('all responses', () => {
  it('A response has the security headers and no `X-Powered-By`', async () => {
    const { headers } = await fetch(api.base);
    expect(headers.get('content-security-policy')).toMatch(
      /script-src 'self';.*require-trusted-types-for 'script'; trusted-types service-worker$/,
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('strict-transport-security')).toContain('includeSubDomains');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('Each page response has a new nonce', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => /nonce="([^"]+)"/.exec(await (await fetch(api.base)).text())?.[1]),
    );
    expect(nonces[0]).toMatch(/^[\w+/]{22}==$/);
    expect(nonces[0]).not.toBe(nonces[1]);
  });

  it.each([
    ['is not HTTP', 'nonsense\r\n\r\n', ' 400 '],
    [
      'has both Content-Length and Transfer-Encoding',
      'POST /api/v1/auth/send-otp HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n',
      ' 400 ',
    ],
    ['uses the method TRACE', 'TRACE / HTTP/1.1\r\nHost: x\r\nX-Planted: 1\r\n\r\n', ' 404 '],
  ])('The server answers a request that %s and echoes no part of it', async (_what, text, status) => {
    const { port } = new URL(api.base);
    const said = await new Promise<string>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
      socket.once('data', (data) => resolve(String(data)));
      socket.once('data', () => socket.destroy());
    });
    expect(said.split('\r\n')[0]).toContain(status);
    expect(said).not.toContain('Planted');
  });
});
