// Sockets of administrators: authentication, delivered events, and disconnection.
import { createServer } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, it } from 'vitest';
import { adminsEndpoints } from '#contracts/admins.ts';
import { ADMIN_NAMESPACE } from '#contracts/socket.ts';
import { notifyAdmins } from '#marketplace/overview/notify-admins.ts';
import { endDb, openDb } from '#platform/db.ts';
import { adminRoomOf, pushByRedis, roomOf } from '#platform/push.ts';
import { openRedis, openRedisSubscriber } from '#platform/redis.ts';
import { digest } from '#platform/secrets.ts';
import { run, sql } from '#platform/sql.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildLabour, buildPasskey, buildSession } from '#testing/factories.ts';
import { freePort } from '#testing/free-port.ts';
import { pushDirectly } from '#testing/push-directly.ts';
import { hasRedis, startRedis } from '#testing/redis.ts';
import { silentLog } from '#testing/silent-log.ts';
import { waitFor } from '#testing/wait-for.ts';
import { postgresAdapter, redisAdapter } from './adapters.ts';
import { openSockets } from './socket-server.ts';

const database = useDatabase();
const api = useApi(database);

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

function connect(url: string, token: string, headers: Record<string, string> = {}): Socket {
  const options = { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true };
  const socket = io(url, { ...options, extraHeaders: headers });
  cleanups.push(() => socket.disconnect());
  return socket;
}

const toAdmins = (token: string, headers?: Record<string, string>) =>
  connect(api.base + ADMIN_NAMESPACE, token, headers);
const connected = (socket: Socket) => waitFor('the socket', () => socket.connected);
const refusal = (socket: Socket) => new Promise<Error>((resolve) => socket.once('connect_error', resolve));

function receivedBy(socket: Socket) {
  const received: { event: string; payload: unknown }[] = [];
  socket.onAny((event: string, payload: unknown) => {
    if (event !== 'overview.changed') received.push({ event, payload });
  });
  return received;
}

type Live = Parameters<typeof openSockets>[1];

async function secondServer(adapter: Live['adapter'], more: Pick<Live, 'look_every_ms' | 'production'> = {}) {
  const http = createServer();
  const live = { db: database.db, log: silentLog, origins: [], adapter, look_every_ms: 60_000, ...more };
  const sockets = openSockets(http, live);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => sockets.close());
  const address = http.address();
  return { sockets, url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` };
}

function bridge() {
  const db = openDb({ url: database.url, max: 3, name: 'second admin bridge', statementTimeout: 0 });
  cleanups.push(() => endDb(db));
  return postgresAdapter(db, silentLog);
}

it('Administrators receive queue changes on every process, and users do not', async () => {
  const second = await secondServer(bridge());
  const { token } = await buildAdmin(database.db, 'viewer');
  const person = await buildLabour(database.db);
  const sockets = [toAdmins(token), connect(second.url + ADMIN_NAMESPACE, token)];
  const people = connect(api.base, await buildSession(database.db, person));
  const received = sockets.map(receivedBy);
  const overheard = receivedBy(people);
  await Promise.all([...sockets, people].map(connected));
  await waitFor('both processes to receive a push of a worker', async () => {
    await notifyAdmins(pushDirectly, database.db, 'reports');
    return received.every((list) => list.some(({ payload }) => Object(payload).queue === 'reports'));
  });
  await waitFor('both processes to receive a push of an API process', () => {
    second.sockets.notifyAdmins('tasks');
    return received.every((list) => list.some(({ payload }) => Object(payload).queue === 'tasks'));
  });
  expect(received[0]?.[0]).toEqual({ event: 'queue.changed', payload: { queue: 'reports' } });
  // The user must receive only the last of these pushes: rooms with the same name in the two namespaces are different
  // rooms.
  const mark = { event: 'application.updated', payload: { id: 1 } };
  await pushDirectly(database.db, [
    { namespace: ADMIN_NAMESPACE, rooms: [roomOf.user(person.id), adminRoomOf.all], ...mark },
    { rooms: [adminRoomOf.all], event: 'queue.changed', payload: { queue: 'jobs' } },
    { rooms: [roomOf.user(person.id)], ...mark },
  ]);
  await waitFor('the user to receive a personal event', () => overheard.length > 0);
  expect(overheard).toEqual([mark]);
});

it.skipIf(!hasRedis)('Administrators receive queue changes through Redis', async () => {
  const server = await startRedis(await freePort());
  cleanups.push(() => server.kill());
  const clients = [openRedis(server.url, silentLog), openRedisSubscriber(server.url, silentLog)] as const;
  const worker = openRedis(server.url, silentLog);
  for (const client of [...clients, worker]) cleanups.push(() => client.disconnect());
  const { url } = await secondServer(redisAdapter(...clients));
  const socket = connect(url + ADMIN_NAMESPACE, (await buildAdmin(database.db, 'moderator')).token);
  const received = receivedBy(socket);
  await connected(socket);
  await waitFor('the queue', async () => {
    await notifyAdmins(pushByRedis(worker), database.db, 'days');
    return received.length > 0;
  });
});

it('A token works only in its own namespace, and a page of another origin is rejected', async () => {
  const { token } = await buildAdmin(database.db, 'superuser');
  const user = await buildSession(database.db, await buildLabour(database.db));
  const refused = [toAdmins(user), connect(api.base, token), toAdmins(''), toAdmins(`${token}x`)];
  const words = await Promise.all(refused.map(refusal));
  expect(words.map(({ message }) => message)).toEqual(Array(4).fill('not_authenticated'));
  const foreign = toAdmins(token, { origin: 'https://evil.example' });
  await refusal(foreign);
  expect(foreign.connected).toBe(false);
});

it('Messages from browsers are not forwarded, and a message above 10 kB ends its socket', async () => {
  const { token } = await buildAdmin(database.db, 'superuser');
  const [speaker, listener] = [toAdmins(token), toAdmins(token)];
  const received = receivedBy(listener);
  await Promise.all([connected(speaker), connected(listener)]);
  speaker.emit('queue.changed', { queue: 'jobs' });
  await waitFor('the user’s message', async () => {
    await notifyAdmins(pushDirectly, database.db, 'ratings');
    return received.length > 0;
  });
  expect(received.every(({ payload }) => Object(payload).queue === 'ratings')).toBe(true);
  speaker.emit('queue.changed', 'x'.repeat(20_000));
  await waitFor('the socket with too large a message to close', () => speaker.disconnected);
});

it('A socket closes after a logout or when its session expires, and the others stay connected', async () => {
  const { url } = await secondServer(bridge(), { look_every_ms: 50 });
  const [leaving, lapsing, lasting] = await Promise.all([
    buildAdmin(database.db, 'viewer'),
    buildAdmin(database.db, 'moderator'),
    buildAdmin(database.db, 'superuser'),
  ]);
  const [left, lapsed, lasted] = [leaving, lapsing, lasting].map(({ token }) => connect(url + ADMIN_NAMESPACE, token));
  if (!left || !lapsed || !lasted) throw new Error('three sockets');
  await Promise.all([left, lapsed, lasted].map(connected));
  await api.as(leaving.token).ok(adminsEndpoints.logout, {});
  const hash = digest(lapsing.token);
  await run(
    database.db,
    sql`update admin_sessions set seen_at = now() - interval '3 hours' where token_hash = ${hash}`,
  );
  await waitFor('both sockets to close', () => left.disconnected && lapsed.disconnected);
  expect(lasted.connected).toBe(true);
});

it('A session that must enrol a second factor first opens no socket', async () => {
  const server = await secondServer(bridge(), { production: true });
  const { admin, token } = await buildAdmin(database.db, 'superuser');
  const viewer = await buildAdmin(database.db, 'viewer');
  await connected(connect(server.url + ADMIN_NAMESPACE, viewer.token));
  expect((await refusal(connect(server.url + ADMIN_NAMESPACE, token))).message).toBe('not_authenticated');
  await buildPasskey(database.db, admin.id);
  await connected(connect(server.url + ADMIN_NAMESPACE, token));
});

it("The eleventh socket of an administrator's session closes its oldest", async () => {
  const { token } = await buildAdmin(database.db);
  const own: Socket[] = [];
  for (let tab = 0; tab < 11; tab += 1) {
    const socket = toAdmins(token);
    await connected(socket);
    own.push(socket);
  }
  await waitFor('the oldest socket to be closed', () => own[0]?.connected === false);
  expect(own.slice(1).every((socket) => socket.connected)).toBe(true);
});
