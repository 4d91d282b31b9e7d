// Tests of the pool: a Postgres that stops responding, session limits, and opening connections.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useDatabase } from '#testing/database.ts';
import { openTcpProxy } from '#testing/tcp-proxy.ts';
import { waitFor } from '#testing/wait-for.ts';
import { inTransaction, openConnections, openDb } from './db.ts';
import { run, sql } from './sql.ts';

const database = useDatabase();
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

describe('a statement without a response', () => {
  it('A transaction fails without a rollback when Postgres does not respond, and its connection is closed', async () => {
    const way = await openTcpProxy(database.url);
    cleanups.push(way.close);
    const sent: string[] = [];
    const watch = ({ text }: { text: string }) => {
      sent.push(text);
      return () => {};
    };
    const db = openDb({ url: way.url, max: 1, name: 'silent', watch });
    cleanups.push(() => db.end());
    await run(db, sql`select 1`);
    way.fallSilent();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const failed = expect(inTransaction(db, (tx) => run(tx, sql`select 1`))).rejects.toThrow('Query read timeout');
    await waitFor('the statement', () => sent.includes('begin'));
    await vi.advanceTimersByTimeAsync(60_000);
    await failed;
    // No rollback was sent, because it would wait as long for a response as the statement did.
    expect(sent).toEqual(['select 1', 'begin']);
    expect(db.totalCount).toBe(0);
  });
});

describe('a transaction of a lost client', () => {
  it('A pool sets `idle_in_transaction_session_timeout` to 15 s', async () => {
    const db = openDb({ url: database.url, max: 1, name: 'tests limits' });
    cleanups.push(() => db.end());
    const { rows } = await db.query('show idle_in_transaction_session_timeout');
    expect(rows).toEqual([{ idle_in_transaction_session_timeout: '15s' }]);
  });
});

describe('openConnections', () => {
  it('openConnections opens all connections of the pool', async () => {
    const db = openDb({ url: database.url, max: 3, name: 'tests connections' });
    cleanups.push(() => db.end());
    await openConnections(db);
    expect([db.totalCount, db.idleCount]).toEqual([3, 3]);
  });

  it('openConnections resolves when the database is unavailable', async () => {
    const db = openDb({ url: 'postgres://nobody@127.0.0.1:1/nothing', max: 3, name: 'tests connections' });
    cleanups.push(() => db.end());
    await openConnections(db);
    expect(db.totalCount).toBe(0);
  });
});
