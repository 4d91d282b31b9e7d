// A pool with shares on a real Postgres: one kind of request is exhausted, and the others are answered.
import { afterEach, expect, it } from 'vitest';
import { useDatabase } from '#testing/database.ts';
import { createRootContext, runInContext } from './context.ts';
import { type Db, inTransaction, openConnections, openDb, queueOf } from './db.ts';
import { run, sql } from './sql.ts';

const database = useDatabase();
const pools: Db[] = [];
afterEach(async () => {
  for (const pool of pools.splice(0)) await pool.end();
});

function openShared(url = database.url): Db {
  const reserved = { lists: 2, posting: 2, rest: 1 };
  // No statement that waits for a connection gives up on a slow machine.
  const db = openDb({ url, max: 6, name: 'shared', reserved, connectWithinMs: 120_000 });
  pools.push(db);
  return db;
}

const as = <T>(share: string, work: () => T): T => runInContext({ ...createRootContext(), share }, work);

/** Takes `count` connections of a kind. The returned function releases them. */
async function hold(db: Db, share: string, count: number): Promise<() => void> {
  const clients = await Promise.all(Array.from({ length: count }, () => as(share, () => db.connect())));
  return () => {
    for (const client of clients) client.release();
  };
}

it('Statements and transactions of other kinds run while one kind uses all its connections and waits for more', async () => {
  const db = openShared();
  await openConnections(db);
  const release = await hold(db, 'posting', 3);
  const posting = as('posting', () => run(db, sql`select 1`));
  expect(as('posting', () => queueOf(db))).toEqual({ waiting: 1, connections: 3 });
  expect(db.waitingCount).toBe(1);
  expect(await as('lists', () => run(db, sql`select 1`))).toBe(1);
  expect(await as('lists', () => inTransaction(db, (tx) => run(tx, sql`select 1`)))).toBe(1);
  expect(await run(db, sql`select 1`)).toBe(1);
  expect(db.waitingCount).toBe(1);
  release();
  expect(await posting).toBe(1);
  expect(db.totalCount).toBe(6);
});

it('A waiting statement keeps the context of its request', async () => {
  const db = openShared();
  const release = await hold(db, 'posting', 3);
  const waiting = as('posting', async () => {
    await run(db, sql`select 1`);
    return queueOf(db).connections;
  });
  as('lists', release);
  expect(await waiting).toBe(2);
});

it('A connection that cannot be opened leaves its share free', async () => {
  const db = openShared('postgres://nobody@127.0.0.1:1/nothing');
  for (let one = 0; one < 10; one += 1) await expect(run(db, sql`select 1`)).rejects.toThrow();
  expect(queueOf(db)).toEqual({ waiting: 0, connections: 1 });
});

it('A connection that breaks in use leaves its share free', async () => {
  const db = openShared();
  for (let one = 0; one < 4; one += 1)
    await expect(run(db, sql`select pg_terminate_backend(pg_backend_pid())`)).rejects.toThrow();
  expect(await run(db, sql`select 1`)).toBe(1);
  expect(db.waitingCount).toBe(0);
});
