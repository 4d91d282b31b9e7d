// Runs the commands of the README for own servers unchanged, behind Debian's nginx. Tests what an anonymous visitor can
// reach (D109).
import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useDatabase } from '#testing/database.ts';
import { nextPhone } from '#testing/factories.ts';
import { MSG91_KEY, MSG91_TEMPLATES, startMsg91 } from '#testing/fake-sms/msg91.ts';
import type { FakeProvider } from '#testing/fake-sms/provider.ts';
import { freePort } from '#testing/free-port.ts';
import { findProgram } from '#testing/programs.ts';
import { waitFor } from '#testing/wait-for.ts';
import { recordMeasurement } from './measurements.ts';

const nginx = findProgram('nginx');
const database = useDatabase();
const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-server-'));
const checkout = path.join(folder, 'checkout');
const running = new Set<ChildProcess>();

/** Returns the first block of commands below the README's heading for own servers. */
function recipeOf(readme: string): string {
  const [, section = ''] = readme.split('\n## On servers of your own\n');
  return /```sh\n([\s\S]*?)```/.exec(section)?.[1] ?? '';
}
const recipe = recipeOf(readFileSync('README.md', 'utf8'));

/** Links the files of the checkout into another folder, so that the commands of the README write their `.env` there. */
function copyCheckout(): void {
  mkdirSync(checkout);
  for (const name of readdirSync('.')) {
    if (name.startsWith('.env')) continue;
    // Copy these folders instead of linking them, because programs derive the product folder from their own path.
    if (name === 'bin' || name === 'dist') cpSync(name, path.join(checkout, name), { recursive: true });
    else symlinkSync(path.resolve(name), path.join(checkout, name));
  }
}

interface Started {
  said(): string;
  ended: Promise<number | null>;
}

function start(program: string, args: readonly string[], environment: NodeJS.ProcessEnv): Started {
  const child = spawn(program, args, {
    cwd: checkout,
    detached: true,
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const ended = new Promise<number | null>((resolve) =>
    child.once('exit', (code) => {
      running.delete(child);
      resolve(code);
    }),
  );
  return { said: () => said, ended };
}

/** Runs the commands of the README. The operator's values come from environment variables, which override `.env`. */
function runRecipe(more: NodeJS.ProcessEnv): Started {
  return start('sh', ['-e', '-c', recipe], {
    PATH: process.env.PATH,
    HOME: folder,
    DATABASE_URL: database.url,
    DATA_DIR: path.join(folder, 'data'),
    SMS_MSG91_AUTH_KEY: MSG91_KEY,
    SMS_TEMPLATES: JSON.stringify(MSG91_TEMPLATES),
    SHUTDOWN_GRACE: '2',
    ...more,
  });
}

/** Starts nginx with only `proxy_pass`, so the API receives no forwarded headers. */
function startNginx(port: number, api: number): Started {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${name};`);
  const server = `server { listen 127.0.0.1:${port}; location / { proxy_pass http://127.0.0.1:${api}; } }`;
  const user = process.getuid?.() === 0 ? 'user root;' : '';
  const file = path.join(folder, 'nginx.conf');
  const http = `http { access_log off; ${temporary.join(' ')} ${server} }`;
  writeFileSync(file, `${user} daemon off; pid nginx.pid; error_log stderr; events {} ${http}`);
  return start(nginx ?? '', ['-p', folder, '-c', file], { PATH: process.env.PATH });
}

beforeAll(copyCheckout);

afterAll(async () => {
  for (const { pid } of running) if (pid) process.kill(-pid, 'SIGTERM');
  await waitFor('the server to end', () => running.size === 0);
  rmSync(folder, { recursive: true, force: true });
});

describe.skipIf(!nginx)('A server that follows the README recipe, behind nginx', () => {
  let site = '';
  let sender: FakeProvider | null = null;
  const found: string[] = [];

  /** Asserts that an attack was refused. Adds a successful attack to `found`, for the summary of measurements. */
  const refused = (attack: string, isRefused: boolean) => {
    if (!isRefused) found.push(attack);
    expect(isRefused, attack).toBe(true);
  };
  const post = (place: string, body: object, headers: Record<string, string> = {}) =>
    fetch(`${site}${place}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  beforeAll(async () => {
    const [api, port] = [await freePort(), await freePort()];
    // Send SMS to a fake provider on this machine.
    sender = await startMsg91();
    const product = runRecipe({ PORT: String(api), SMS_MSG91_URL: sender.url });
    const proxy = startNginx(port, api);
    site = `http://127.0.0.1:${port}`;
    await waitFor('the server to be ready', async () => {
      if (running.size < 2) throw new Error(`It ended: ${product.said()}${proxy.said()}`);
      return (await fetch(`${site}/ready`).catch(() => null))?.status === 200;
    });
    expect(product.said()).not.toContain('/dev/phone');
  });

  afterAll(async () => {
    await sender?.close();
    recordMeasurement({
      tried: 'the recipe of the README behind nginx, as an anonymous visitor',
      found: found.length === 0 ? 'nothing was reached' : found.join(', '),
      must: 'no phone, no administrator, no exemption',
      kept: found.length === 0,
    });
  });

  it('The server returns 404 for the test phone and its messages', async () => {
    for (const place of ['/dev/phone', '/dev/phone/messages', '/dev/admin', `/dev/phone?key=${'x'.repeat(43)}`]) {
      const cookie = `ks_demo=${'x'.repeat(43)}`;
      refused(place, (await fetch(`${site}${place}`, { headers: { cookie } })).status === 404);
      refused(place, (await fetch(`${site}${place}`, { headers: { host: 'localhost' } })).status === 404);
    }
  });

  it('The server refuses the first administrator with 403 without the bootstrap token', async () => {
    const person = {
      username: 'mallory',
      email: 'mallory@kaamsetu.example',
      full_name: 'Mallory',
      password: 'teal umbrella 47 over Nashik',
    };
    for (const headers of [{}, { 'x-bootstrap-token': 'x'.repeat(44) }, { cookie: `ks_demo=${'x'.repeat(43)}` }])
      refused(
        'the first administrator',
        (await post('/api/v1/admin/create-first-admin', person, headers)).status === 403,
      );
  });

  it('The limit of codes per address applies even if the visitor forges forwarded headers', async () => {
    const statuses: number[] = [];
    for (let sent = 1; sent <= 61; sent += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${sent}`, forwarded: `for=203.0.113.${sent}` };
      statuses.push((await post('/api/v1/auth/send-otp/', { phone_number: nextPhone() }, headers)).status);
    }
    expect(statuses[0]).toBe(200);
    refused('codes without a limit', statuses.includes(429));
  });
});

describe('Startup with the README recipe', () => {
  /**
   * Starts the product with settings that it must refuse, and expects that it fails. Returns its output, which may arrive
   * after the exit and contains `named`.
   */
  async function refusal(named: string, more: NodeJS.ProcessEnv) {
    const server = runRecipe({ PORT: String(await freePort()), ...more });
    expect(await server.ended).not.toBe(0);
    return waitFor(named, () => server.said().includes(named) && server.said());
  }

  it('Startup fails for equal secrets, a weak secret and an SMS outbox, and names all of them', async () => {
    const typed = 'changeme'.repeat(5);
    const settings = { OTP_PEPPER: typed, CSRF_SECRET: typed, SMS_SENDER: 'outbox' };
    const said = await refusal('ALLOW_OUTBOX', settings);
    expect(said).toContain('OTP_PEPPER and CSRF_SECRET must be different secrets');
    expect(said).toContain('OTP_PEPPER and CSRF_SECRET must be random');
    expect(said).not.toContain('changeme');
  });

  it('Startup fails if ADMIN_BOOTSTRAP_TOKEN is empty while no administrator exists', async () => {
    const said = await refusal('ADMIN_BOOTSTRAP_TOKEN must be', { ADMIN_BOOTSTRAP_TOKEN: '' });
    expect(said.match(/ADMIN_BOOTSTRAP_TOKEN must be/g)).toHaveLength(1);
  });

  it('Startup fails in development mode if HOST is reachable from other machines', async () => {
    await refusal('HOST', { APP_ENV: 'development', HOST: '0.0.0.0' });
  });
});
