// Backs up an external Postgres server: a dump and checksums of all tables from the same snapshot, the roles, and the
// user files.
import { z } from '#contracts/z.ts';
import { databaseOf } from '#platform/console/role.ts';
import { type Db, endDb, openDb } from '#platform/db.ts';
import { maybe, one, type Queryable, sql } from '#platform/sql.ts';
import type { Storage } from '#platform/storage/storage.ts';
import { type Entry, entryOf } from './archive.ts';
import { DUMP, MANIFEST, type Manifest, ROLES } from './manifest.ts';
import { connectionOf, findPgProgram, startPgProgram } from './pg-programs.ts';
import { listRoles } from './roles.ts';
import { openSnapshot, type Snapshot } from './snapshot.ts';
import { type FileCounts, filesOf } from './stored-files.ts';
import { checksumTables } from './table-checksums.ts';

const server = z.object({ version: z.int(), now: z.string() });
const migration = z.object({ name: z.string() });

export const readServer = (db: Queryable) =>
  one(
    db,
    sql`select current_setting('server_version_num')::int / 10000 as version, now()::timestamptz(3) as now`,
    server,
  );

/**
 * Returns the name of the last migration; null if the database has no table of migrations. Such a database does not
 * belong to this product.
 */
export async function lastMigration(db: Queryable): Promise<string | null> {
  const { there } = await one(
    db,
    sql`select to_regclass('public.schema_migrations') is not null as there`,
    z.object({ there: z.boolean() }),
  );
  if (!there) return null;
  return (await maybe(db, sql`select name from schema_migrations order by id desc limit 1`, migration))?.name ?? null;
}

export interface Backup {
  url: string;
  /** Fingerprints of the secret keys of the installation, by the name of the key. */
  keys: Record<string, string>;
  /** The storage of user files and of the erasure list. */
  storage: Storage;
  /** True if user files are in a local folder; false if they are in a bucket, which stores older versions itself. */
  isLocal: boolean;
  report(sentence: string): void;
}

async function* dumpOf(backup: Backup, snapshot: Snapshot, file: string): AsyncGenerator<Uint8Array> {
  const { args, env } = connectionOf(backup.url);
  // The dump is not compressed, because the whole backup is compressed.
  const wanted = ['--format=custom', '--compress=0', `--snapshot=${snapshot.id}`, ...args];
  const { child, ended } = startPgProgram(file, wanted, { env, stdio: ['ignore', 'pipe'] });
  try {
    if (child.stdout) for await (const part of child.stdout) yield part;
    await ended;
  } finally {
    child.kill();
  }
}

async function* rolesOf(backup: Backup, version: number): AsyncGenerator<Uint8Array> {
  try {
    const { file } = findPgProgram('pg_dumpall', version);
    const { args, env } = connectionOf(backup.url);
    const wanted = ['--roles-only', '--no-role-passwords', '-l', databaseOf(backup.url), ...args];
    const { child, ended } = startPgProgram(file, wanted, { env, stdio: ['ignore', 'pipe'] });
    if (child.stdout) for await (const part of child.stdout) yield part;
    await ended;
  } catch (error) {
    backup.report(
      `Without the roles, which "migrate" and "console-role" create again: ${error instanceof Error ? error.message : error}`,
    );
  }
}

interface Work {
  backup: Backup;
  db: Db;
  snapshot: Snapshot;
}

async function* entriesOf({ backup, db, snapshot }: Work): AsyncGenerator<Entry> {
  const { version, now } = await readServer(db);
  const program = findPgProgram('pg_dump', version);
  // The checksums take about as long as the dump, so both run in parallel.
  const checksums = checksumTables(snapshot.tx);
  checksums.catch(() => undefined);
  yield { name: DUMP, bytes: dumpOf(backup, snapshot, program.file) };
  yield { name: ROLES, bytes: rolesOf(backup, version) };
  const tables = await checksums;
  const migrated = await lastMigration(snapshot.tx);
  await snapshot.close();
  const counted: FileCounts = { count: 0, bytes: 0 };
  // Copies the files after the rows: a row without its file would be a loss, but a file without a row is deleted later.
  yield* filesOf(backup, counted);
  const manifest: Manifest = {
    format: 1,
    way: 'dump',
    made_at: now,
    database: databaseOf(backup.url),
    server_version: version,
    dump_version: program.version,
    migration: migrated,
    tables,
    roles: await listRoles(db),
    keys: backup.keys,
    files: backup.isLocal ? counted : null,
  };
  yield entryOf(MANIFEST, JSON.stringify(manifest));
}

/**
 * Yields the entries of the backup; the manifest comes last. The locks of the backup block only statements that drop or
 * rewrite a table.
 */
export async function* dumpServer(backup: Backup): AsyncGenerator<Entry> {
  const db = openDb({ url: backup.url, max: 2, name: 'backup', statementTimeout: 0 });
  try {
    // Throws before any table is locked if the server is newer than the installed programs.
    findPgProgram('pg_dump', (await readServer(db)).version);
    const snapshot = await openSnapshot(db);
    try {
      yield* entriesOf({ backup, db, snapshot });
    } finally {
      await snapshot.close();
    }
  } finally {
    await endDb(db);
  }
}
