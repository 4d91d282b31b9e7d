// npm run restore -- FILE: checks a backup whole, puts it into a new, empty place, compares it with what was backed up, and erases again who was erased since.
import { statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { type ErasureLine, readList } from '#marketplace/privacy/erasure-list.ts';
import { endDb, openDb } from '#platform/db.ts';
import { startEmbeddedPostgres } from '#platform/embedded/postgres.ts';
import { openLocalStorage } from '#platform/storage/local.ts';
import { backupKey, keysAtHand, strangeKeys } from './backup/key.ts';
import type { Manifest } from './backup/manifest.ts';
import { placeOfFiles } from './backup/stored-files.ts';
import { bringUpToDate, compare, eraseAgain, putFiles } from './restore/afterwards.ts';
import { type CheckedBackup, checkBackup } from './restore/checked-backup.ts';
import { intoFolder } from './restore/into-folder.ts';
import { intoServer } from './restore/into-server.ts';
import { embeddedOptions } from './supervisor/database.ts';
import { dataFolder, hasOwnDatabase } from './supervisor/environment.ts';

const USAGE = `Usage: npm run restore -- FILE [--erasures NEWER_BACKUP_OR_FOLDER_OF_FILES] [--check]`;

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

const say = (sentences: readonly string[]) => {
  for (const sentence of sentences) console.log(sentence);
};

function readWish() {
  try {
    const options = {
      erasures: { type: 'string', multiple: true },
      check: { type: 'boolean', default: false },
    } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [file, more] = positionals;
    return file && !more ? { file: path.resolve(file), erasures: values.erasures ?? [], check: values.check } : null;
  } catch {
    return null;
  }
}

/** All that is known of erasures: what the backup, the storage and whatever was named know. */
async function linesOf(backup: CheckedBackup, others: readonly string[]): Promise<ErasureLine[]> {
  const lines = [...backup.lines, ...(await readList(placeOfFiles().storage))];
  for (const other of others) {
    const isFolder = statSync(other).isDirectory();
    lines.push(...(isFolder ? await readList(openLocalStorage(other)) : (await checkBackup(other, backup.key)).lines));
  }
  return lines;
}

function compared({ tables }: Manifest): string {
  const all = Object.values(tables);
  const moving = all.filter((table) => table.moving).length;
  const rows = all.reduce((sum, table) => sum + (table.moving ? 0 : table.rows), 0);
  const others = moving > 0 ? ` ${moving} more were being written to; their rows are whole.` : '';
  return `${all.length - moving} tables with ${rows} rows are as they were backed up.${others}`;
}

async function finish(url: string, backup: CheckedBackup, lines: readonly ErasureLine[]): Promise<number> {
  const db = openDb({ url, max: 4, name: 'restore', statementTimeout: 0 });
  try {
    const different = await compare(db, backup.manifest);
    if (different.length > 0) {
      console.error(`What was restored is not what was backed up; do not use it.\n${different.join('\n')}`);
      return 1;
    }
    console.log(compared(backup.manifest));
    const { storage } = placeOfFiles();
    console.log(`${await putFiles(backup, storage)} files of people are back.`);
    const keys = keysAtHand(hasOwnDatabase() ? null : dataFolder());
    say(await bringUpToDate(url, keys.CONSOLE_SECRET));
    const { done, pending, cancelled } = await eraseAgain(db, lines, storage);
    console.log(
      `Erasures since the backup: ${done} done again, ${pending} waiting again, ${cancelled} taken back again.`,
    );
    return 0;
  } finally {
    await endDb(db);
  }
}

async function restore(backup: CheckedBackup, lines: readonly ErasureLine[]): Promise<number> {
  const { DATABASE_URL: url } = process.env;
  if ((backup.manifest.way === 'dump') !== Boolean(url))
    throw new Error(
      url
        ? 'This backup is a data folder of the embedded server: unset DATABASE_URL and name a new DATA_DIR.'
        : 'This backup is a dump: set DATABASE_URL to a new, empty database.',
    );
  if (url) {
    say(await intoServer(url, backup));
    return finish(url, backup, lines);
  }
  const options = embeddedOptions();
  await intoFolder(options.dir, backup);
  const database = await startEmbeddedPostgres({ ...options, database: backup.manifest.database });
  try {
    return await finish(database.url, backup, lines);
  } finally {
    await database.stop();
  }
}

async function main(): Promise<number> {
  const wish = readWish();
  if (!wish) {
    console.error(USAGE);
    return 2;
  }
  try {
    const backup = await checkBackup(wish.file, backupKey());
    const { made_at, way, migration } = backup.manifest;
    console.log(`A whole ${way} of ${made_at}, up to ${migration ?? 'no migration'}.`);
    if (wish.check) return 0;
    for (const sentence of strangeKeys(backup.manifest.keys, keysAtHand(hasOwnDatabase() ? null : dataFolder())))
      console.error(`Warning: ${sentence}`);
    return await restore(backup, await linesOf(backup, wish.erasures));
  } catch (error) {
    console.error(`Nothing is restored: ${reasonOf(error)}`);
    return 1;
  }
}

process.exitCode = await main();
