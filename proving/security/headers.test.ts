// Tests the exact security headers of every kind of response: pages, app files, API, problems, uploaded files, sockets.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildFile, buildLabour, buildSession } from '#testing/factories.ts';
import { recordMeasurement } from './measurements.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-headers-'));
writeFileSync(
  path.join(folder, 'index.html'),
  '<!doctype html><meta property="csp-nonce" nonce="__CSP_NONCE__"><div id="root"></div>',
);
mkdirSync(path.join(folder, 'assets'));
for (const name of ['assets/app-1a2b3c4d.js', 'sw.js']) writeFileSync(path.join(folder, name), 'export {};');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const database = useDatabase();
const api = useApi(database, { settings: { web_folder: folder } });

const HSTS = 'max-age=31536000; includeSubDomains';
const policyAt = (host: string, nonce: string) =>
  [
    "default-src 'self'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${nonce}'`,
    "img-src 'self' data: blob:",
    `connect-src 'self' ws://${host} wss://${host}`,
    "font-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "require-trusted-types-for 'script'",
    'trusted-types service-worker',
  ].join('; ');

const PERMISSIONS =
  'geolocation=(self), microphone=(self), accelerometer=(), autoplay=(), camera=(), clipboard-read=(), ' +
  'compute-pressure=(), display-capture=(), encrypted-media=(), fullscreen=(), gamepad=(), gyroscope=(), ' +
  'hid=(), identity-credentials-get=(), idle-detection=(), keyboard-map=(), local-fonts=(), magnetometer=(), ' +
  'midi=(), payment=(), picture-in-picture=(), screen-wake-lock=(), serial=(), speaker-selection=(), ' +
  'storage-access=(), sync-xhr=(), usb=(), window-management=(), xr-spatial-tracking=()';

/** Required headers of every response; null means that the header must be absent. */
const guards: Record<string, string | null> = {
  'strict-transport-security': HSTS,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
  'permissions-policy': PERMISSIONS,
};
const never: Record<string, string | null> = {
  'x-powered-by': null,
  server: null,
  'access-control-allow-origin': null,
  'access-control-allow-credentials': null,
};
/** Required headers of the app's script and style files. Headers that affect only pages are omitted. */
const ofFiles = {
  'strict-transport-security': HSTS,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "frame-ancestors 'none'",
  'permissions-policy': null,
};

const ofCalls = {
  'content-security-policy':
    "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'",
  'permissions-policy': null,
};

interface Kind {
  what: string;
  address: string;
  method?: string;
  status: number;
  headers?: Record<string, string>;
  must?: Record<string, string | null>;
}

async function kinds(): Promise<Kind[]> {
  const labour = await buildLabour(database.db);
  const bearer = { authorization: `Bearer ${await buildSession(database.db, labour)}` };
  const { uid } = await buildFile(database.db, labour, 'resume');
  const secret = { 'cache-control': 'no-store' };
  return [
    { what: 'the first page', address: '/', status: 200 },
    { what: 'a page', address: '/help', status: 200 },
    { what: 'a page that is not there', address: '/nothing/here', status: 404 },
    { what: 'a simple page', address: '/lite/jobs', status: 200 },
    { what: 'the map of the site', address: '/robots.txt', status: 200 },
    { what: 'a file of the app', address: '/assets/app-1a2b3c4d.js', status: 200, must: ofFiles },
    { what: 'the service worker', address: '/sw.js', status: 200 },
    { what: 'the API to a visitor', address: '/api/v1/jobs/', status: 200, must: ofCalls },
    {
      what: 'the API to somebody',
      address: '/api/v1/labour/profile/',
      status: 200,
      headers: bearer,
      must: { ...ofCalls, ...secret },
    },
    { what: 'a CSRF token', address: '/api/csrf-token', status: 200, must: secret },
    { what: 'a problem, 401', address: '/api/v1/labour/profile/', status: 401, must: ofCalls },
    { what: 'a problem, 403', address: '/api/v1/employers/profile/', status: 403, headers: bearer, must: ofCalls },
    { what: 'a problem, 404', address: '/api/v1/jobs/by-id/1/', status: 404, must: ofCalls },
    { what: 'no such call, 404', address: '/api/v1/nothing/', status: 404, must: ofCalls },
    { what: 'another method, 405', address: '/api/v1/jobs/', method: 'DELETE', status: 405, must: ofCalls },
    { what: 'a broken address, 400', address: '/api/v1/jobs/?q=%E0%A4%A', status: 400, must: ofCalls },
    { what: 'a wrong question, 422', address: '/api/v1/jobs/?page=0', status: 422, must: ofCalls },
    {
      what: "a person's file",
      address: `/api/v1/files/${uid}/`,
      status: 200,
      headers: bearer,
      must: {
        'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
        'permissions-policy': null,
        'cache-control': 'private, no-store',
        'content-disposition': `attachment; filename="paper.pdf"; filename*=UTF-8''paper.pdf`,
      },
    },
    { what: 'health', address: '/live', status: 200 },
  ];
}

/** Returns the headers of a response that are not as required. */
function faultsOf(response: Response, { must = {} }: Pick<Kind, 'must'>, nonce: string): string[] {
  const host = new URL(api.base).host;
  const isFile = must === ofFiles;
  const wanted = {
    ...(isFile ? {} : { ...guards, 'content-security-policy': policyAt(host, nonce) }),
    ...never,
    ...must,
  };
  return Object.entries(wanted).flatMap(([name, value]) => {
    const said = response.headers.get(name);
    return said === value ? [] : [`${name}: ${said}`];
  });
}

const nonceOf = (response: Response) =>
  /'nonce-([\w+/]{22}==)'/.exec(response.headers.get('content-security-policy') ?? '')?.[1] ?? 'none';

it('Every kind of response has exactly its security headers, also for a request of another origin', async () => {
  const faults: string[] = [];
  const nonces = new Set<string>();
  const all = await kinds();
  for (const kind of all) {
    const headers = { origin: 'https://elsewhere.example', ...kind.headers };
    const response = await fetch(api.base + kind.address, {
      method: kind.method ?? 'GET',
      headers,
      redirect: 'manual',
    });
    const text = await response.text();
    if (response.status !== kind.status) faults.push(`${kind.what}: status ${response.status}`);
    const nonce = nonceOf(response);
    faults.push(...faultsOf(response, kind, nonce).map((fault) => `${kind.what}: ${fault}`));
    if (nonce !== 'none' && nonces.has(nonce)) faults.push(`${kind.what}: a nonce for the second time`);
    if (nonce !== 'none') nonces.add(nonce);
    if (kind.address === '/' && !text.includes(`nonce="${nonce}"`))
      faults.push(`${kind.what}: another nonce in the page`);
  }
  const bare = faultsOf(new Response('', { headers: { 'x-powered-by': 'Express' } }), {}, 'none');
  recordMeasurement({
    tried: `headers of ${all.length} kinds of answers`,
    found: `${faults.length} that differ; of an answer without guards ${bare.length}`,
    must: '0; 8',
    kept: faults.length === 0 && bare.length === 8,
  });
  expect(faults).toEqual([]);
  expect(bare).toHaveLength(8);
});

it('A preflight request of another origin gets no CORS permission', async () => {
  const response = await fetch(`${api.base}/api/v1/labour/profile/`, {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-method': 'PUT' },
  });
  expect(response.headers.get('access-control-allow-origin')).toBeNull();
  expect(response.headers.get('access-control-allow-methods')).toBeNull();
});
