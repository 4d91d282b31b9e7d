// Runs one program of the product by its name. With DATABASE_URL, the program runs in this process and handles its
// signals. `backup` and `restore` also run in this process, because they open the embedded database themselves. Any
// other program runs as a child process with the embedded database.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { hasOwnDatabase, programEnvironment, signingEnvironment } from './supervisor/environment.ts';
import { runOnce } from './supervisor/run-once.ts';
import { onStopRequest } from './supervisor/stopping.ts';

const [name = '', ...rest] = process.argv.slice(2);
const file = path.resolve('dist', name === 'api' || name === 'worker' ? `${name}/main.js` : `bin/${name}.js`);

/** Exit code that shells report for a process ended by SIGTERM. */
const TERMINATED = 143;
/** Programs that open the embedded database themselves: a backup copies its data folder, and a restore creates it. */
const bringTheirOwn = new Set(['backup', 'restore']);

if (!/^[a-z-]+$/.test(name) || !existsSync(file)) {
  fail(
    `There is no program "${name}"; there are api, worker, migrate, seed, console-role, import-jobs, reindex, reputation, rotate-identity-key, review, wages, calls, backup and restore.`,
  );
} else if (hasOwnDatabase() || (bringTheirOwn.has(name) && process.env.APP_ENV !== 'production')) {
  process.argv.splice(1, process.argv.length - 1, file, ...rest);
  // Process 1 of a container ignores SIGTERM without a handler. The program replaces this handler when it has started.
  if (name === 'api' || name === 'worker') process.once('SIGTERM', () => process.exit(TERMINATED));
  await import(pathToFileURL(file).href);
} else if (process.env.APP_ENV === 'production') {
  fail('With APP_ENV=production the database must be your own: set DATABASE_URL.');
} else {
  await runBesideEmbedded().catch((error) => fail(error instanceof Error ? error.message : String(error)));
}

/**
 * Runs the program with the embedded database. If a running `npm start` uses this database, the program shares it.
 * Otherwise the database is started, and stopped when the program ends.
 */
async function runBesideEmbedded(): Promise<void> {
  const { joinEmbeddedPostgres } = await import('#platform/embedded/postgres.ts');
  const { embeddedOptions } = await import('./supervisor/database.ts');
  const database = await joinEmbeddedPostgres(embeddedOptions());
  const env = { ...programEnvironment(), LOG_LEVEL: process.env.LOG_LEVEL || 'info', DATABASE_URL: database.url };
  if (name !== 'migrate') await runOnce('dist/bin/migrate.js', env);
  const child = spawn(process.execPath, ['--enable-source-maps', file, ...rest], {
    env: name === 'worker' ? { ...env, ...signingEnvironment() } : env,
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    detached: true,
  });
  const ended = new Promise<number>((resolve) => child.once('exit', (code) => resolve(code ?? 1)));
  const exit = onStopRequest(async () => {
    child.kill('SIGTERM');
    await ended;
    await database.stop();
  });
  exit(await ended);
}

function fail(sentence: string): void {
  console.error(sentence);
  process.exitCode = 1;
}
