// The SQL console for tests: its role in the test database, and its child programs, bundled at first use.
import path from 'node:path';
import * as esbuild from 'esbuild';
import { afterAll, beforeAll } from 'vitest';
import { openConsole, type SqlConsole } from '#platform/console/console.ts';
import { ensureConsoleRole } from '#platform/console/ensure-role.ts';
import { consoleRole, databaseOf } from '#platform/console/role.ts';
import { rawSql, run, sql } from '#platform/sql.ts';
import type { TestDatabase } from './database.ts';
import { testSecrets } from './secrets.ts';

let bundled: Promise<string> | null = null;

/**
 * Bundles the child programs in which the administrators' SQL console parses and runs statements. Resolves with the file
 * of the program that runs one statement.
 */
export async function bundleConsole(): Promise<string> {
  const outdir = path.resolve('dist', 'testing', `console-${process.pid}`);
  const built = { bundle: true, format: 'esm', platform: 'node', packages: 'external', logLevel: 'warning' } as const;
  await esbuild.build({
    entryPoints: ['parser', 'spawner', 'statement'].map((name) => `platform/console/${name}-child.ts`),
    outdir,
    ...built,
  });
  return path.join(outdir, 'statement-child.js');
}

/** Returns a SQL console for a test database. It refuses statements until `useConsoleRole` has created its role. */
export function openTestConsole({ db, url }: TestDatabase, pace_ms = 0): SqlConsole {
  const program = () => {
    bundled ??= bundleConsole();
    return bundled;
  };
  return openConsole({ db, url, secret: testSecrets.CONSOLE_SECRET, program, pace_ms });
}

/** Registers hooks that create the console's role in a test database and drop it again. Call it after `useDatabase`. */
export function useConsoleRole(database: Pick<TestDatabase, 'db' | 'url'>): void {
  beforeAll(async () => {
    const trouble = await ensureConsoleRole(database.db, testSecrets.CONSOLE_SECRET);
    if (trouble) throw new Error(trouble);
  });
  afterAll(async () => {
    const role = rawSql(`"${consoleRole(databaseOf(database.url))}"`);
    await run(database.db, sql`drop owned by ${role}`);
    await run(database.db, sql`drop role ${role}`);
  });
}
