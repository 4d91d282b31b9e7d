// The built web app over HTTP: compression, cache headers, and no access outside its folder.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-app-'));
mkdirSync(path.join(folder, 'assets'));
writeFileSync(path.join(folder, 'index.html'), '<script nonce="__CSP_NONCE__"></script>');
writeFileSync(path.join(folder, 'assets/app.js'), 'run()');
writeFileSync(path.join(folder, 'assets/app.js.gz'), gzipSync('run()'));
writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>');
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const api = useApi(useDatabase(), { settings: { web_folder: folder } });

/** Requests a file without decompressing the response. */
const raw = (target: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; headers: Record<string, unknown> }>((resolve) => {
    request(api.base + target, { headers }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, headers: answer.headers });
    }).end();
  });

describe('the web app', () => {
  it('An asset is sent compressed if the browser accepts that, and cached for one year', async () => {
    const packed = await raw('/assets/app.js', { 'accept-encoding': 'br, gzip' });
    expect(packed.headers).toMatchObject({
      'content-encoding': 'gzip',
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
    });
    expect((await raw('/assets/app.js')).headers['content-encoding']).toBeUndefined();
  });

  it('An asset has only the headers that it needs; a page has all security headers', async () => {
    const { headers } = await raw('/assets/app.js');
    const travels = ['content-type', 'cache-control', 'vary', 'content-length', 'date', 'connection', 'keep-alive'];
    expect(Object.fromEntries(Object.entries(headers).filter(([name]) => !travels.includes(name)))).toEqual({
      'x-content-type-options': 'nosniff',
      'strict-transport-security': 'max-age=31536000; includeSubDomains',
      'content-security-policy': "frame-ancestors 'none'",
    });
    expect((await raw('/favicon.svg')).headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    for (const path of ['/', '/favicon.svg']) {
      const page = await raw(path);
      expect(page.headers['content-security-policy']).toContain("default-src 'self'");
      expect(page.headers['x-frame-options']).toBe('DENY');
    }
  });

  it('Every route returns the page with `no-cache`', async () => {
    for (const route of ['/', '/jobs', '/help', '/employer/dashboard/applicants']) {
      const page = await raw(route);
      expect([page.status, page.headers['cache-control']]).toEqual([200, 'no-cache']);
    }
  });

  it('An unknown path returns the page with 404, even if it looks like a file', async () => {
    for (const route of ['/nowhere', '/jobs/1/2/3', '/employer/dashboard/nothing', '/Terms/of', '/index.php']) {
      const page = await raw(route, { accept: 'text/html,*/*;q=0.8' });
      expect([route, page.status, page.headers['content-type']]).toEqual([route, 404, 'text/html; charset=utf-8']);
    }
    for (const route of ['/settings/', '/Terms', '/labour/dashboard/applications/7'])
      expect([route, (await raw(route)).status]).toEqual([route, 200]);
  });

  it('Paths outside the folder and missing files return 404', async () => {
    for (const route of ['/assets/gone.js', '/../package.json', '/%2e%2e/package.json', '/assets/app.js.gz']) {
      expect((await raw(route)).status, route).toBe(404);
    }
  });
});
