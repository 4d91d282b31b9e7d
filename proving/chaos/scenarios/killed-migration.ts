// Chaos scenario R26: the migration command is killed at random moments and run again. The positive control, which the
// checks must detect, adds an index and a column that a partial migration could leave.
import { z } from '#contracts/z.ts';
import { type Db, endDb, openDb } from '#platform/db.ts';
import { one, rawSql, run as runSql, sql } from '#platform/sql.ts';
import { waitFor } from '#testing/wait-for.ts';
import { runMigrate } from '../migrating.ts';
import { startPostgres } from '../postgres.ts';
import type { Run, Scenario } from '../scenario.ts';
import { difference, invalidIndexes, schemaLines } from '../schema-lines.ts';

const KILLS = 10;
/**
 * The command is killed at a random moment between these shares of its total time. Earlier the program is still
 * starting; later all migrations may be done.
 */
const STARTED = 0.2;
const ENDED = 0.9;
const counted = z.object({ n: z.int() });

interface Server {
  url(database: string): string;
  /** Creates an empty database. */
  make(database: string): Promise<Db>;
  close(): Promise<void>;
}

async function openServer(folder: string): Promise<Server> {
  const postgres = await startPostgres(folder);
  const opened: Db[] = [];
  const url = (database: string) => Object.assign(new URL(postgres.url), { pathname: `/${database}` }).href;
  const open = (database: string) => {
    const db = openDb({ url: url(database), max: 2, name: 'checker', statementTimeout: 0 });
    db.on('error', () => {});
    opened.push(db);
    return db;
  };
  const first = open('kaamsetu');
  return {
    url,
    make: async (database) => {
      await runSql(first, sql`create database ${rawSql(database)}`);
      return open(database);
    },
    close: async () => {
      await Promise.all(opened.map((db) => endDb(db)));
      await postgres.stop();
    },
  };
}

/** Waits until the server has closed the connections of the killed process, which it does with a delay. */
const untilAlone = (db: Db) =>
  waitFor(
    'the connections of the killed process to close',
    async () => {
      const others = sql`select count(*)::int as n from pg_stat_activity
        where datname = current_database() and application_name <> 'checker' and backend_type = 'client backend'`;
      return (await one(db, others, counted)).n === 0;
    },
    30_000,
  );

/** Returns the number of applied migrations; null if their table does not exist yet. */
const countRun = (db: Db) =>
  one(db, sql`select count(*)::int as n from schema_migrations`, counted).then(
    ({ n }) => n,
    () => null,
  );

interface Killed {
  /** Number of migrations that had run when the command was killed. */
  at: number | null;
  code: number | null;
  differs: string[];
  invalid: string[];
  said: string;
}

async function killOnce(server: Server, database: string, options: { killAfterMs: number; whole: string[] }) {
  const db = await server.make(database);
  const url = server.url(database);
  const first = await runMigrate({ url, killAfterMs: options.killAfterMs });
  if (first.signal !== 'SIGKILL') return null;
  await untilAlone(db);
  const at = await countRun(db);
  const again = await runMigrate({ url });
  const differs = difference(options.whole, await schemaLines(db));
  const killed: Killed = { at, code: again.code, differs, invalid: await invalidIndexes(db), said: again.said };
  return killed;
}

/**
 * Runs migrations and kills them, until the requested number of kills is reached. A run that ended before its kill does
 * not count.
 */
async function killOften(run: Run, server: Server, known: { whole: string[]; ms: number }): Promise<Killed[]> {
  const all: Killed[] = [];
  const wanted = run.kills(KILLS);
  for (let tries = 1; all.length < wanted && tries <= 3 * wanted; tries += 1) {
    const killAfterMs = known.ms * (STARTED + run.random() * (ENDED - STARTED));
    const killed = await killOnce(server, `killed_${tries}`, { killAfterMs, whole: known.whole });
    if (!killed) continue;
    all.push(killed);
    run.say(`killed after ${killAfterMs.toFixed(0)} ms and ${killed.at ?? 'no'} migrations, run again: ${killed.code}`);
  }
  return all;
}

async function undisturbed(server: Server) {
  const db = await server.make('undisturbed');
  const { code, ms, said } = await runMigrate({ url: server.url('undisturbed') });
  if (code !== 0) throw new Error(`An undisturbed migration failed: ${said}`);
  return { db, ms, whole: await schemaLines(db) };
}

async function faces(run: Run): Promise<void> {
  const server = await openServer(run.folder);
  try {
    const { ms, whole } = await undisturbed(server);
    run.say(`undisturbed: ${ms.toFixed(0)} ms, a schema of ${whole.length} lines`);
    const all = await killOften(run, server, { ms, whole });
    const migrations = whole.filter((line) => line.startsWith('migration ')).length;
    const amid = all.filter(({ at }) => at !== null && at > 0 && at < migrations).length;
    const wanted = run.kills(KILLS);
    run.note({
      what: 'kills',
      found: `${all.length}, ${amid} between two migrations or in one`,
      must: `${wanted}, at least 1 in a migration`,
      kept: all.length >= wanted && amid > 0,
    });
    const none = (what: string, list: readonly string[]) => {
      for (const line of list.slice(0, 5)) run.say(line);
      run.note({ what, found: `${list.length}`, must: '0', kept: list.length === 0 });
    };
    none(
      'repeats that did not exit with 0',
      all.filter(({ code }) => code !== 0).map(({ said }) => said),
    );
    none(
      `lines of ${whole.length} that differ`,
      all.flatMap(({ differs }) => differs),
    );
    none(
      'invalid indexes',
      all.flatMap(({ invalid }) => invalid),
    );
  } finally {
    await server.close();
  }
}

/** The positive control: creates what a failed `create index concurrently` and a partial migration leave. */
async function control(run: Run): Promise<boolean> {
  const server = await openServer(run.folder);
  try {
    const { db, whole } = await undisturbed(server);
    await runSql(db, sql`insert into settings (key, value) values ('planted', '1'), ('planted_too', '1')`);
    const failed = await runSql(db, sql`create unique index concurrently planted_leftover on settings (value)`).then(
      () => false,
      () => true,
    );
    const invalid = await invalidIndexes(db);
    const index = difference(whole, await schemaLines(db));
    await runSql(db, sql`drop index planted_leftover`);
    await runSql(db, sql`alter table jobs add column planted integer`);
    const column = difference(whole, await schemaLines(db));
    run.say(`an invalid index: ${index.length} lines differ; a column too many: ${column.length}`);
    return failed && invalid.length === 1 && index.length > 0 && column.length === 1;
  } finally {
    await server.close();
  }
}

export const killedMigration: Scenario = { id: 'R26', what: 'a migration is killed half-way', faces, control };
