// Tests the typed client as external programs use it: against the real API, and with the README's example.
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import * as esbuild from 'esbuild';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { adminsEndpoints } from '#contracts/admins.ts';
import { applicationEndpoints } from '#contracts/applications.ts';
import { CallError, isRefusedWith, NetworkError } from '#contracts/call-error.ts';
import { createClient } from '#contracts/client.ts';
import { employerDashboardEndpoints } from '#contracts/employer-dashboard.ts';
import { fileEndpoints } from '#contracts/files.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { notificationEndpoints } from '#contracts/notifications.ts';
import { createAdmin } from '#marketplace/admins/actions/make-admin.ts';
import { useApi } from './api.ts';
import { useDatabase } from './database.ts';
import { buildAdmin, buildEmployer, buildJob, buildLabour, buildSession } from './factories.ts';
import { makePdf } from './hostile-files/documents.ts';

const database = useDatabase();
const api = useApi(database);
const clientOf = (token: string | null, more: Partial<Parameters<typeof createClient>[0]> = {}) =>
  createClient({ base: api.base, ...(token ? { token } : {}), ...more });

/** Returns a `fetch` that records each requested path. */
function noting(answer: (path: string) => Response | null = () => null) {
  const paths: string[] = [];
  const fetch = (url: string, init: RequestInit) => {
    const { pathname } = new URL(url);
    paths.push(pathname);
    const own = answer(pathname);
    return own ? Promise.resolve(own) : globalThis.fetch(url, init);
  };
  return { paths, fetch };
}

describe('The typed client with a token', () => {
  it('The client searches jobs, and two calls with one idempotency key create one application', async () => {
    const job = await buildJob(database.db, { title: 'Mason for a school wall' });
    const { call } = clientOf(await buildSession(database.db, await buildLabour(database.db)), { language: 'hi' });
    const { jobs } = await call(jobEndpoints.listJobs, { query: { q: 'mason', limit: 5 } });
    expect(jobs.map(({ uid }) => uid)).toContain(job.uid);
    const sent = { body: { job_uid: job.uid }, idempotencyKey: 'wish-1' };
    const first = await call(applicationEndpoints.apply, sent);
    expect((await call(applicationEndpoints.apply, sent)).id).toBe(first.id);
    const again = call(applicationEndpoints.apply, { body: { job_uid: job.uid } });
    await expect(again).rejects.toMatchObject({ name: 'CallError', status: 409, code: 'already_applied' });
  });

  it('The client returns the valid rows of a list if one row is malformed', async () => {
    const [job, other] = [await buildJob(database.db, { title: 'Tailor for a shop' }), await buildJob(database.db)];
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const fetch = async (url: string, init: RequestInit) => {
      const answer = await (await globalThis.fetch(url, init)).json();
      for (const row of answer.jobs) if (row.uid === other.uid) row.employer = 'nobody';
      return Response.json(answer);
    };
    const { jobs } = await clientOf(null, { fetch }).call(jobEndpoints.listJobs, { query: { limit: 50 } });
    expect(jobs.map(({ uid }) => uid)).toContain(job.uid);
    expect(jobs.map(({ uid }) => uid)).not.toContain(other.uid);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('A refusal has typed details, such as the missing fields of `profile_incomplete`', async () => {
    const labour = await buildLabour(database.db, { incomplete: true });
    const { call } = clientOf(await buildSession(database.db, labour));
    const job = await buildJob(database.db);
    const error: unknown = await call(applicationEndpoints.apply, { body: { job_uid: job.uid } }).catch((e) => e);
    expect(error).toBeInstanceOf(CallError);
    expect(isRefusedWith(error, 'already_applied')).toBe(false);
    if (!isRefusedWith(error, 'profile_incomplete')) throw error;
    const { missing, threshold }: { missing: string[]; threshold: number } = error.document;
    expect([missing.length > 0, threshold]).toEqual([true, 60]);
  });

  it('The client fetches a CSRF token once, and a new one after the server rejects it', async () => {
    const { paths, fetch } = noting();
    const { call } = clientOf(await buildSession(database.db, await buildLabour(database.db)), { fetch });
    await call(notificationEndpoints.readAllLabour, {});
    await call(notificationEndpoints.readAllLabour, {});
    expect(paths.filter((one) => one === '/api/csrf-token')).toHaveLength(1);
    const stale = noting((asked) =>
      asked === '/api/csrf-token' && stale.paths.length === 1
        ? Response.json({ csrf_token: 'forged:9999999999' })
        : null,
    );
    const other = clientOf(await buildSession(database.db, await buildLabour(database.db)), { fetch: stale.fetch });
    await other.call(notificationEndpoints.readAllLabour, {});
    expect(stale.paths.filter((one) => one === '/api/csrf-token')).toHaveLength(2);
  });

  it('A GET sends the bearer token and follows a redirect of the trailing slash, but not to another host', async () => {
    const token = await buildSession(database.db, await buildEmployer(database.db));
    const moved = (to: string) => new Response(null, { status: 307, headers: { location: to } });
    const path = '/api/v1/employers/dashboard/';
    const slash = noting((asked) => (asked === path ? moved(path.slice(0, -1)) : null));
    await clientOf(token, { fetch: slash.fetch }).call(employerDashboardEndpoints.getDashboard, {});
    expect(slash.paths).toEqual([path, path.slice(0, -1)]);
    const away = noting((asked) => (asked === path ? moved(`https://elsewhere.example${path}`) : null));
    const sent = clientOf(token, { fetch: away.fetch }).call(employerDashboardEndpoints.getDashboard, {});
    await expect(sent).rejects.toMatchObject({ status: 307 });
    expect(away.paths).toEqual([path]);
  });

  it('The client uploads a file and downloads it again', async () => {
    const { call, callFile } = clientOf(await buildSession(database.db, await buildLabour(database.db)));
    const bytes = makePdf({ objects: [] });
    const kept = await call(fileEndpoints.setResume, {
      file: new File([new Uint8Array(bytes)], 'cv.pdf', { type: 'application/pdf' }),
    });
    const read = await callFile(fileEndpoints.getFile, { params: { file_uid: kept.uid } });
    expect(await read.text()).toMatch(/^%PDF/);
  });

  it('The client logs an administrator in with form encoding', async () => {
    const { admin } = await buildAdmin(database.db);
    const password = 'teal umbrella 47 over Nashik';
    const person = { username: 'client.tester', email: 'client@kaamsetu.example', full_name: 'Asha Menon', password };
    await createAdmin(database.db, admin, { ...person, role: 'viewer' });
    const { access_token } = await clientOf(null).call(adminsEndpoints.login, {
      body: { username: person.username, password },
    });
    expect((await clientOf(access_token).call(adminsEndpoints.me, {})).username).toBe(person.username);
  });

  it('A call to an unreachable server rejects with NetworkError', async () => {
    const { call } = createClient({ base: 'http://127.0.0.1:9' });
    await expect(call(jobEndpoints.meta, {})).rejects.toBeInstanceOf(NetworkError);
  });
});

describe('The example of docs/api.md', () => {
  const file = path.resolve('dist', 'testing', `readme-client-${process.pid}.mjs`);
  afterAll(() => rmSync(file, { force: true }));

  it('The example of docs/api.md runs unchanged with the export names of the package', async () => {
    const { exports } = JSON.parse(readFileSync('package.json', 'utf8'));
    const [, code = ''] = /```ts\n(import \{ createClient[\s\S]*?)```/.exec(readFileSync('docs/api.md', 'utf8')) ?? [];
    const alias = Object.fromEntries(
      Object.entries<{ types: string }>(exports).map(([name, { types }]) => [
        `kaamsetu${name.slice(1)}`,
        path.resolve(types),
      ]),
    );
    const contents = code.replaceAll('https://kaamsetu.example', api.base);
    expect(contents).toContain(api.base);
    const stdin = {
      contents: `${contents}\nexport { jobs, outcome };`,
      resolveDir: process.cwd(),
      loader: 'ts' as const,
    };
    await esbuild.build({
      stdin,
      alias,
      bundle: true,
      format: 'esm',
      platform: 'node',
      packages: 'bundle',
      outfile: file,
      logLevel: 'warning',
    });
    const job = await buildJob(database.db, { title: 'Mason for a wall' });
    process.env.KAAMSETU_TOKEN = await buildSession(database.db, await buildLabour(database.db));
    const ran: { jobs: { uid: string }[]; outcome: string } = await import(pathToFileURL(file).href);
    delete process.env.KAAMSETU_TOKEN;
    expect(ran.jobs.map(({ uid }) => uid)).toContain(job.uid);
    expect(ran.outcome).toBe('sent');
  });
});
