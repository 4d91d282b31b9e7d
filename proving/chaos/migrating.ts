// Runs the migration command, and measures how long queries wait for its locks.
import { spawn } from 'node:child_process';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#contracts/z.ts';
import { one, type Queryable, sql } from '#platform/sql.ts';
import { testSecrets } from '#testing/secrets.ts';

interface MigrationOptions {
  url: string;
  /** The folder of the programs; by default the checkout. */
  programs?: string;
  /** Milliseconds until the command is killed. */
  killAfterMs?: number;
}

interface MigrationResult {
  code: number | null;
  signal: NodeJS.Signals | null;
  ms: number;
  said: string;
}

/** Runs `migrate` to its end, or until it is killed. */
export function runMigrate({ url, programs = process.cwd(), killAfterMs }: MigrationOptions): Promise<MigrationResult> {
  const from = performance.now();
  const child = spawn(process.execPath, ['--enable-source-maps', path.join('dist', 'bin', 'run.js'), 'migrate'], {
    cwd: programs,
    env: { ...testSecrets, PATH: process.env.PATH, APP_ENV: 'test', DATABASE_URL: url },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  const timer = killAfterMs === undefined ? undefined : setTimeout(() => child.kill('SIGKILL'), killAfterMs);
  return new Promise((resolve) => {
    child.once('close', (code, signal) => {
      clearTimeout(timer);
      resolve({ code, signal, ms: performance.now() - from, said });
    });
  });
}

export interface LockWatch {
  /** The longest wait for a lock so far, in ms. */
  longestMs: number;
  looks: number;
  stop(): Promise<void>;
}

const LOOK_EVERY_MS = 20;
const waited = z.object({ ms: z.number() });

/** Reads at intervals which queries wait for a lock, and for how long. */
export function watchLocks(db: Queryable): LockWatch {
  const watch = { longestMs: 0, looks: 0 };
  let over = false;
  async function looking(): Promise<void> {
    for (; !over; await pause(LOOK_EVERY_MS)) {
      const { ms } = await one(
        db,
        sql`select coalesce(max(extract(epoch from clock_timestamp() - waitstart)), 0)::float8 * 1000 as ms
          from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`,
        waited,
      );
      watch.longestMs = Math.max(watch.longestMs, ms);
      watch.looks += 1;
    }
  }
  const done = looking();
  return Object.assign(watch, {
    stop: () => {
      over = true;
      return done;
    },
  });
}
