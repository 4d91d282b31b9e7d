// npm run restore -- FILE: verifies a backup and restores it into a new, empty location. Compares the result with the
// checksums of the backup, and repeats the erasures of users that took place after the backup.
import { statSync } from 'node:fs';
import { type ErasureLine, readList } from '#marketplace/privacy/erasure-list.ts';
import { endDb, openDb } from '#platform/db.ts';
import { joinEmbeddedPostgres, startEmbeddedPostgres } from '#platform/embedded/postgres.ts';
import { createLocalStorage } from '#platform/storage/local.ts';
import { backupKey, keysAtHand, strangeKeys } from './backup/key.ts';
import type { Manifest } from './backup/manifest.ts';
import { fileLocation } from './backup/stored-files.ts';
import { compare, endAdminSessions, migrateAndUpgrade, reapplyErasures, restoreFiles } from './restore/afterwards.ts';
import { type CheckedBackup, checkBackup } from './restore/checked-backup.ts';
import { intoFolder, putAside } from './restore/into-folder.ts';
import { intoServer } from './restore/into-server.ts';
import { parseOptions, USAGE } from './restore/options.ts';
import { embeddedOptions } from './supervisor/database.ts';
import { dataFolder, hasOwnDatabase } from './supervisor/environment.ts';

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));
const keys = () => keysAtHand(hasOwnDatabase() ? null : dataFolder());

/**
 * Returns the erasure list of the configured storage (the users to erase again after a restore), together with the
 * lists of the given backups or folders.
 */
async function linesOf(others: readonly string[]): Promise<ErasureLine[]> {
  const lines = await readList(fileLocation().storage);
  for (const other of others) {
    const isFolder = statSync(other).isDirectory();
    lines.push(
      ...(isFolder ? await readList(createLocalStorage(other)) : (await checkBackup(other, backupKey())).lines),
    );
  }
  return lines;
}

function compared({ tables }: Manifest): string {
  const all = Object.values(tables);
  const moving = all.filter((table) => table.moving).length;
  const rows = all.reduce((sum, table) => sum + (table.moving ? 0 : table.rows), 0);
  const others = moving > 0 ? ` ${moving} more were being written at that time and are not compared.` : '';
  return `${all.length - moving} tables with ${rows} rows match the backup.${others}`;
}

/**
 * Runs the final steps on a restored database. Resolves with the exit code: 0, or 1 if a step failed. After a failed
 * step the database must not be used.
 */
async function over(url: string, work: (db: ReturnType<typeof openDb>) => Promise<void>): Promise<number> {
  const db = openDb({ url, max: 4, name: 'restore', statementTimeout: 0 });
  try {
    await work(db);
    return 0;
  } catch (error) {
    console.error(`The restore did not finish: do not use its result, and start again. ${reasonOf(error)}`);
    return 1;
  } finally {
    await endDb(db);
  }
}

async function erase(db: ReturnType<typeof openDb>, lines: readonly ErasureLine[]): Promise<void> {
  const { done, pending, cancelled } = await reapplyErasures(db, lines, fileLocation().storage);
  console.log(`Erasures since the backup: ${done} repeated, ${pending} pending again, ${cancelled} cancelled again.`);
}

const finish = (url: string, backup: CheckedBackup, lines: readonly ErasureLine[]) =>
  over(url, async (db) => {
    const different = await compare(db, backup.manifest);
    if (different.length > 0) throw new Error(`The restored data differs from the backup:\n${different.join('\n')}`);
    console.log(compared(backup.manifest));
    console.log(`${await restoreFiles(backup, fileLocation().storage)} user files were restored.`);
    for (const sentence of await migrateAndUpgrade(url, keys().CONSOLE_SECRET)) console.log(sentence);
    await endAdminSessions(db);
    await erase(db, lines);
  });

function requireFit({ manifest }: CheckedBackup, url: string | undefined): void {
  if (manifest.way === 'dump' && !url)
    throw new Error('This backup is a dump: set DATABASE_URL to a new, empty database.');
  if (manifest.way === 'cluster' && url)
    throw new Error('This backup is a data folder of the embedded server: unset DATABASE_URL and name a new DATA_DIR.');
}

async function startAndFinish(
  options: ReturnType<typeof embeddedOptions>,
  backup: CheckedBackup,
  lines: readonly ErasureLine[],
): Promise<number> {
  const database = await startEmbeddedPostgres({ ...options, database: backup.manifest.database });
  try {
    return await finish(database.url, backup, lines);
  } finally {
    await database.stop();
  }
}

async function restore(backup: CheckedBackup, lines: readonly ErasureLine[]): Promise<number> {
  const { DATABASE_URL: url } = process.env;
  requireFit(backup, url);
  if (url) {
    for (const sentence of await intoServer(url, backup)) console.log(sentence);
    return finish(url, backup, lines);
  }
  const options = embeddedOptions();
  await intoFolder(options.dir, backup);
  const code = await startAndFinish(options, backup, lines).catch((error: unknown) => {
    console.error(`The restored data folder does not start. ${reasonOf(error)}`);
    return 1;
  });
  if (code !== 0) console.error(`The incomplete result is in ${await putAside(options.dir)}.`);
  return code;
}

/**
 * Repeats erasures without a restore, for a database that was restored by other means, such as point-in-time recovery.
 */
async function eraseOnly(others: readonly string[]): Promise<number> {
  const lines = await linesOf(others);
  const { DATABASE_URL: url } = process.env;
  if (url) return over(url, (db) => erase(db, lines));
  const database = await joinEmbeddedPostgres(embeddedOptions());
  try {
    return await over(database.url, (db) => erase(db, lines));
  } finally {
    await database.stop();
  }
}

async function restoreFile(file: string, options: { erasures: readonly string[]; check: boolean }): Promise<number> {
  const backup = await checkBackup(file, backupKey());
  const { made_at, way, migration } = backup.manifest;
  console.log(`A complete ${way} of ${made_at}, up to ${migration ?? 'no migration'}.`);
  if (options.check) return 0;
  for (const sentence of strangeKeys(backup.manifest.keys, keys())) console.error(`Warning: ${sentence}`);
  return restore(backup, [...backup.lines, ...(await linesOf(options.erasures))]);
}

async function main(): Promise<number> {
  const options = parseOptions(process.argv.slice(2));
  if (!options) {
    console.error(USAGE);
    return 2;
  }
  try {
    return await (options.file ? restoreFile(options.file, options) : eraseOnly(options.erasures));
  } catch (error) {
    console.error(`Nothing is restored: ${reasonOf(error)}`);
    return 1;
  }
}

process.exitCode = await main();
