// Runs the product's commands as an operator does, and calls its API.
import { spawn } from 'node:child_process';
import path from 'node:path';
import type { Endpoint } from '#contracts/http.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { z } from '#contracts/z.ts';
import { testSecrets } from '#testing/secrets.ts';

export const BACKUP_KEY = 'a key of backups for drills only, forty it';

interface Ran {
  code: number;
  said: string;
}

/** Runs a program of bin/ with the database that the environment names, else with the embedded server. */
export function runCommand(name: string, args: readonly string[], environment: NodeJS.ProcessEnv): Promise<Ran> {
  const file = path.resolve('dist', 'bin', `${name}.js`);
  const env = {
    PATH: process.env.PATH,
    ...testSecrets,
    BACKUP_KEY,
    APP_ENV: 'test',
    LOG_LEVEL: 'warn',
    ...environment,
  };
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, said }));
  });
}

/** Runs a command that must succeed. Returns its output. */
export async function must(name: string, args: readonly string[], environment: NodeJS.ProcessEnv): Promise<string> {
  const { code, said } = await runCommand(name, args, environment);
  if (code !== 0) throw new Error(`${name} failed: ${said}`);
  return said;
}

const csrf = z.object({ csrf_token: z.string() });

/** Returns a function that calls endpoints with this token. It resolves with the status and body. */
export function callerOf(base: string, token: string | null) {
  let known = '';
  const send = async (endpoint: Endpoint, sent: { params?: Record<string, string>; body?: unknown } = {}) => {
    const place = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) => sent.params?.[name] ?? '');
    const guarded = token !== null && endpoint.method !== 'GET';
    if (guarded && !known) known = csrf.parse((await send(signinEndpoints.csrfToken)).body).csrf_token;
    const answer = await fetch(base + place, {
      method: endpoint.method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(guarded ? { 'x-csrf-token': known } : {}),
        ...(sent.body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(sent.body === undefined ? {} : { body: JSON.stringify(sent.body) }),
    });
    const body: unknown = await answer.json();
    return { status: answer.status, body };
  };
  return send;
}
