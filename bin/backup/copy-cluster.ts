// Backs up the embedded server, which has no pg_dump: copies its data folder while the server runs, and the write-ahead
// log that was written in that time.
import { createReadStream } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from '#contracts/z.ts';
import { databaseOf } from '#platform/console/role.ts';
import { endDb, inTransaction, openDb } from '#platform/db.ts';
import type { Cluster } from '#platform/embedded/cluster.ts';
import { schemaOf } from '#platform/queues.ts';
import { one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { type Entry, entryOf } from './archive.ts';
import { type Backup, lastMigration, readServer } from './dump-server.ts';
import { CLUSTER, MANIFEST, type Manifest, PASSWORD, type TableChecksum } from './manifest.ts';
import { type FileCounts, filesOf } from './stored-files.ts';
import { checksumTables } from './table-checksums.ts';

/** Folders that are copied without their content, because a server creates this content again when it starts. */
const emptied = new Set([
  'pg_wal',
  'pg_replslot',
  'pg_dynshmem',
  'pg_notify',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
]);
const left =
  /^(?:postmaster\.(?:pid|opts)|backup_label(?:\.old)?|tablespace_map(?:\.old)?|backup_manifest|pg_internal\.init.*|pgsql_tmp.*)$/;
/**
 * Path of the file with the state of the database at its last checkpoint. The backup copies this file last, as
 * pg_basebackup does, so that this file is not older than the other files of the copy.
 */
const CONTROL = 'global/pg_control';

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT';

/**
 * Yields the current bytes of a file; nothing if the file was deleted. Pages that change during the copy may be torn;
 * recovery repairs them from the write-ahead log.
 */
async function* contentOf(file: string): AsyncGenerator<Uint8Array> {
  try {
    for await (const part of createReadStream(file, { highWaterMark: 256 * 1024 })) yield part;
  } catch (error) {
    if (!isMissing(error)) throw error;
  }
}

/**
 * Yields the files and folders below the data folder, except `CONTROL` and files that a copy does not need. The name of
 * a folder ends in a slash.
 */
async function* below(data: string, folder = ''): AsyncGenerator<Entry> {
  const found = await readdir(path.join(data, folder), { withFileTypes: true }).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  for (const item of found) {
    const name = folder ? `${folder}/${item.name}` : item.name;
    if (left.test(item.name) || name === CONTROL) continue;
    if (item.isSymbolicLink())
      throw new Error(`${name} is a link out of the data folder: back up this database with pg_basebackup.`);
    if (item.isDirectory()) {
      yield entryOf(`${CLUSTER}${name}/`, '');
      if (!emptied.has(name)) yield* below(data, name);
    } else yield { name: CLUSTER + name, bytes: contentOf(path.join(data, name)) };
  }
}

const stopped = z.object({ label: z.string(), first: z.string(), last: z.string() });

/**
 * Ends the backup mode of the server. Returns the backup label and the first and last WAL segment that recovery needs.
 */
function endCopy(tx: Tx) {
  return one(
    tx,
    sql`select labelfile as label, substring(labelfile from 'file ([0-9A-F]{24})') as first, pg_walfile_name(lsn) as last
      from pg_backup_stop(wait_for_archive => false)`,
    stopped,
  );
}

async function* logOf(data: string, { first, last }: { first: string; last: string }): AsyncGenerator<Entry> {
  const all = await readdir(path.join(data, 'pg_wal'));
  const wanted = all.filter(
    (name) => name.endsWith('.history') || (/^[0-9A-F]{24}$/.test(name) && name >= first && name <= last),
  );
  if (!wanted.includes(first) || !wanted.includes(last))
    throw new Error('The server deleted its log before it was copied; try again.');
  for (const name of wanted.sort())
    yield { name: `${CLUSTER}pg_wal/${name}`, bytes: contentOf(path.join(data, 'pg_wal', name)) };
}

const queues = Object.values(schemaOf).map((schema) => `${schema}.`);
/**
 * Whether a table belongs to a task queue; these tables always count as modified. A task can be added before the end of
 * the copy and completed before the second checksum: the copy would contain its row although both checksums are equal,
 * and a valid backup would be rejected.
 */
const comesAndGoes = (table: string) => queues.some((queue) => table.startsWith(queue));

/**
 * Marks tables that may have been modified during the copy. For these tables it is unknown which rows the copy
 * contains.
 */
function markMoving(before: Record<string, TableChecksum>, after: Record<string, TableChecksum>) {
  return Object.fromEntries(
    Object.entries(after).map(([name, checksum]): [string, TableChecksum] => {
      const isSame = before[name]?.digest === checksum.digest && before[name]?.rows === checksum.rows;
      const moving = !isSame || comesAndGoes(name);
      return [name, moving ? { ...checksum, moving } : checksum];
    }),
  );
}

async function* copied(tx: Tx, cluster: Cluster): AsyncGenerator<Entry, Record<string, TableChecksum>> {
  // Create a temporary replication slot. Until this session ends, the slot prevents the server from deleting the
  // write-ahead log that the backup needs.
  await run(tx, sql`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`);
  await run(tx, sql`select pg_backup_start('backup', true)`);
  yield* below(cluster.data);
  yield { name: CLUSTER + CONTROL, bytes: contentOf(path.join(cluster.data, CONTROL)) };
  const before = await checksumTables(tx);
  const end = await endCopy(tx);
  yield entryOf(`${CLUSTER}backup_label`, end.label);
  yield* logOf(cluster.data, end);
  return markMoving(before, await checksumTables(tx));
}

/** Runs a generator in a transaction. The transaction stays open until the generator ends. */
async function* within<T>(
  db: ReturnType<typeof openDb>,
  work: (tx: Tx) => AsyncGenerator<Entry, T>,
): AsyncGenerator<Entry, T> {
  let release = () => {};
  const closed = new Promise<void>((resolve) => {
    release = resolve;
  });
  let over: Promise<void> = Promise.resolve();
  const tx = await new Promise<Tx>((resolve, reject) => {
    over = inTransaction(db, async (opened) => {
      resolve(opened);
      await closed;
    });
    over.catch(reject);
  });
  try {
    return yield* work(tx);
  } finally {
    release();
    await over.catch(() => undefined);
  }
}

const manifestOf = async (db: Queryable, backup: Backup, tables: Record<string, TableChecksum>): Promise<Manifest> => {
  const { version, now } = await readServer(db);
  return {
    format: 1,
    way: 'cluster',
    made_at: now,
    database: databaseOf(backup.url),
    server_version: version,
    dump_version: null,
    migration: await lastMigration(db),
    tables,
    roles: [],
    keys: backup.keys,
    files: null,
  };
};

/**
 * Yields the entries of the backup: tables, password file, uploaded files, manifest. The product and Postgres continue
 * to run during the copy. Tables come before files, so that each file that a copied row names is copied too.
 */
export async function* copyCluster(backup: Backup, cluster: Cluster): AsyncGenerator<Entry> {
  const db = openDb({ url: backup.url, max: 2, name: 'backup', statementTimeout: 0 });
  try {
    const tables = yield* within(db, (tx) => copied(tx, cluster));
    yield entryOf(PASSWORD, await readFile(cluster.passwordFile));
    const counted: FileCounts = { count: 0, bytes: 0 };
    yield* filesOf(backup, counted);
    const manifest = await manifestOf(db, backup, tables);
    yield entryOf(MANIFEST, JSON.stringify({ ...manifest, files: backup.isLocal ? counted : null }));
  } finally {
    await endDb(db);
  }
}
