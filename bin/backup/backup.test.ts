// Tests of backups that are made during writes: they are restored row for row, without users who were erased since, and
// refused if a single bit differs.
import {
  appendFileSync,
  copyFileSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { z } from '#contracts/z.ts';
import { cancelErasure, requestErasure } from '#marketplace/privacy/actions/erasures.ts';
import { readList } from '#marketplace/privacy/erasure-list.ts';
import { type Db, endDb, openDb } from '#platform/db.ts';
import { findBinaries } from '#platform/embedded/binaries.ts';
import { clusterIn } from '#platform/embedded/cluster.ts';
import { chooseIdentity } from '#platform/embedded/identity.ts';
import { startEmbeddedPostgres } from '#platform/embedded/postgres.ts';
import { migrate } from '#platform/migrations.ts';
import { one, rawSql, run, sql } from '#platform/sql.ts';
import { type DebianPostgres, hasDebianPostgres, startDebianPostgres } from '#testing/debian-postgres.ts';
import { buildApplication, buildEmployer } from '#testing/factories.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { marketplaceSecrets } from '#testing/secrets.ts';
import { silentLog } from '#testing/silent-log.ts';
import { testStorage } from '#testing/storage.ts';
import { eraseDuePeople } from '#worker/privacy/erase-due.ts';
import { compare, migrateAndUpgrade, reapplyErasures, restoreFiles } from '../restore/afterwards.ts';
import { checkBackup } from '../restore/checked-backup.ts';
import { intoFolder, putAside } from '../restore/into-folder.ts';
import { intoServer } from '../restore/into-server.ts';
import { writeBackup } from './backup-file.ts';
import { copyCluster } from './copy-cluster.ts';
import { type Backup, dumpServer } from './dump-server.ts';
import { fingerprintsOf, keysAtHand, strangeKeys } from './key.ts';
import { findPgProgram } from './pg-programs.ts';
import { nameOf, removeBroken, removeOld } from './retention.ts';
import { statementsAbout } from './roles.ts';

const KEY = 'a key of backups for tests only, forty it';
const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-backup-'));
const file = path.join(folder, 'whole.backup');
const pools: Db[] = [];
const open = (url: string) => {
  const db = openDb({ url, max: 4, name: 'tests', statementTimeout: 0 });
  pools.push(db);
  return db;
};
const backupOf = (url: string): Backup => ({
  url,
  keys: fingerprintsOf({ IDENTITY_KEY: KEY }),
  storage: testStorage,
  isLocal: true,
  report: () => undefined,
});

/** Writes in a loop until `stop` is called, which returns the number of writes. */
function writing(write: () => Promise<unknown>): { stop(): Promise<number> } {
  let going = true;
  let written = 0;
  const over = (async () => {
    for (; going; written += 1) await write();
  })();
  return {
    async stop() {
      going = false;
      await over;
      return written;
    },
  };
}

let server: DebianPostgres | null = null;
afterAll(async () => {
  for (const db of pools) await endDb(db);
  await server?.stop('immediate');
  rmSync(folder, { recursive: true, force: true });
});

test.skipIf(!hasDebianPostgres)(
  'A backup of a separate server restores one snapshot, and erasures since then are applied again',
  async () => {
    server = await startDebianPostgres({ folder: path.join(folder, 'server') });
    const admin = open(server.url());
    for (const name of ['place', 'anew']) await run(admin, rawSql(`create database ${name}`));
    await migrate(server.url('place'), 'migrations');
    const db = open(server.url('place'));
    const { labour } = await buildApplication(db);
    const waiting = await buildEmployer(db);
    const second = await buildEmployer(db);
    await requestErasure({ db }, second, 0);
    const stored = ['files/a-photo', 'pictures/of-work', 'sites/of-job'];
    for (const key of stored) await testStorage.put(key, Buffer.from('the bytes of a photo'), 'image/webp');

    const load = writing(() => buildApplication(db));
    await writeBackup(file, KEY, dumpServer(backupOf(server.url('place'))));
    expect(await load.stop()).toBeGreaterThan(0);

    // After the backup, one user is erased, one user requests erasure, and one user cancels such a request.
    await requestErasure({ db }, labour, 0);
    await run(db, sql`update data_requests set due_at = now() where user_id = ${labour.id}`);
    await eraseDuePeople(
      { db, storage: testStorage, secrets: marketplaceSecrets, log: silentLog, deleteSms: async () => undefined },
      () => undefined,
    );
    await requestErasure({ db }, waiting, 0);
    await cancelErasure({ db }, second);
    await runTasks({ db, url: server.url('place') });
    for (const key of stored) await testStorage.remove(key);

    const backup = await checkBackup(file, KEY);
    expect(await intoServer(server.url('anew'), backup)).toEqual([]);
    const anew = open(server.url('anew'));
    expect(await compare(anew, backup.manifest)).toEqual([]);
    await expect(intoServer(server.url('anew'), backup)).rejects.toThrow('not empty');
    expect(await restoreFiles(backup, testStorage)).toBe(3);
    expect(await migrateAndUpgrade(server.url('anew'), undefined)).toHaveLength(1);
    const applied = await reapplyErasures(anew, await readList(testStorage), testStorage);
    expect(applied).toEqual({ done: 1, pending: 1, cancelled: 1 });
    const state = sql`select array_agg(erased_at is not null order by id) as erased,
    array_agg((select status from data_requests r where r.user_id = u.id and kind = 'erasure' order by r.id desc limit 1) order by id) as asked
    from users u where id = any(${[labour.id, waiting.id, second.id]}::bigint[])`;
    expect(await one(anew, state, z.unknown())).toEqual({
      erased: [true, false, false],
      asked: ['done', 'pending', 'cancelled'],
    });
    // The comparison detects one changed row in a table or partition.
    await run(anew, sql`update jobs set title = title || '!' where id = (select min(id) from jobs)`);
    expect(await compare(anew, backup.manifest)).toContain('Rows of public.jobs have changed.');
  },
);

test('A backup of the embedded server under load recovers in a new folder', async () => {
  const options = { database: 'place', durable: false, log: () => undefined };
  const dir = path.join(folder, 'embedded');
  const running = await startEmbeddedPostgres({ ...options, dir });
  const db = open(running.url);
  await run(
    db,
    sql`create table words (id bigint generated always as identity primary key, word text) partition by range (id)`,
  );
  await run(db, sql`create table words_all partition of words for values from (0) to (1000000)`);
  await run(db, sql`create table still (id int primary key)`);
  await run(db, sql`insert into still select generate_series(1, 5000)`);
  await run(db, sql`create schema queue_urgent create table tasks (id int)`);
  await run(db, sql`insert into words (word) select md5(n::text) from generate_series(1, 20000) n`);
  const load = writing(() => run(db, sql`insert into words (word) values ('later')`));
  const cluster = clusterIn(chooseIdentity(findBinaries(), dir).folder);
  const copy = path.join(folder, 'embedded.backup');
  const before = await one(db, sql`select count(*)::int as total from words`, z.object({ total: z.int() }));
  await writeBackup(copy, KEY, copyCluster(backupOf(running.url), cluster));
  const written = await load.stop();
  await running.stop();

  const backup = await checkBackup(copy, KEY);
  expect(backup.manifest.tables['public.still']?.moving).toBeUndefined();
  // Tables of task queues are always marked as modified during the backup (`moving`): the copy may contain a task that
  // was added and completed in that time and appears in neither checksum.
  expect(backup.manifest.tables['queue_urgent.tasks']?.moving).toBe(true);
  const anew = path.join(folder, 'embedded-anew');
  await intoFolder(anew, backup);
  await expect(intoFolder(anew, backup)).rejects.toThrow('already');
  const restored = await startEmbeddedPostgres({ ...options, dir: anew });
  try {
    const pool = open(restored.url);
    expect(await compare(pool, backup.manifest)).toEqual([]);
    const { total } = await one(pool, sql`select count(*)::int as total from words`, z.object({ total: z.int() }));
    expect(total).toBeGreaterThanOrEqual(before.total);
    expect(total).toBeLessThanOrEqual(20_000 + written);
  } finally {
    await restored.stop();
  }
  // A failed restore is moved to another name, so the next attempt finds an empty folder.
  await putAside(anew);
  await intoFolder(anew, backup);
});

async function* some() {
  yield {
    name: 'a',
    bytes: (async function* () {
      for (let part = 0; part < 3; part += 1) yield Buffer.alloc(300_000, part);
    })(),
  };
}

test('Restore refuses a backup that is changed, truncated, extended or encrypted with another key', async () => {
  const made = path.join(folder, 'small.backup');
  const size = await writeBackup(made, KEY, some());
  const changed = path.join(folder, 'changed.backup');
  const refused = async (change: (bytes: Buffer) => void, key = KEY) => {
    copyFileSync(made, changed);
    const bytes = readFileSync(changed);
    change(bytes);
    await expect(checkBackup(changed, key)).rejects.toThrow();
  };
  for (const place of [0, 20, 40, size >> 1, size - 1])
    await refused((bytes) => {
      bytes.writeUInt8(bytes.readUInt8(place) ^ 1, place);
      writeFileSync(changed, bytes);
    });
  for (const length of [0, 10, 33, size - 1]) await refused(() => truncateSync(changed, length));
  await refused(() => appendFileSync(changed, 'x'));
  await refused(() => undefined, `${KEY}!`);
  expect(readFileSync(made).includes(Buffer.alloc(64, 1))).toBe(false);
});

test('Backup refuses a pg_dump older than the server with one sentence, and restore reports missing or different keys', () => {
  expect(() => findPgProgram('pg_dump', 99)).toThrow('Postgres 99 needs a pg_dump of version 99 or newer');
  const marks = fingerprintsOf({ IDENTITY_KEY: KEY, TOTP_KEY: KEY });
  expect(marks.IDENTITY_KEY).not.toBe(marks.TOTP_KEY);
  expect(strangeKeys(marks, { IDENTITY_KEY: KEY, TOTP_KEY: KEY })).toEqual([]);
  expect(strangeKeys(marks, { IDENTITY_KEY: `${KEY}!` })).toEqual([
    'IDENTITY_KEY differs from the key of the backup.',
    expect.stringContaining('TOTP_KEY is missing'),
  ]);
});

test('The key of signed documents is compared too, whether it is in the environment or in the data folder', () => {
  const data = mkdtempSync(path.join(folder, 'keys-'));
  expect(keysAtHand(data)).not.toHaveProperty('SIGNING_KEY');
  writeFileSync(path.join(data, 'signing-key.json'), JSON.stringify({ key: 'of the folder' }));
  expect(keysAtHand(data)).toMatchObject({ SIGNING_KEY: 'of the folder' });
  vi.stubEnv('SIGNING_KEY', 'of the environment');
  expect(keysAtHand(data)).toMatchObject({ SIGNING_KEY: 'of the environment' });
  vi.unstubAllEnvs();
});

test('Retention deletes expired backups and broken runs and keeps other files', async () => {
  const now = new Date('2026-11-22T04:00:00Z');
  const kept = mkdtempSync(path.join(folder, 'kept-'));
  const days = (count: number) => nameOf(new Date(now.getTime() - count * 86_400_000));
  for (const name of [days(0), days(6), days(8), 'kaamsetu.backup', 'notes.txt'])
    writeFileSync(path.join(kept, name), '');
  for (const name of [days(0), days(2)]) writeFileSync(path.join(kept, `${name}.part`), '');
  await removeBroken(kept, now.getTime());
  expect(readdirSync(kept).filter((name) => name.endsWith('.part'))).toEqual([`${days(0)}.part`]);
  await removeBroken(path.join(kept, 'none yet'), now.getTime());
  expect(await removeOld(kept, 7, now.getTime())).toEqual([days(8)]);
});

test('Restore never makes a role a superuser, whatever its name', () => {
  const dump = ['plain', '"two words"', '"a""b"'].map(
    (name) => `CREATE ROLE ${name};\nALTER ROLE ${name} WITH SUPERUSER INHERIT LOGIN;`,
  );
  const statements = statementsAbout(dump.join('\n'), ['plain', 'two words', 'a"b']);
  expect(statements).toHaveLength(6);
  expect(statements.filter((text) => / SUPERUSER/.test(text))).toEqual([]);
});
