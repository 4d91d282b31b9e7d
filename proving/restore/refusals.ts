// Checks that damaged backups are refused, and that a database user without superuser rights can restore a backup.
import { copyFileSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { endDb, openDb } from '#platform/db.ts';
import { startEmbeddedPostgres } from '#platform/embedded/postgres.ts';
import { run, sql } from '#platform/sql.ts';
import { noteTrue } from './measurements.ts';
import { BACKUP_KEY, must, runCommand } from './programs.ts';
import type { Anew } from './restored.ts';
import { type Drill, type DrillData, isEmpty, newDatabase } from './scene.ts';

/** Checks that restores of damaged backups are refused, and that the empty database stays empty. */
export async function refusals({ folder }: Drill, { server, url, data }: Anew, { file }: DrillData): Promise<void> {
  const empty = await newDatabase(server, 'empty');
  const refused = async (
    what: string,
    said: string,
    { change, key }: { change?: (copy: string) => void; key?: string },
  ) => {
    const copy = path.join(folder, 'other.backup');
    copyFileSync(file, copy);
    change?.(copy);
    const env = { DATABASE_URL: empty, DATA_DIR: data, ...(key ? { BACKUP_KEY: key } : {}) };
    const ran = await runCommand('restore', [copy], env);
    noteTrue(
      `${what} is refused`,
      ran.code === 1 && ran.said.includes('Nothing is restored') && ran.said.includes(said),
    );
  };
  await refused('a changed backup', 'changed', {
    change(copy) {
      const bytes = readFileSync(copy);
      const place = bytes.length >> 1;
      bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
      writeFileSync(copy, bytes);
    },
  });
  await refused('a truncated backup', 'truncated', {
    change: (copy) => truncateSync(copy, readFileSync(copy).length - 1000),
  });
  await refused('another key', 'BACKUP_KEY', { key: `${BACKUP_KEY}!` });
  noteTrue('none of them wrote anything', await isEmpty(empty));
  const again = await runCommand('restore', [file], { DATABASE_URL: url, DATA_DIR: data });
  noteTrue('a database with rows is refused', again.code === 1 && again.said.includes('not empty'));
  const newer = await startEmbeddedPostgres({
    dir: path.join(folder, 'newer'),
    database: 'kaamsetu',
    durable: false,
    log: () => undefined,
  });
  const ran = await runCommand('backup', ['--to', path.join(folder, 'none')], {
    DATABASE_URL: newer.url,
    DATA_DIR: data,
  });
  await newer.stop();
  noteTrue(
    'a server newer than pg_dump is refused',
    ran.code === 1 && /needs a pg_dump of version \d+ or newer/.test(ran.said),
  );
}

/** Checks that a user without superuser rights, as on managed servers, can restore and back up. */
export async function byPlainUser({ folder }: Drill, { server, data }: Anew, { file }: DrillData): Promise<void> {
  const admin = openDb({ url: server.url(), max: 1, name: 'drill' });
  await run(admin, sql`create role plain login password 'plain'`);
  await run(admin, sql`create database plain_place owner plain`);
  await endDb(admin);
  const url = new URL(server.url('plain_place'));
  [url.username, url.password] = ['plain', 'plain'];
  const env = { DATABASE_URL: url.href, DATA_DIR: data };
  const restored = await must('restore', [file], env);
  noteTrue(
    'a plain user restores it, and the message names what a superuser must add',
    restored.includes('console-role') && restored.includes('match the backup'),
  );
  const saved = await must('backup', ['--to', path.join(folder, 'plain')], env);
  noteTrue('a plain user backs it up', saved.includes('.backup'));
}
