// npm start as a process: start, clean stop, resume, recovery, and error messages.
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { clusterIn, clusterUrl, runningServer } from '#platform/embedded/cluster.ts';
import { freePort } from '#testing/free-port.ts';
import { launchProduct, processesOn, type RunningProduct, startProduct } from '#testing/product.ts';
import { testSecrets } from '#testing/secrets.ts';
import { waitFor } from '#testing/wait-for.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-start-'));
const dataDir = path.join(folder, 'data');
let PORT = '';

beforeAll(async () => {
  PORT = String(await freePort());
});

afterAll(async () => {
  for (const pid of processesOn(dataDir)) process.kill(pid, 'SIGKILL');
  await waitFor('the rest to end', () => processesOn(dataDir).length === 0);
  rmSync(folder, { recursive: true, force: true });
});

const start = () => startProduct({ PORT, DATA_DIR: dataDir });

/** Returns the error message of a product that ended. The output may arrive after the exit. */
const messageOf = (product: RunningProduct) => waitFor('the error message', () => product.stderr().trim() || null);

async function stop(product: RunningProduct): Promise<void> {
  product.process.kill('SIGTERM');
  await product.ended;
}

/** Runs a query in the embedded database of the running product. */
async function query(sql: string): Promise<unknown[]> {
  const cluster = clusterIn(path.join(dataDir, 'postgres'));
  const client = new pg.Client({
    connectionString: clusterUrl(cluster, runningServer(cluster)?.port ?? 0, 'kaamsetu'),
  });
  await client.connect();
  const { rows } = await client.query(sql);
  await client.end();
  return rows;
}

const postgresPid = (): number => runningServer(clusterIn(path.join(dataDir, 'postgres')))?.pid ?? 0;

describe.sequential('npm start', () => {
  const countUsers = () => query('select count(*)::int as users, max(id)::int as newest from users');
  let users: unknown[] = [];

  test('The first start seeds the demo and creates secrets that only their owner can read', async () => {
    const product = await start();
    await waitFor('the API to be ready', async () => (await fetch(`${product.address}/ready`)).status === 200);
    // The page of sent SMS and the creation of the first administrator require the demo key, which only the terminal
    // shows (D109).
    expect((await fetch(`${product.address}/dev/phone/messages`)).status).toBe(404);
    for (const [name, place] of Object.entries({ phone: '/dev/phone', admin: '/admin/login' })) {
      const link = new RegExp(`${product.address}/dev/${name}\\?key=[\\w-]{43}`).exec(product.stdout())?.[0] ?? '';
      const answer = await fetch(link, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, place]);
      const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
      expect((await fetch(`${product.address}/dev/phone/messages`, { headers: { cookie } })).status).toBe(200);
    }
    expect(product.stdout()).toMatch(/\+91\d{10} .*employer/);
    for (const file of ['secrets.json', 'admin-secrets.json'])
      expect(statSync(path.join(dataDir, file)).mode & 0o777, file).toBe(0o600);
    await query('create table marker as select 1 as kept');
    users = await countUsers();
    product.process.kill('SIGTERM');
    expect(await product.ended).toBe(0);
    expect(processesOn(dataDir)).toEqual([]);
  });

  test('The second start keeps data and secrets and does not seed the demo again', async () => {
    const secrets = readFileSync(path.join(dataDir, 'secrets.json'), 'utf8');
    rmSync(path.join(dataDir, 'admin-secrets.json')); // A data folder of a version without administrators.
    const product = await start();
    const [kept, usersNow] = [await query('select kept from marker'), await countUsers()];
    await stop(product);
    expect(kept).toEqual([{ kept: 1 }]);
    expect(usersNow).toEqual(users);
    expect(readFileSync(path.join(dataDir, 'secrets.json'), 'utf8')).toBe(secrets);
    expect(readFileSync(path.join(dataDir, 'admin-secrets.json'), 'utf8')).toMatch(/TOTP_KEY[\s\S]*CONSOLE_SECRET/);
  });

  test('A second start on the same data fails and names the running process', async () => {
    const product = await start();
    const second = launchProduct({ PORT: String(await freePort()), DATA_DIR: dataDir });
    expect(await second.ended).toBe(1);
    expect(await messageOf(second)).toMatch(/^The data in .* is in use by process \d+; .*\.$/);
    expect((await fetch(`${product.address}/live`)).status).toBe(200);
    await stop(product);
  });

  test('Ctrl-C stops everything, even with open connections', async () => {
    const product = await start();
    await fetch(`${product.address}/`);
    process.kill(-(product.process.pid ?? 0), 'SIGINT');
    expect(await product.ended).toBe(0);
    expect(processesOn(dataDir)).toEqual([]);
  });

  test('The programs end after a kill -9 of the supervisor, and the next start takes over the database', async () => {
    const product = await start();
    product.process.kill('SIGKILL');
    await product.ended;
    await waitFor('the API to exit', () =>
      fetch(product.address).then(
        () => false,
        () => true,
      ),
    );
    const next = await start();
    expect(await query('select kept from marker')).toEqual([{ kept: 1 }]);
    await stop(next);
    // No supervisor waits for the worker process of the killed start.
    await waitFor('all processes to end', () => processesOn(dataDir).length === 0);
  });

  test('The next start recovers after a kill -9 of all processes', async () => {
    const product = await start();
    for (const pid of processesOn(dataDir)) process.kill(pid, 'SIGKILL');
    await product.ended;
    const next = await start();
    expect(await query('select kept from marker')).toEqual([{ kept: 1 }]);
    await stop(next);
    expect(processesOn(dataDir)).toEqual([]);
  });

  test('A killed database is restarted while the programs run', async () => {
    const product = await start();
    const before = postgresPid();
    process.kill(before, 'SIGKILL');
    await waitFor('a new database', () => postgresPid() > 0 && postgresPid() !== before);
    const ready = () => fetch(`${product.address}/ready`).catch(() => null);
    await waitFor('the API to be ready again', async () => (await ready())?.status === 200);
    await stop(product);
    expect(processesOn(dataDir)).toEqual([]);
  });
});

describe('npm start in an unsuitable environment', () => {
  /** Returns the error message and the exit code of a failed start. */
  async function refusal(environment: NodeJS.ProcessEnv): Promise<{ code: number | null; sentence: string }> {
    const spare = { PORT: String(await freePort()), DATA_DIR: path.join(folder, 'unused') };
    const product = launchProduct({ ...spare, ...environment });
    return { code: await product.ended, sentence: await messageOf(product) };
  }

  test('npm start fails if the port is taken', async () => {
    const other: Server = createServer().listen(0, '127.0.0.1');
    const address = await waitFor('a port', () => other.address());
    const taken = typeof address === 'object' ? String(address.port) : '';
    const { code, sentence } = await refusal({ PORT: taken });
    other.close();
    expect(code).toBe(1);
    expect(sentence).toMatch(new RegExp(`^Port ${taken} is taken.*\\.$`));
  });

  test('npm start fails if the data folder is a file', async () => {
    const file = path.join(folder, 'file');
    writeFileSync(file, '');
    const { code, sentence } = await refusal({ DATA_DIR: file });
    expect(code).toBe(1);
    expect(sentence).toMatch(/^The data folder .*file cannot be written to .*\.$/);
  });

  test('npm start fails in production without an external database', async () => {
    const { code, sentence } = await refusal({ APP_ENV: 'production' });
    expect(code).toBe(1);
    expect(sentence).toBe('With APP_ENV=production the database must be your own: set DATABASE_URL.');
  });

  test('npm start fails outside production with an address that other machines can reach', async () => {
    const { code, sentence } = await refusal({ HOST: '0.0.0.0' });
    expect(code).toBe(1);
    expect(sentence).toMatch(/^Outside production KaamSetu listens on this machine only: [^\n]*\.$/);
  });

  test('npm start fails with an external database, weak secrets and no SMS sender', async () => {
    const { code, sentence } = await refusal({
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      ...testSecrets,
      OTP_PEPPER: 'changeme'.repeat(5),
      CSRF_SECRET: testSecrets.DEVICE_SECRET,
    });
    expect(code).toBe(1);
    expect(sentence).toMatch(/^The environment is not complete: [^\n]*\.$/);
    for (const name of ['OTP_PEPPER', 'CSRF_SECRET and DEVICE_SECRET', 'SMS_SENDER']) expect(sentence).toContain(name);
    expect(sentence).not.toMatch(/changeme/);
  });

  test('npm start fails with an external database and without secrets', async () => {
    const { code, sentence } = await refusal({
      DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
      OTP_PEPPER: 'short',
    });
    expect(code).toBe(1);
    expect(sentence).toMatch(
      /^With DATABASE_URL these must be set too, .*OTP_PEPPER, CSRF_SECRET, IDENTITY_KEY, DEVICE_SECRET\.$/,
    );
  });
});
