// Socket server: authentication, delivery and limits, on one API process and across two.
import { createServer } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { afterEach, describe, expect, it } from 'vitest';
import { applicationEndpoints } from '#contracts/applications.ts';
import type { Notification } from '#contracts/notifications.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { z } from '#contracts/z.ts';
import { endDb, openDb } from '#platform/db.ts';
import { pushByRedis, roomOf } from '#platform/push.ts';
import { openRedis, openRedisSubscriber } from '#platform/redis.ts';
import { digest } from '#platform/secrets.ts';
import { one, run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildApplication, buildLabour, buildSession } from '#testing/factories.ts';
import { freePort } from '#testing/free-port.ts';
import { pushDirectly } from '#testing/push-directly.ts';
import { hasRedis, startRedis } from '#testing/redis.ts';
import { runTasks } from '#testing/run-tasks.ts';
import { silentLog } from '#testing/silent-log.ts';
import { waitFor } from '#testing/wait-for.ts';
import { postgresAdapter, redisAdapter } from './adapters.ts';
import { originIsAllowed } from './socket-engine.ts';
import { openSockets } from './socket-server.ts';

const database = useDatabase();
const api = useApi(database);

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function connect(
  base: string,
  token: string,
  extra: { language?: string; headers?: Record<string, string> } = {},
): Socket {
  const { headers = {}, ...auth } = extra;
  const socket = io(base, {
    auth: { token, ...auth },
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    extraHeaders: headers,
  });
  cleanups.push(() => socket.disconnect());
  return socket;
}

const connected = (socket: Socket) => waitFor('the socket', () => socket.connected);

function heardBy(socket: Socket) {
  const heard: { event: string; payload: unknown }[] = [];
  socket.onAny((event: string, payload: unknown) => heard.push({ event, payload }));
  return heard;
}

/** Starts the sockets of a second API process on the same database. */
async function secondServer(
  adapter: Parameters<typeof openSockets>[1]['adapter'],
  options: Pick<Parameters<typeof openSockets>[1], 'look_every_ms' | 'address_of' | 'sockets_per_address'> = {},
): Promise<string> {
  const http = createServer();
  const sockets = openSockets(http, { db: database.db, log: silentLog, origins: [], adapter, ...options });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => sockets.close());
  const address = http.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`;
}

describe('limits of sockets', () => {
  const bridgeOf = () => {
    const bridge = openDb({ url: database.url, max: 2, name: 'tests second bridge', statementTimeout: 0 });
    cleanups.push(() => endDb(bridge));
    return postgresAdapter(bridge, silentLog);
  };

  it('The eleventh socket of a session closes its oldest, and another session keeps its sockets', async () => {
    const [token, other] = [
      await buildSession(database.db, await buildLabour(database.db)),
      await buildSession(database.db, await buildLabour(database.db)),
    ];
    const theirs = connect(api.base, other);
    await connected(theirs);
    const own: Socket[] = [];
    for (let tab = 0; tab < 12; tab += 1) {
      const socket = connect(api.base, token);
      await connected(socket);
      own.push(socket);
    }
    await waitFor('the two oldest sockets to be closed', () => own.filter((socket) => socket.connected).length === 10);
    expect(own.map((socket) => socket.connected)).toEqual([false, false, ...Array.from({ length: 10 }, () => true)]);
    expect(theirs.connected).toBe(true);
  });

  it('An address may open a limited number of connections, and a closed connection frees a slot', async () => {
    const base = await secondServer(bridgeOf(), {
      address_of: (req) => String(req.headers['x-from'] ?? ''),
      sockets_per_address: 3,
    });
    const token = await buildSession(database.db, await buildLabour(database.db));
    const from = (name: string) => connect(base, token, { headers: { 'x-from': name } });
    const first = [from('a'), from('a'), from('a')];
    await Promise.all(first.map(connected));
    const refused = from('a');
    await new Promise((resolve) => refused.once('connect_error', resolve));
    await connected(from('b'));
    const unlimited = [from(''), from(''), from(''), from('')];
    await Promise.all(unlimited.map(connected));
    first[0]?.disconnect();
    await waitFor('room', async () => {
      const again = from('a');
      return new Promise<boolean>((resolve) => {
        again.once('connect', () => resolve(true));
        again.once('connect_error', () => resolve(false));
      });
    });
  });
});

describe("a user's socket", () => {
  it("A socket receives its user's notifications as listed, in the language of the browser", async () => {
    const { id, labour, employer } = await buildApplication(database.db);
    const token = await buildSession(database.db, labour);
    const socket = connect(api.base, token, { language: 'hi' });
    const heard = heardBy(socket);
    await connected(socket);
    await waitFor('the language to be stored', async () => {
      const row = await one(
        database.db,
        sql`select language from users where id = ${labour.id}`,
        z.object({ language: z.string() }),
      );
      return row.language === 'hi';
    });
    const boss = api.as(await buildSession(database.db, employer));
    await boss.ok(applicationEndpoints.setApplicationStatus, {
      params: { application_id: String(id) },
      body: { status: 'shortlisted' },
    });
    await runTasks(database);
    await waitFor('both messages', () => heard.length === 2);
    expect(heard.map(({ event }) => event)).toEqual(['notification.created', 'application.updated']);
    expect(heard[0]?.payload).toMatchObject({
      title: 'मालिक को पसंद (अभी पक्का नहीं)',
      is_read: false,
    } satisfies Partial<Notification>);
    expect(heard[1]?.payload).toEqual({ id, status: 'shortlisted' });
  });

  it('A socket receives no events of other users', async () => {
    const stranger = await buildLabour(database.db);
    const socket = connect(api.base, await buildSession(database.db, stranger));
    const heard = heardBy(socket);
    await connected(socket);
    const { labour } = await buildApplication(database.db);
    await pushDirectly(database.db, [
      { rooms: [roomOf.user(labour.id)], event: 'application.updated', payload: { id: 1, status: 'accepted' } },
      { rooms: [roomOf.user(stranger.id)], event: 'application.updated', payload: { id: 2, status: 'accepted' } },
    ]);
    await waitFor('the user’s message', () => heard.length > 0);
    expect(heard).toEqual([{ event: 'application.updated', payload: { id: 2, status: 'accepted' } }]);
  });

  it.each(['', 'nobody-has-this-token-1234567890'])(
    'A socket with the token "%s" gets `not_authenticated`',
    async (token) => {
      const socket = connect(api.base, token);
      const error = await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
      expect(error.message).toBe('not_authenticated');
    },
  );

  it('A socket of another origin is rejected', async () => {
    const token = await buildSession(database.db, await buildLabour(database.db));
    const socket = connect(api.base, token, { headers: { origin: 'https://evil.example' } });
    await new Promise<Error>((resolve) => socket.once('connect_error', resolve));
    expect(socket.connected).toBe(false);
    expect(originIsAllowed('https://kaam.example', 'other.example', ['https://kaam.example'])).toBe(true);
    expect(originIsAllowed('http://localhost:3000', 'localhost:3000', [])).toBe(true);
    expect(originIsAllowed('null', 'localhost:3000', [])).toBe(false);
    expect(originIsAllowed(undefined, 'localhost:3000', [])).toBe(true);
  });

  it('A polling response has the security headers', async () => {
    const { status, headers } = await fetch(`${api.base}/socket.io/?EIO=4&transport=polling`);
    expect([status, headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
    expect(headers.get('strict-transport-security')).toContain('includeSubDomains');
    expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
  });

  it('A socket closes when its session logs out', async () => {
    const token = await buildSession(database.db, await buildLabour(database.db));
    const socket = connect(api.base, token);
    await connected(socket);
    await api.as(token).ok(signinEndpoints.logout, {});
    await waitFor('the connection to close', () => socket.disconnected);
  });
});

describe('sockets of expired sessions', () => {
  const bridgeOf = (max: number, name: string) => {
    const bridge = openDb({ url: database.url, max, name, statementTimeout: 0 });
    cleanups.push(() => endDb(bridge));
    return bridge;
  };

  it('A socket closes when its session expires, and the others stay connected', async () => {
    const base = await secondServer(postgresAdapter(bridgeOf(2, 'looking bridge'), silentLog), { look_every_ms: 50 });
    const person = await buildLabour(database.db);
    const [idle, other] = [await buildSession(database.db, person), await buildSession(database.db, person)];
    const [lapsing, lasting] = [connect(base, idle), connect(base, other)];
    await Promise.all([connected(lapsing), connected(lasting)]);
    await run(
      database.db,
      sql`update sessions set seen_at = now() - interval '3 hours' where token_hash = ${digest(idle)}`,
    );
    await waitFor('the connection to close', () => lapsing.disconnected);
    expect(lasting.connected).toBe(true);
  });

  it('A socket still receives pushes after listening connections broke repeatedly', async () => {
    const base = await secondServer(postgresAdapter(bridgeOf(2, 'breaking bridge'), silentLog));
    const person = await buildLabour(database.db);
    const socket = connect(base, await buildSession(database.db, person));
    const heard = heardBy(socket);
    await connected(socket);
    const ring = async (id: number) => {
      const rooms = [roomOf.user(person.id)];
      await pushDirectly(database.db, [{ rooms, event: 'application.updated', payload: { id } }]);
      return heard.some(({ payload }) => JSON.stringify(payload) === JSON.stringify({ id }));
    };
    for (const breakage of [1, 2, 3]) {
      await waitFor('the notification', () => ring(breakage));
      await run(
        database.db,
        sql`select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'breaking bridge'`,
      );
    }
    await waitFor('the notification after the failures', () => ring(4));
  });
});

describe('two API processes', () => {
  it('Both processes deliver a push through Postgres, also to more rooms than a NOTIFY can hold', async () => {
    const bridge = openDb({ url: database.url, max: 3, name: 'second bridge', statementTimeout: 0 });
    cleanups.push(() => endDb(bridge));
    const second = await secondServer(postgresAdapter(bridge, silentLog));
    const person = await buildLabour(database.db);
    const token = await buildSession(database.db, person);
    const [here, there] = [connect(api.base, token), connect(second, token)];
    const [heardHere, heardThere] = [heardBy(here), heardBy(there)];
    await Promise.all([connected(here), connected(there)]);
    const crowd = Array.from({ length: 2000 }, (_, index) => roomOf.user(1_000_000 + index));
    const rooms = [...crowd, roomOf.user(person.id)];
    // The second process may not listen for pushes yet, so repeat the push until it arrives.
    await waitFor('both messages', async () => {
      await pushDirectly(database.db, [{ rooms, event: 'application.updated', payload: { id: 7 } }]);
      return heardHere.length > 0 && heardThere.length > 0;
    });
  });

  it.skipIf(!hasRedis)(
    'Both processes deliver pushes through Redis, and local sockets stay connected while it is unavailable',
    async () => {
      const port = await freePort();
      let server = await startRedis(port);
      cleanups.push(() => server.kill());
      const kept = <C extends { disconnect(): unknown }>(client: C): C => {
        cleanups.push(() => client.disconnect());
        return client;
      };
      const adapter = () =>
        redisAdapter(kept(openRedis(server.url, silentLog)), kept(openRedisSubscriber(server.url, silentLog)));
      const worker = kept(openRedis(server.url, silentLog));
      const [first, second] = [await secondServer(adapter()), await secondServer(adapter())];
      const person = await buildLabour(database.db);
      const token = await buildSession(database.db, person);
      const sockets = [first, second].map((base) => connect(base, token));
      const heard = sockets.map(heardBy);
      await Promise.all(sockets.map(connected));
      const ring = async (id: number) => {
        await pushByRedis(worker)(database.db, [
          { rooms: [roomOf.user(person.id)], event: 'application.updated', payload: { id } },
        ]);
        return heard.every((list) => list.some(({ payload }) => JSON.stringify(payload) === JSON.stringify({ id })));
      };
      await waitFor('both notifications', () => ring(1));
      await server.kill();
      await waitFor('the loss of Redis to be noticed', () => worker.status !== 'ready');
      expect(await ring(2)).toBe(false);
      expect(sockets.every((socket) => socket.connected)).toBe(true);
      server = await startRedis(port);
      await waitFor('both notifications again', () => ring(3));
    },
  );
});
