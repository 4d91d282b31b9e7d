// Sockets of two API processes joined by a Redis cluster, and by a master that Sentinels replace after a failure.
import { createServer } from 'node:http';
import { io, type Socket } from 'socket.io-client';
import { afterEach, expect, it } from 'vitest';
import { pushByRedis, roomOf } from '#platform/push.ts';
import { openRedis, openRedisSubscriber } from '#platform/redis.ts';
import { useDatabase } from '#testing/database.ts';
import { buildLabour, buildSession } from '#testing/factories.ts';
import { hasRedisTools, startRedisCluster, startRedisSentinels } from '#testing/redis-topologies.ts';
import { silentLog } from '#testing/silent-log.ts';
import { waitFor } from '#testing/wait-for.ts';
import { redisAdapter } from './adapters.ts';
import { openSockets } from './socket-server.ts';

const database = useDatabase();
const cleanups: (() => unknown)[] = [];
const unhandled: unknown[] = [];
process.on('unhandledRejection', (reason) => unhandled.push(reason));

afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
  expect(unhandled).toEqual([]);
});

const kept = <C extends { disconnect(): unknown }>(client: C): C => {
  cleanups.push(() => client.disconnect());
  return client;
};

/** Starts the sockets of one API process. */
async function startSockets(url: string) {
  const http = createServer();
  const adapter = redisAdapter(kept(openRedis(url, silentLog)), kept(openRedisSubscriber(url, silentLog)));
  const sockets = openSockets(http, { db: database.db, log: silentLog, origins: [], adapter });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  cleanups.push(() => sockets.close());
  const address = http.address();
  return { sockets, base: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}` };
}

async function connect(base: string, token: string): Promise<{ socket: Socket; heard: unknown[] }> {
  const socket = kept(io(base, { auth: { token }, transports: ['websocket'], reconnection: false, forceNew: true }));
  const heard: unknown[] = [];
  socket.onAny((_event: string, payload: unknown) => heard.push(payload));
  await waitFor('the socket', () => socket.connected);
  return { socket, heard };
}

/** Starts two API processes, a user with a socket at each, and a Redis client of a worker process. */
async function startTwo(url: string) {
  const worker = kept(openRedis(url, silentLog));
  const push = pushByRedis(worker);
  const [first, second] = [await startSockets(url), await startSockets(url)];
  const person = await buildLabour(database.db);
  const token = await buildSession(database.db, person);
  const lines = [await connect(first.base, token), await connect(second.base, token)];
  let last = 0;
  /**
   * Sends a push with the next number. Returns whether both sockets have received a push with a number above `after`.
   */
  const ring = async (after: number) => {
    last += 1;
    await push(database.db, [{ rooms: [roomOf.user(person.id)], event: 'application.updated', payload: last }]);
    return lines.every(({ heard }) => heard.some((heardId) => Number(heardId) > after));
  };
  const untilBothRing = () => {
    const after = last;
    return waitFor('both notifications', () => ring(after));
  };
  return { first, lines, untilBothRing };
}

it.skipIf(!hasRedisTools)(
  'A Redis cluster of three delivers pushes to both processes, also after one node has failed',
  async () => {
    const cluster = await startRedisCluster();
    cleanups.push(cluster.stop);
    const { first, lines, untilBothRing } = await startTwo(cluster.url);
    await untilBothRing();
    cluster.nodes[0]?.kill();
    await untilBothRing();
    // Commands of one process, for example to end a session, reach the sockets of the other process too.
    const session = await database.db.query('select max(id)::int as id from sessions');
    await waitFor('the sockets to be ended', () => {
      first.sockets.endSession(session.rows[0].id);
      return lines.every(({ socket }) => socket.disconnected);
    });
  },
);

it.skipIf(!hasRedisTools)('Pushes continue after Sentinels have replaced a failed master', async () => {
  const watched = await startRedisSentinels();
  cleanups.push(watched.stop);
  const { untilBothRing } = await startTwo(watched.url);
  await untilBothRing();
  watched.master.kill();
  await untilBothRing();
});
