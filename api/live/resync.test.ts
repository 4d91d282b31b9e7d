// Every open socket is asked once to fetch again after the pub/sub adapter was disconnected, because pushes of that
// time are lost.
import { createServer } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';
import { ADMIN_NAMESPACE } from '#contracts/socket.ts';
import { endDb, openDb } from '#platform/db.ts';
import { type Push, pushByRedis, resyncNote, roomOf } from '#platform/push.ts';
import { openRedis, openRedisSubscriber } from '#platform/redis.ts';
import { run, sql } from '#platform/sql.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildLabour, buildSession } from '#testing/factories.ts';
import { freePort } from '#testing/free-port.ts';
import { pushDirectly } from '#testing/push-directly.ts';
import { hasRedis, startRedis } from '#testing/redis.ts';
import { silentLog } from '#testing/silent-log.ts';
import { waitFor } from '#testing/wait-for.ts';
import { postgresAdapter, redisAdapter, watchPostgresAdapter, watchRedisAdapter } from './adapters.ts';
import { openSockets } from './socket-server.ts';

const database = useDatabase();
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

/** Long enough that a pause of a busy machine does not fire all timers together. */
const SPREAD_MS = 2_000;
const PEOPLE = 20;

/**
 * Starts the sockets of an API process. `watch` registers a callback for reconnections of the adapter, as `api/main.ts`
 * does.
 */
async function startSockets(
  adapter: Parameters<typeof openSockets>[1]['adapter'],
  watch: (onBack: () => void) => void,
): Promise<string> {
  const http = createServer();
  const resync = { settled_ms: 1_500, spread_ms: SPREAD_MS };
  const sockets = openSockets(http, { db: database.db, log: silentLog, origins: [], adapter, resync });
  watch(sockets.resync);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => sockets.close());
  const address = http.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

interface Line {
  socket: Socket;
  /** Times at which this socket received `resync` events, by the monotonic clock. */
  asked: number[];
  /** The ids of the pushes that this socket received. */
  heard: Set<number>;
}

async function connect(url: string, token: string): Promise<Line> {
  const options = { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true };
  const line: Line = { socket: io(url, options), asked: [], heard: new Set() };
  cleanups.push(() => line.socket.disconnect());
  line.socket.on('resync', () => line.asked.push(performance.now()));
  line.socket.on('application.updated', ({ id }: { id: number }) => line.heard.add(id));
  await waitFor('a socket', () => line.socket.connected);
  return line;
}

/** Connects several sockets of one user and one socket of an administrator, and waits until they receive pushes. */
async function gather(url: string, push: Push) {
  const person = await buildLabour(database.db);
  // A session may have at most ten sockets, so each socket gets a separate session.
  const people = await Promise.all(
    Array.from({ length: PEOPLE }, async () => connect(url, await buildSession(database.db, person))),
  );
  const admin = await connect(url + ADMIN_NAMESPACE, (await buildAdmin(database.db, 'viewer')).token);
  const pushOf = (id: number) =>
    push(database.db, [{ rooms: [roomOf.user(person.id)], event: 'application.updated', payload: { id } }]);
  const untilPushed = (id: number) =>
    waitFor('a push', async () => {
      await pushOf(id);
      return people.every(({ heard }) => heard.has(id));
    });
  await untilPushed(1);
  return { people, all: [...people, admin], untilPushed, pushOf };
}

/**
 * Waits until each socket has received a `resync` event. Expects exactly one event per socket, and that the events are
 * spread over time.
 */
async function expectSpreadResync(all: readonly Line[]): Promise<void> {
  await waitFor('all sockets to get `resync`', () => all.every(({ asked }) => asked.length > 0));
  const times = all.flatMap(({ asked }) => asked);
  expect(times).toHaveLength(all.length);
  expect(Math.max(...times) - Math.min(...times)).toBeGreaterThan(SPREAD_MS / 10);
}

/** Forgets the `resync` events that the first connection of the adapter caused. */
const forget = (all: readonly Line[]) => {
  for (const line of all) line.asked.length = 0;
};

const listening = sql`select pg_terminate_backend(pid) from pg_stat_activity
  where datname = current_database() and query ilike 'listen%' and application_name = 'resync bridge'`;

describe('the Postgres adapter', () => {
  it('Each socket gets one `resync` after the listening connection was replaced, and after the worker process lost pushes', async () => {
    const db = openDb({ url: database.url, max: 3, name: 'resync bridge', statementTimeout: 0 });
    cleanups.push(() => endDb(db));
    const adapter = postgresAdapter(db, silentLog);
    const url = await startSockets(adapter, (onBack) => watchPostgresAdapter(db, onBack));
    const { people, all, untilPushed, pushOf } = await gather(url, pushDirectly);
    forget(all);
    expect(await run(database.db, listening)).toBe(1);
    await pushOf(2);
    await expectSpreadResync(all);
    await untilPushed(3);
    expect(
      people.some(({ heard }) => heard.has(2)),
      'the push of the fault was lost',
    ).toBe(false);
    forget(all);
    await run(database.db, sql`select pg_notify(${resyncNote.channel}, ${resyncNote.text})`);
    await expectSpreadResync(all);
  });

  it('A connection that may not LISTEN is returned to the pool, so that the adapter recovers later', async () => {
    const db = openDb({ url: database.url, max: 1, name: 'resync bridge', statementTimeout: 0 });
    cleanups.push(() => endDb(db));
    let refusals = 2;
    db.on('connect', (client) => {
      const query = client.query;
      Object.defineProperty(client, 'query', {
        configurable: true,
        value: (...given: unknown[]) => {
          if (!String(given[0]).startsWith('LISTEN') || refusals === 0) return Reflect.apply(query, client, given);
          refusals -= 1;
          return Promise.reject(Object.assign(new Error('cannot execute LISTEN during recovery'), { code: '25006' }));
        },
      });
    });
    const url = await startSockets(postgresAdapter(db, silentLog), (onBack) => watchPostgresAdapter(db, onBack));
    await gather(url, pushDirectly);
    expect(refusals).toBe(0);
  });
});

describe('the Redis adapter', () => {
  it.skipIf(!hasRedis)('Each socket gets one `resync` after Redis was restarted', async () => {
    const port = await freePort();
    const first = await startRedis(port);
    const clients = [openRedis(first.url, silentLog), openRedisSubscriber(first.url, silentLog)] as const;
    const worker = openRedis(first.url, silentLog);
    for (const client of [...clients, worker]) cleanups.push(() => client.disconnect());
    const url = await startSockets(redisAdapter(...clients), (onBack) => watchRedisAdapter(clients[1], onBack));
    const { all, untilPushed } = await gather(url, pushByRedis(worker));
    forget(all);
    await first.kill();
    const second = await startRedis(port);
    cleanups.push(() => second.kill());
    await expectSpreadResync(all);
    await untilPushed(2);
  });
});
