// Load generators for the HTTP comparisons: requests to a server, and SQL statements alone.
import { spawn, spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import autocannon from 'autocannon';
import { jobEndpoints } from '#contracts/jobs.ts';
import { z } from '#contracts/z.ts';
import type { Db } from '#platform/db.ts';
import { askPart } from '../processes.ts';
import type { SampleSearch } from './searches.ts';
import { type Statement, statementsOf, writtenOut } from './statements.ts';

/** Path of pgbench, if Postgres is installed; Debian stores it beside the server. */
const PGBENCH = ['pgbench', '/usr/lib/postgresql/15/bin/pgbench'].find(
  (program) => spawnSync(program, ['--version']).status === 0,
);

/** Returns the warm-up before a measurement: half as long, at least 1 s. */
export const warmUpOf = (seconds: number): number => Math.max(1, seconds / 2);

interface Load {
  connections: number;
  paths: readonly string[];
  /** Duration of the measurement in seconds, without the warm-up. */
  seconds: number;
}

/** Returns responses per second. Throws if a response is not a success. */
export async function requestRate(url: string, { connections, paths, seconds }: Load): Promise<number> {
  const load = (duration: number) =>
    autocannon({ url, connections, duration, requests: paths.map((at) => ({ method: 'GET' as const, path: at })) });
  // A new server may still be busy, so wait for one response before the load starts.
  await fetch(url + paths[0]).then((answer) => answer.arrayBuffer());
  await load(warmUpOf(seconds));
  const { requests, non2xx, errors } = await load(seconds);
  if (non2xx > 0 || errors > 0 || requests.total === 0)
    throw new Error(`${requests.total} answers, ${non2xx} refusals and ${errors} errors at ${url}`);
  return requests.total / seconds;
}

/** Returns the path of a search. */
export function pathOf({ search }: SampleSearch): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) query.set(name, String(value));
  return `${jobEndpoints.listJobs.path}?${query}`;
}

export interface Scripts {
  /** One pgbench script file for each search, with the SQL statements of the product. */
  files: readonly string[];
  /** A file with the same statements and their values, for the driver in Node. */
  statements: string;
}

export async function writeScripts(db: Db, searches: readonly SampleSearch[], folder: string): Promise<Scripts> {
  mkdirSync(folder, { recursive: true });
  const files: string[] = [];
  const all: Statement[][] = [];
  for (const [at, { search }] of searches.entries()) {
    const statements = await statementsOf(db, search);
    const file = path.join(folder, `${at}.sql`);
    writeFileSync(file, `${statements.map(writtenOut).join('\n')}\n`);
    files.push(file);
    all.push(statements);
  }
  const statements = path.join(folder, 'statements.json');
  writeFileSync(statements, JSON.stringify(all));
  return { files, statements };
}

export const hasPgbench = PGBENCH !== undefined;

type LoadOptions = Omit<Load, 'paths'>;

function runPgbench(program: string, given: readonly string[], { connections, seconds }: LoadOptions): Promise<number> {
  const flags = ['-n', '-M', 'prepared', '-c', String(connections), '-j', '2', '-T', String(Math.ceil(seconds))];
  return new Promise((resolve, reject) => {
    const child = spawn(program, [...flags, ...given], { stdio: ['ignore', 'pipe', 'pipe'] });
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        said += text;
      });
    child.once('error', reject);
    child.once('close', () => {
      const [, rate] = /tps = ([\d.]+)/.exec(said) ?? [];
      if (rate && !/aborted/.test(said)) resolve(Number(rate));
      else reject(new Error(said.slice(0, 2000)));
    });
  });
}

const driven = z.object({ rate: z.number() });

/**
 * Returns how many searches per second the database runs without the API: with pgbench if installed, else with
 * connections of Node.
 */
export async function statementRate(url: string, scripts: Scripts, options: LoadOptions): Promise<number> {
  const warmUp = warmUpOf(options.seconds);
  if (PGBENCH) {
    const given = [...scripts.files.flatMap((file) => ['-f', file]), url];
    await runPgbench(PGBENCH, given, { ...options, seconds: warmUp });
    return runPgbench(PGBENCH, given, options);
  }
  const args = [url, scripts.statements, ...[options.connections, warmUp, options.seconds].map(String)];
  return (await askPart('statement-driver', args, driven)).rate;
}
