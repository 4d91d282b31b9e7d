// Steps between a restore and the use of the database: compare checksums, restore user files, migrate, and repeat the
// erasures that took place after the backup.
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { z } from '#contracts/z.ts';
import { applyErasureList, type ErasureCounts } from '#marketplace/privacy/actions/erasure-list.ts';
import { eraseDue } from '#marketplace/privacy/actions/erasures.ts';
import type { ErasureLine } from '#marketplace/privacy/erasure-list.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import { createLog } from '#platform/log.ts';
import { migrate } from '#platform/migrations.ts';
import { many, one, rawSql, run, sql } from '#platform/sql.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { readBackup } from '../backup/backup-file.ts';
import { type Manifest, STORED } from '../backup/manifest.ts';
import { isLine } from '../backup/stored-files.ts';
import { checksumTables, differences } from '../backup/table-checksums.ts';
import type { CheckedBackup } from './checked-backup.ts';

const counter = z.object({ sequence: z.string(), table: z.string(), column: z.string() });
const ahead = z.object({ fits: z.boolean() });

/**
 * Returns a sentence for each sequence that would issue a number that its table already contains. Postgres does not
 * include sequences in a snapshot, so a restored sequence may be behind its table.
 */
async function countersBehind(db: Db): Promise<string[]> {
  const counters = await many(
    db,
    sql`select format('%I.%I', sn.nspname, s.relname) as sequence, format('%I.%I', n.nspname, c.relname) as "table", quote_ident(a.attname) as column
      from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S' join pg_namespace sn on sn.oid = s.relnamespace
      join pg_class c on c.oid = d.refobjid join pg_namespace n on n.oid = c.relnamespace
      join pg_attribute a on a.attrelid = c.oid and a.attnum = d.refobjsubid
      where d.classid = 'pg_class'::regclass and d.deptype in ('a', 'i') and not c.relispartition`,
    counter,
  );
  const behind: string[] = [];
  for (const { sequence, table, column } of counters) {
    const { fits } = await one(
      db,
      sql`select coalesce((select max(${rawSql(column)}) from ${rawSql(table)}), 0) <= (select last_value from ${rawSql(sequence)}) as fits`,
      ahead,
    );
    if (!fits) behind.push(`${sequence} is behind ${table}.`);
  }
  return behind;
}

/**
 * Compares the restored tables with the manifest. Returns the differences as sentences. In a restored data folder,
 * unlogged tables are not compared, because recovery empties them.
 */
export async function compare(db: Db, { tables, way }: Manifest): Promise<string[]> {
  const found = await inTransaction(db, checksumTables);
  const expected = Object.fromEntries(
    Object.entries(tables).map(([name, table]) => [
      name,
      way === 'cluster' && table.unlogged ? { ...table, moving: true } : table,
    ]),
  );
  return [...differences(expected, found), ...(await countersBehind(db))];
}

/** Restores user files and the erasure list. Returns the number of restored user files. */
export async function restoreFiles(backup: CheckedBackup, storage: Storage): Promise<number> {
  let put = 0;
  await readBackup(backup.file, backup.key, async ({ name, bytes }) => {
    if (!name.startsWith(STORED)) return;
    const key = name.slice(STORED.length);
    // This content type is never used: for a download, the content type comes from the database row of the file.
    await storage.put(key, await buffer(bytes), 'application/octet-stream');
    if (!isLine(name)) put += 1;
  });
  return put;
}

/**
 * Migrates the tables and task queues, and creates the role of the SQL console. Returns what was done and what failed,
 * as sentences.
 */
export async function migrateAndUpgrade(url: string, consoleSecret: string | undefined): Promise<string[]> {
  const said: string[] = [];
  const done = await migrate(url, path.resolve('migrations'), {
    consoleSecret,
    onConsoleOff: (why) => said.push(`The SQL console is disabled: ${why}.`),
  });
  if (done.length > 0) said.push(`Ran ${done.length} migrations.`);
  if (!consoleSecret) said.push('CONSOLE_SECRET is not set: run migrate with it to enable the SQL console.');
  return said;
}

/** Deletes all sessions of administrators. Otherwise a session that ended after the backup would be valid again. */
export const endAdminSessions = (db: Db) => run(db, sql`delete from admin_sessions`);

const left = z.object({ total: z.int() });
const waiting = sql`select count(*)::int as total from data_requests where kind = 'erasure' and status = 'pending' and due_at <= now()`;

/** Repeats the erasures of users that took place after the backup. Throws if an erasure fails. */
export async function reapplyErasures(db: Db, lines: readonly ErasureLine[], storage: Storage): Promise<ErasureCounts> {
  const applied = await applyErasureList(db, lines);
  const deps = { db, storage, secrets: null, log: createLog('restore', 'warn'), deleteSms: async () => undefined };
  for (let { total } = await one(db, waiting, left); total > 0; ) {
    await eraseDue(deps, () => undefined);
    const now = (await one(db, waiting, left)).total;
    if (now >= total)
      throw new Error(`${now} users could not be erased again; do not open the service before they are.`);
    total = now;
  }
  await run(db, sql`analyze`);
  return applied;
}
