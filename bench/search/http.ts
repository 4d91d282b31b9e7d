// H1, H3 and S4: the product's API in production beside a bare server, Fastify and pgbench, over the same database.
import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import autocannon from 'autocannon';
import { jobEndpoints } from '#contracts/jobs.ts';
import type { Db } from '#platform/db.ts';
import type { Asked } from './questions.ts';
import { statementsOf, writtenOut } from './statements.ts';

/** Of an installed Postgres, where there is one. */
const PGBENCH = 'pgbench';
const WARM_UP_S = 2;
const MEASURED_S = 4;

/** Answers a second; throws where one was no success. */
export async function requestRate(
  url: string,
  { connections, paths }: { connections: number; paths: readonly string[] },
) {
  const load = (duration: number) =>
    autocannon({ url, connections, duration, requests: paths.map((at) => ({ method: 'GET' as const, path: at })) });
  await load(WARM_UP_S);
  const { requests, non2xx, errors } = await load(MEASURED_S);
  if (non2xx > 0 || errors > 0) throw new Error(`${non2xx} refusals and ${errors} errors at ${url}`);
  return requests.total / MEASURED_S;
}

/** The path of a search. */
export function pathOf({ search }: Asked): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) query.set(name, String(value));
  return `${jobEndpoints.listJobs.path}?${query}`;
}

/** A script of pgbench for each search: the statements that the product sends for it. */
export async function writeScripts(db: Db, questions: readonly Asked[], folder: string): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  for (const [at, { search }] of questions.entries()) {
    const statements = await statementsOf(db, search);
    const file = path.join(folder, `${at}.sql`);
    writeFileSync(file, `${statements.map(writtenOut).join('\n')}\n`);
    files.push(file);
  }
  return files;
}

/** Transactions a second of pgbench over the scripts; null where there is no pgbench. */
export function pgbenchRate(url: string, files: readonly string[], connections: number): Promise<number | null> {
  const scripts = files.flatMap((file) => ['-f', file]);
  const args = [
    '-n',
    '-M',
    'prepared',
    '-c',
    String(connections),
    '-j',
    '2',
    '-T',
    String(MEASURED_S),
    ...scripts,
    url,
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(PGBENCH, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    child.once('error', () => resolve(null));
    child.once('close', () => {
      const [, rate] = /tps = ([\d.]+)/.exec(said) ?? [];
      if (rate && !/aborted/.test(said)) resolve(Number(rate));
      else reject(new Error(said.slice(0, 2000)));
    });
  });
}
