// Tests with a pooler in transaction mode between the API process and Postgres: each statement may run in another
// session.
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { z } from '#contracts/z.ts';
import { useDatabase } from '#testing/database.ts';
import { hasPgbouncer, type Pgbouncer, startPgbouncer } from '#testing/pgbouncer.ts';
import { leavesTrace } from '#testing/session-traces.ts';
import { waitFor } from '#testing/wait-for.ts';
import { type Db, inTransaction, openDb } from './db.ts';
import { findSearchPathFault, warnWithoutLimit } from './pooler.ts';
import { one, prepared, type Queryable, run, sql } from './sql.ts';

const database = useDatabase();
const poolers: Pgbouncer[] = [];
const pools: Db[] = [];
const nameOf = () => new URL(database.url).pathname.slice(1);

async function open(connectQuery?: string): Promise<Pgbouncer> {
  const pooler = await startPgbouncer({
    postgres: inject('postgresUrl'),
    ...(connectQuery === undefined ? {} : { connectQuery }),
  });
  poolers.push(pooler);
  return pooler;
}

function connect(options: Partial<Parameters<typeof openDb>[0]> = {}): Db {
  const db = openDb({ url: poolers[0]?.url(nameOf()) ?? '', max: 8, name: 'tests', through: 'pooler', ...options });
  pools.push(db);
  return db;
}

const here = z.object({ pid: z.int() });
const asked = prepared('who am I', sql`select pg_backend_pid() as pid, pg_sleep(${0.02})`);
const SESSIONS = 4;
/**
 * Sends rounds of eight concurrent statements: at least five rounds, and until the statements have used all sessions of
 * the pooler. Returns the process ids of the sessions.
 */
async function manyTimes(db: Db): Promise<Set<number>> {
  const pids = new Set<number>();
  let rounds = 0;
  await waitFor('all sessions', async () => {
    rounds += 1;
    for (const { pid } of await Promise.all(Array.from({ length: 8 }, () => one(db, asked, here)))) pids.add(pid);
    return rounds >= 5 && pids.size >= SESSIONS;
  });
  return pids;
}

describe.skipIf(!hasPgbouncer)('a pool behind a pooler', () => {
  beforeAll(async () => {
    await open();
  });
  afterAll(async () => {
    for (const db of pools) await db.end();
    for (const pooler of poolers) await pooler.stop();
  });

  test('Eight callers share four sessions, and a named statement works in each', async () => {
    const pids = await manyTimes(connect());
    expect(pids.size).toBe(SESSIONS);
    const names = await database.db.query('select 1 from pg_prepared_statements');
    expect(names.rows).toEqual([]);
  });

  test('The pooler refuses a client that connects as to Postgres: startup parameters at once, prepared names when they reach another session', async () => {
    const url = poolers[0]?.url(nameOf()) ?? '';
    const direct = openDb({ url, max: 1, name: 'tests' });
    pools.push(direct);
    await expect(run(direct, sql`select 1`)).rejects.toThrow('unsupported startup parameter: statement_timeout');
    const named = openDb({ url, max: 8, name: 'tests', statementTimeout: 0 });
    pools.push(named);
    await expect(manyTimes(named)).rejects.toThrow(/prepared statement "who am I" (?:does not|already) exist/);
  });

  test('A statement has a time limit: its own in a transaction, else that of the sessions behind the pooler', async () => {
    const limited = connect({ statementTimeout: 4000 });
    const limitOf = async (db: Queryable) =>
      (await one(db, sql`show statement_timeout`, z.object({ statement_timeout: z.string() }))).statement_timeout;
    expect(await inTransaction(limited, limitOf)).toBe('4s');
    for (let time = 0; time < SESSIONS; time += 1) expect(await limitOf(limited)).toBe('5s');
    const brief = connect({ statementTimeout: 200 });
    await expect(run(brief, sql`select pg_sleep(3)`)).rejects.toThrow('Query read timeout');
  });

  test('The log warns an operator whose pooler sets no time limit', async () => {
    const unlimited = await open('select 1');
    const said: string[] = [];
    const log = { info: () => {}, error: () => {}, warn: (message: string) => said.push(message) };
    await warnWithoutLimit(connect(), log);
    expect(said).toEqual([]);
    await warnWithoutLimit(connect({ url: unlimited.url(nameOf()) }), log);
    expect(said).toEqual(['statements behind the pooler have no time limit: set statement_timeout']);
  });

  test('A pooler that changes the search path is found, even if it does not respond at first', async () => {
    const changing = await open('set search_path = pg_catalog');
    expect(await findSearchPathFault(connect(), database.db)).toBeNull();
    const behind = connect({ url: changing.url(nameOf()) });
    let refusals = 1;
    const starting: Queryable = {
      async query(config) {
        if (refusals-- > 0) throw new Error('refused');
        return behind.query(config);
      },
    };
    const fault = await findSearchPathFault(starting, database.db);
    expect(fault).toContain('another search_path');
  });

  test('A transaction lock ends with its transaction, a session lock remains in the session of the pooler', async () => {
    const db = connect();
    // Postgres lists the locks of all databases, and other tests hold advisory locks in theirs.
    const locks = `select 1 from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`;
    const held = async () => (await database.db.query(locks)).rows.length;
    await inTransaction(db, async (tx) => {
      await run(tx, sql`select pg_advisory_xact_lock(7)`);
      expect(await held()).toBe(1);
    });
    expect(await held()).toBe(0);
    await run(db, sql`select pg_advisory_lock(7)`);
    await db.end();
    pools.splice(pools.indexOf(db), 1);
    expect(await held()).toBe(1);
  });
});

test.each([
  'set statement_timeout = 0',
  'begin; set search_path to mine',
  "select set_config('a.b', 'c', false)",
  'listen "socket.io#/"',
  'select pg_advisory_lock(1)',
  'select pg_try_advisory_lock(1, 2)',
  'create temp table mine (id int)',
  'prepare mine as select 1',
  'declare mine cursor with hold for select 1',
  "select currval('jobs_id_seq')",
])('The check of statements through a pooler reports that %s leaves session state', (text) => {
  expect(leavesTrace(text)).toBe(true);
});

test.each([
  'begin; set local statement_timeout = 5000',
  'set transaction read only',
  "update jobs set title = 'x', status = 'open' where id = 1",
  'select pg_advisory_xact_lock(1)',
  "select set_config('a.b', 'c', true)",
  "select pg_notify('a', 'b')",
])('The check of statements through a pooler accepts %s', (text) => {
  expect(leavesTrace(text)).toBe(false);
});
