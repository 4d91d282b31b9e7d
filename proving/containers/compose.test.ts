// Tests that docker-compose.yml and the proxy configuration are valid and consistent, and that all variables of .env
// reach the programs.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { DCLinter } from 'dclint';
import S3rver from 's3rver';
import { afterAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from '#contracts/z.ts';
import { makeBucket } from '#platform/storage/make-bucket.ts';
import { freePort } from '#testing/free-port.ts';
import { findProgram } from '#testing/programs.ts';
import { readDockerfile, settingsOf } from './dockerfile.ts';

const service = z.looseObject({
  image: z.string(),
  command: z.optional(z.array(z.string())),
  environment: z.optional(z.record(z.string(), z.coerce.string())),
  volumes: z.optional(z.array(z.string())),
  networks: z.optional(z.array(z.string())),
  ports: z.optional(z.array(z.string())),
  expose: z.optional(z.array(z.string())),
  stop_grace_period: z.optional(z.string()),
});
const network = z.nullable(z.looseObject({ internal: z.optional(z.boolean()) }));
const compose = z.looseObject({
  services: z.record(z.string(), service),
  networks: z.record(z.string(), network),
});
const text = readFileSync('docker-compose.yml', 'utf8');
const { services, networks } = compose.parse(parse(text, { merge: true }));
const of = (name: string) => services[name] ?? service.parse({});
const image = readDockerfile(readFileSync('Dockerfile', 'utf8')).at(-1);
if (!image) throw new Error('The Dockerfile has no stage');
const imageSets = settingsOf(image).environment;

it('docker-compose.yml has no lint findings', () => {
  const linter = new DCLinter({ rules: {}, quiet: false, debug: false, exclude: [] });
  const results = linter.lintFiles(['docker-compose.yml'], false);
  expect(results.map(({ messages }) => messages)).toEqual([[]]);
  expect(linter.lintFiles(['deploy/haproxy/haproxy.cfg'], false).flatMap(({ messages }) => messages)).not.toEqual([]);
});

it('Only the worker service can reach the internet, and only the proxy accepts external calls', () => {
  const open = Object.keys(networks).filter((name) => networks[name]?.internal !== true);
  const reaching = Object.entries(services).filter(
    ([, one]) => !one.networks || one.networks.some((name) => open.includes(name)),
  );
  expect(reaching.map(([name]) => name).sort()).toEqual(['proxy', 'worker']);
  expect(of('proxy').networks).not.toContain('outside');
  expect(Object.values(services).every((one) => one.networks?.includes('inside'))).toBe(true);
});

it('Every variable of the programs in .env reaches them', () => {
  const [ofPrograms = ''] = readFileSync('.env.example', 'utf8').split('# --- The embedded database');
  const names = [...ofPrograms.matchAll(/^#?([A-Z][A-Z0-9_]+)=/gm)].flatMap(([, name]) => name ?? []);
  // Variables that docker-compose.yml need not pass to a program. The image sets addresses and folders, each worker
  // process sets its own name, WORKER_SWEEPS is for tests only, and BACKUP_KEY belongs to the backup job.
  const apart = [...Object.keys(imageSets), 'WORKER_NAME', 'WORKER_SWEEPS', 'BACKUP_KEY'];
  const wanted = names.filter((name) => !apart.includes(name)).sort();
  expect(wanted.length).toBeGreaterThan(40);
  for (const program of ['web', 'worker', 'release', 'storage-bucket'])
    expect(
      Object.keys(of(program).environment ?? {})
        .filter((name) => name !== 'APP_ENV')
        .sort(),
      program,
      // Only the worker process signs documents.
    ).toEqual(wanted.filter((name) => program === 'worker' || !name.startsWith('SIGNING_')));
  // Each variable is passed on under its own name, except the URL of the database that compose starts.
  const given = Object.entries(of('worker').environment ?? {}).filter(([name]) => name !== 'DATABASE_URL');
  expect(given.filter(([name, value]) => !value.startsWith(`\${${name}:`))).toEqual([]);
});

it('Services can be scaled, are found by DNS name, and have enough time to shut down', () => {
  for (const name of ['web', 'worker']) {
    expect(of(name), name).not.toHaveProperty('container_name');
    expect(of(name).ports, name).toBeUndefined();
    const grace = Number(/:-(\d+)/.exec(of(name).environment?.SHUTDOWN_GRACE ?? '')?.[1]);
    expect(Number.parseInt(of(name).stop_grace_period ?? '', 10)).toBeGreaterThan(grace);
    expect(of(name).expose).toContain(imageSets.METRICS_PORT);
  }
  expect([of('web').command, of('worker').command, of('release').command]).toEqual([['api'], ['worker'], ['migrate']]);
  expect(of('proxy').environment?.WEB).toBe(`web:${imageSets.PORT}`);
  expect(of('proxy').volumes).toEqual(['./deploy/haproxy/haproxy.cfg:/usr/local/etc/haproxy/haproxy.cfg:ro']);
  // Only the proxy's port is published.
  expect(Object.entries(services).flatMap(([name, { ports }]) => (ports ? [name] : []))).toEqual(['proxy']);
  expect(of('proxy').ports?.every((port) => port.endsWith(':8080'))).toBe(true);
  expect(Object.values(services).filter((one) => !/:[\w.-]*\d|:local$/.test(one.image))).toEqual([]);
});

const haproxy = findProgram('haproxy');
it.skipIf(!haproxy)(
  'HAProxy accepts its configuration with the variables of compose and with several bind options, and refuses an invalid DNS server',
  () => {
    const validate = (environment: NodeJS.ProcessEnv) =>
      spawnSync(haproxy ?? '', ['-c', '-f', 'deploy/haproxy/haproxy.cfg'], { env: environment, encoding: 'utf8' });
    const environment = { ...of('proxy').environment };
    const validated = validate(environment);
    expect(validated.stdout + validated.stderr).toContain('Configuration file is valid');
    expect(validated.stdout + validated.stderr).not.toContain('WARNING');
    expect(validate({ ...environment, PROXY_BIND: ':8443 defer-accept' }).status).toBe(0);
    expect(validate({ ...environment, DNS_SERVER: 'nowhere' }).status).not.toBe(0);
  },
);

const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-bucket-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('makeBucket creates a missing bucket and keeps an existing one', async () => {
  const port = await freePort();
  const server = new S3rver({ port, address: '127.0.0.1', silent: true, directory: folder, configureBuckets: [] });
  await server.run();
  const keys = { access_key_id: 'S3RVER', secret_access_key: 'S3RVER' };
  const place = {
    bucket: 'kaamsetu-files',
    region: 'us-east-1',
    endpoint: `http://127.0.0.1:${port}`,
    force_path_style: true,
    ...keys,
  };
  expect(await makeBucket(place)).toBe(true);
  expect(await makeBucket(place)).toBe(false);
  await server.close();
  await expect(makeBucket(place)).rejects.toThrow();
});
