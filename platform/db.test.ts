// Tests of the pool: a Postgres that stops responding, session limits, and opening connections.
import { createServer, connect as dial, type Socket } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { useDatabase } from '#testing/database.ts';
import { waitFor } from '#testing/wait-for.ts';
import { inTransaction, openConnections, openDb } from './db.ts';
import { run, sql } from './sql.ts';

const database = useDatabase();
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  vi.useRealTimers();
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Opens a TCP proxy to the database that can stop forwarding. */
async function openWay() {
  const { hostname, port } = new URL(database.url);
  const sockets: Socket[] = [];
  const way = createServer((near) => {
    const far = dial(Number(port), hostname);
    sockets.push(near, far);
    for (const socket of [near, far]) socket.on('error', () => {});
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => way.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => {
    for (const socket of sockets) socket.destroy();
    way.close();
  });
  const address = way.address();
  const url = new URL(database.url);
  url.port = String(typeof address === 'object' && address ? address.port : 0);
  const fallSilent = () => {
    for (const socket of sockets) socket.unpipe().pause();
  };
  return { url: url.href, fallSilent };
}

describe('a statement without a response', () => {
  it('A transaction fails without a rollback when Postgres does not respond, and its connection is closed', async () => {
    const way = await openWay();
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
