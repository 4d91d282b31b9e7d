// The drill of a server of one's own: backed up while people write, lost, and restored into a new server that then runs the product.
import { copyFileSync, readdirSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { privacyEndpoints } from '#contracts/privacy.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { z } from '#contracts/z.ts';
import { eraseDue } from '#marketplace/privacy/actions/erasures.ts';
import { openConsole, type SqlConsole } from '#platform/console/console.ts';
import { type Db, endDb, openDb } from '#platform/db.ts';
import { startEmbeddedPostgres } from '#platform/embedded/postgres.ts';
import { many, one, rawSql, run, sql } from '#platform/sql.ts';
import { openLocalStorage } from '#platform/storage/local.ts';
import { type DebianPostgres, startDebianPostgres } from '#testing/debian-postgres.ts';
import { buildSession } from '#testing/factories.ts';
import { testSecrets } from '#testing/secrets.ts';
import { silentLog } from '#testing/silent-log.ts';
import { waitFor } from '#testing/wait-for.ts';
import { endAll, startPrograms } from '../../bench/children.ts';
import { note, noteTrue, secondsSince } from './figures.ts';
import { plantRows } from './plant.ts';
import { BACKUP_KEY, callerOf, must, runCommand } from './programs.ts';
import { startWriters } from './writers.ts';

const DATABASE = 'kaamsetu';
const PHONE = '+919876500001';
const counted = z.object({ total: z.int() });
const person = z.object({ id: z.int(), uid: z.string() });

async function newDatabase(server: DebianPostgres, name = DATABASE): Promise<string> {
  const admin = openDb({ url: server.url(), max: 1, name: 'drill' });
  await run(admin, rawSql(`create database ${name}`));
  await endDb(admin);
  return server.url(name);
}

const isEmpty = async (url: string) => {
  const db = openDb({ url, max: 1, name: 'drill' });
  const tables = sql`select count(*)::int as total from pg_tables where schemaname not in ('pg_catalog', 'information_schema')`;
  const { total } = await one(db, tables, counted).finally(() => endDb(db));
  return total === 0;
};

/** On a machine that does all of this at once every statement is slow. */
const quiet = <T extends object>(environment: T) => ({ ...environment, SLOW_QUERY_MS: '0' });

interface Place {
  url: string;
  data: string;
  db: Db;
}

/** A place with the demo people and many more. */
async function furnish(folder: string, server: DebianPostgres, rows: number): Promise<Place> {
  const url = await newDatabase(server);
  const data = path.join(folder, 'data');
  const env = { DATABASE_URL: url, DATA_DIR: data };
  await must('migrate', [], env);
  await must('seed', [], env);
  const db = openDb({ url, max: 4, name: 'drill', statementTimeout: 0 });
  await plantRows(db, rows);
  return { url, data, db };
}

interface Asked {
  erased: z.output<typeof person>;
  waiting: z.output<typeof person>;
}

/** After the backup one person is erased, and another asks for it. */
async function eraseSome({ db, data }: Place, base: string): Promise<Asked> {
  const [erased, waiting] = await many(
    db,
    sql`select id, uid from users where user_type = 'labour' and phone_number like '+917%' order by id limit 2`,
    person,
  );
  if (!erased || !waiting) throw new Error('Nobody is there to be erased.');
  for (const { id } of [erased, waiting])
    await callerOf(base, await buildSession(db, { type: 'labour', id }))(privacyEndpoints.eraseAccount);
  const storage = openLocalStorage(path.join(data, 'files'));
  await waitFor('the worker to list what was asked for', () => existsLine(data, waiting.uid), 20_000);
  await run(db, sql`update data_requests set due_at = now() where user_id = ${erased.id} and kind = 'erasure'`);
  await eraseDue({ db, storage, log: silentLog, forgetTexts: async () => undefined }, () => undefined);
  return { erased, waiting };
}

const existsLine = (data: string, uid: string) =>
  readdirSync(path.join(data, 'files'), { recursive: true, encoding: 'utf8' }).some((name) => name.includes(uid));

async function backUp(place: Place, to: string): Promise<string> {
  const begun = performance.now();
  const said = await must('backup', ['--to', to, '--keep', '35'], { DATABASE_URL: place.url, DATA_DIR: place.data });
  note({
    what: 'backup under load',
    found: `${secondsSince(begun).toFixed(1)} s`,
    must: 'a file',
    kept: said.includes('.backup'),
  });
  const [file] = readdirSync(to).filter((name) => name.endsWith('.backup'));
  return path.join(to, file ?? '');
}

interface Drill {
  folder: string;
  rows: number;
  servers: DebianPostgres[];
}

/** Everything up to the loss of the server. */
async function live({ folder, rows, servers }: Drill) {
  const server = await startDebianPostgres({ folder: path.join(folder, 'main') });
  servers.push(server);
  const place = await furnish(folder, server, rows);
  const { port } = await startPrograms(quiet({ DATABASE_URL: place.url, DATA_DIR: place.data }));
  const base = `http://127.0.0.1:${port}`;
  const writers = await startWriters(place.db, base);
  await waitFor('the first writes', () => writers.written.length > 20);
  const begun = Date.now();
  const file = await backUp(place, path.join(folder, 'backups'));
  const over = Date.now();
  const during = writers.written.filter(({ answered }) => answered > begun && answered < over).length;
  await waitFor('writes after the backup', () => writers.written.some(({ sent }) => sent > over));
  await writers.stop();
  const { well, badly } = writers.calls();
  note({ what: 'applications acknowledged while it was made', found: String(during), must: 'some', kept: during > 0 });
  note({ what: 'calls during all of it', found: `${well} well, ${badly} not`, must: 'all well', kept: badly === 0 });
  const asked = await eraseSome(place, base);
  await endAll();
  await endDb(place.db);
  await server.stop('immediate');
  return { place, file, asked, written: writers.written, begun, over };
}

type Lived = Awaited<ReturnType<typeof live>>;

/** Restores into a new server and gets the product to answer there. */
async function restoreAnew({ folder, servers }: Drill, lived: Lived) {
  const begun = performance.now();
  const server = await startDebianPostgres({ folder: path.join(folder, 'anew') });
  servers.push(server);
  const url = await newDatabase(server);
  const data = path.join(folder, 'data-anew');
  const said = await must('restore', [lived.file, '--erasures', path.join(lived.place.data, 'files')], {
    DATABASE_URL: url,
    DATA_DIR: data,
  });
  console.log(said.trim());
  const restored = secondsSince(begun);
  const rows = Number(/with (\d+) rows are as/.exec(said)?.[1] ?? 0);
  noteTrue('every table has the rows and the digest of the snapshot', said.includes('are as they were backed up'));
  noteTrue('one is erased again, one waits again', said.includes('1 done again, 1 waiting again, 0 taken back'));
  noteTrue('migrate has nothing to do', (await must('migrate', [], { DATABASE_URL: url })).includes('up to date'));
  const { port } = await startPrograms(quiet({ DATABASE_URL: url, DATA_DIR: data }));
  return { server, url, data, base: `http://127.0.0.1:${port}`, rows, restored, ready: secondsSince(begun) };
}

type Anew = Awaited<ReturnType<typeof restoreAnew>>;

async function signIn({ base, data }: Anew): Promise<boolean> {
  const call = callerOf(base, null);
  await call(signinEndpoints.sendOtp, { body: { phone_number: PHONE } });
  const outbox = path.join(data, 'outbox', 'sms.jsonl');
  const code = await waitFor('the code', () => {
    const [, found] = /#(\d{6})/.exec(readFileOr(outbox)) ?? [];
    return found;
  });
  const { status } = await call(signinEndpoints.verifyOtp, { body: { phone_number: PHONE, otp: code } });
  return status === 200;
}

function readFileOr(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}

async function consoleWorks(sqlConsole: SqlConsole): Promise<boolean> {
  const { on, reason } = await sqlConsole.state();
  if (!on) console.log(`The console is off: ${reason}`);
  const asked = { query: 'select count(*) from admin_api.users', wanted: 'rows', owner: 'drill' } as const;
  return on && (await sqlConsole.run(asked, new AbortController().signal)).outcome === 'rows';
}

async function lookAround(anew: Anew, { asked, written, begun, over }: Lived): Promise<void> {
  const db = openDb({ url: anew.url, max: 4, name: 'drill', statementTimeout: 0 });
  const sqlConsole = openConsole({
    ...{ db, url: anew.url, secret: testSecrets.CONSOLE_SECRET },
    program: () => path.resolve('dist/platform/console/statement-child.js'),
  });
  try {
    const ready = await fetch(`${anew.base}/ready`);
    note({
      what: '/ready of the restored product',
      found: String(ready.status),
      must: '200',
      kept: ready.status === 200,
    });
    noteTrue('somebody signs in by a code', await signIn(anew));
    noteTrue('the SQL console reads by its role', await consoleWorks(sqlConsole));
    const found = async (ids: readonly number[]) =>
      (await one(db, sql`select count(*)::int as total from applications where id = any(${ids}::bigint[])`, counted))
        .total;
    const before = written.filter(({ answered }) => answered < begun).map(({ application }) => application);
    const after = written.filter(({ sent }) => sent > over).map(({ application }) => application);
    const [kept, beyond] = [await found(before), await found(after)];
    note({
      what: 'applications from before the backup',
      found: `${kept} of ${before.length}`,
      must: 'all',
      kept: kept === before.length && kept > 0,
    });
    note({
      what: 'applications from after it',
      found: `${beyond} of ${after.length}`,
      must: 'none',
      kept: beyond === 0 && after.length > 0,
    });
    const gone = sql`select count(*)::int as total from users where id = ${asked.erased.id} and erased_at is not null and phone_number is null`;
    noteTrue('whoever was erased since is a tombstone', (await one(db, gone, counted)).total === 1);
    const cools = sql`select count(*)::int as total from data_requests where user_id = ${asked.waiting.id} and status = 'pending' and due_at > now()`;
    noteTrue('whoever asked since still waits', (await one(db, cools, counted)).total === 1);
  } finally {
    await sqlConsole.close();
    await endDb(db);
  }
}

/** What must be refused, and leaves an empty database empty. */
async function refusals({ folder }: Drill, { server, url, data }: Anew, { file }: Lived): Promise<void> {
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
  await refused('a backup that is cut short', 'cut short', {
    change: (copy) => truncateSync(copy, readFileSync(copy).length - 1000),
  });
  await refused('another key', 'BACKUP_KEY', { key: `${BACKUP_KEY}!` });
  noteTrue('nothing was written by any of them', await isEmpty(empty));
  const again = await runCommand('restore', [file], { DATABASE_URL: url, DATA_DIR: data });
  noteTrue('a database with rows is refused', again.code === 1 && again.said.includes('not empty'));
  const newer = await startEmbeddedPostgres({
    dir: path.join(folder, 'newer'),
    database: DATABASE,
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

/** Runs all of it; what the closing line says. */
export async function drillDump(drill: Drill): Promise<string> {
  const lived = await live(drill);
  const anew = await restoreAnew(drill, lived);
  await lookAround(anew, lived);
  const { rows } = anew;
  note({
    what: `from nothing to a product that answers, ${rows} rows`,
    found: `${anew.ready.toFixed(1)} s`,
    must: '900 s a million rows',
    kept: anew.ready <= Math.max(60, (rows / 1_000_000) * 900),
  });
  await endAll();
  await refusals(drill, anew, lived);
  return `RTO ${anew.ready.toFixed(1)} s for ${rows} rows (restore ${anew.restored.toFixed(1)} s)`;
}
