// Built API processes behind a proxy with and without sticky sessions, and with a Redis that starts and fails.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { io, type ManagerOptions } from 'socket.io-client';
import { afterEach, expect, it } from 'vitest';
import { jobEndpoints } from '#contracts/jobs.ts';
import { signinEndpoints } from '#contracts/signin.ts';
import { type Push, pushByRedis, roomOf } from '#platform/push.ts';
import { openRedis } from '#platform/redis.ts';
import { clientOf } from '#testing/api.ts';
import { type ApiProcess, startApiProcess } from '#testing/api-process.ts';
import { useDatabase } from '#testing/database.ts';
import { buildLabour, buildSession } from '#testing/factories.ts';
import { freePort } from '#testing/free-port.ts';
import { findProgram } from '#testing/programs.ts';
import { pushDirectly } from '#testing/push-directly.ts';
import { hasRedis, startRedis } from '#testing/redis.ts';
import { silentLog } from '#testing/silent-log.ts';
import { waitFor } from '#testing/wait-for.ts';

const database = useDatabase();
const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).reverse()) await cleanup();
});

async function startApi(environment: NodeJS.ProcessEnv = {}): Promise<ApiProcess> {
  const api = await startApiProcess(database.url, environment);
  cleanups.push(() => api.stop());
  return api;
}

/** Opens a user's socket with the transport options of the web app, unless `way` overrides them. */
function connect(base: string, token: string, way: Partial<ManagerOptions> = {}) {
  const transports = ['websocket', 'polling'];
  const socket = io(base, { auth: { token }, transports, tryAllTransports: true, forceNew: true, ...way });
  cleanups.push(() => socket.disconnect());
  const heard = new Set<number>();
  socket.on('application.updated', ({ id }: { id: number }) => heard.add(id));
  return { socket, heard, transport: () => socket.io.engine.transport.name };
}

/** Repeats a push until each socket has received at least one. */
async function untilRung(push: Push, userId: number, lines: readonly { heard: Set<number> }[]): Promise<void> {
  for (const { heard } of lines) heard.clear();
  await waitFor('the notifications', async () => {
    await push(database.db, [{ rooms: [roomOf.user(userId)], event: 'application.updated', payload: { id: 1 } }]);
    return lines.every(({ heard }) => heard.size > 0);
  });
}

/** Starts a proxy over two processes: with sticky cookies on one port, round robin on the other. */
async function startProxy(apis: readonly ApiProcess[]): Promise<{ sticky: string; bare: string }> {
  const [sticky, bare] = [await freePort(), await freePort()];
  const servers = (more: (at: number) => string) =>
    apis.map(({ port }, at) => `  server api${at} 127.0.0.1:${port} ${more(at)}`);
  const config = [
    'defaults',
    '  mode http',
    '  timeout connect 2s',
    '  timeout client 60s',
    '  timeout server 60s',
    '  timeout tunnel 90s',
    'listen sticky',
    `  bind 127.0.0.1:${sticky}`,
    '  balance roundrobin',
    '  cookie node insert indirect nocache httponly',
    ...servers((at) => `cookie api${at}`),
    'listen bare',
    `  bind 127.0.0.1:${bare}`,
    '  balance roundrobin',
    ...servers(() => ''),
    '',
  ];
  const folder = mkdtempSync(path.join(os.tmpdir(), 'kaamsetu-proxy-'));
  const file = path.join(folder, 'haproxy.cfg');
  writeFileSync(file, config.join('\n'));
  const proxy: ChildProcess = spawn(findProgram('haproxy') ?? 'haproxy', ['-db', '-f', file], { stdio: 'ignore' });
  cleanups.push(() => {
    proxy.kill('SIGKILL');
    rmSync(folder, { recursive: true, force: true });
  });
  const [stickyBase, bareBase] = [`http://127.0.0.1:${sticky}`, `http://127.0.0.1:${bare}`];
  await waitFor('the proxy', async () => (await fetch(`${bareBase}/live`).catch(() => null))?.status === 200);
  return { sticky: stickyBase, bare: bareBase };
}

it.skipIf(!findProgram('haproxy'))(
  'Sockets work behind a proxy: by polling if it is sticky, by WebSocket in both modes',
  async () => {
    const apis = [await startApi(), await startApi()];
    const proxy = await startProxy(apis);
    const person = await buildLabour(database.db);
    const token = await buildSession(database.db, person);
    const polling = { transports: ['polling'], tryAllTransports: false, upgrade: false, withCredentials: true };
    const lines = [
      ...[1, 2].map(() => connect(proxy.sticky, token, polling)),
      ...[1, 2].map(() => connect(proxy.sticky, token)),
      ...[1, 2].map(() => connect(proxy.bare, token)),
    ];
    for (const { socket } of lines) await waitFor('a socket', () => socket.connected);
    await untilRung(pushDirectly, person.id, lines);
    expect(lines.map(({ transport }) => transport())).toEqual([
      'polling',
      'polling',
      'websocket',
      'websocket',
      'websocket',
      'websocket',
    ]);
    // Polling without sticky sessions cannot work: the second request reaches a process that does not know the
    // connection that the first request opened.
    const lost = connect(proxy.bare, token, { ...polling, reconnection: false });
    await new Promise((resolve) => lost.socket.once('connect_error', resolve));
    expect(lost.socket.connected).toBe(false);
  },
);

it.skipIf(!hasRedis)(
  'A Redis that is down at the start, starts, freezes and restarts affects only the speed of pushes',
  async () => {
    const port = await freePort();
    // The API becomes ready although Redis has not run yet.
    const api = await startApi({ REDIS_URL: `redis://127.0.0.1:${port}` });
    const worker = openRedis(`redis://127.0.0.1:${port}`, silentLog);
    cleanups.push(() => worker.disconnect());
    const push = pushByRedis(worker);
    const person = await buildLabour(database.db);
    const [token, other] = [await buildSession(database.db, person), await buildSession(database.db, person)];
    const me = clientOf(() => api.address, token);
    const line = connect(api.address, token);
    const ending = connect(api.address, other);
    await waitFor('both sockets', () => line.socket.connected && ending.socket.connected);
    /** Expects responses to typical requests, which count against limits in Redis. */
    const useIt = async () => {
      await me.ok(jobEndpoints.listJobs, { query: { limit: '1' } });
      await me.ok(signinEndpoints.csrfToken, {});
    };
    await useIt();
    // A logout at a process closes the sockets of that session at the same process, even without Redis.
    await clientOf(() => api.address, other).ok(signinEndpoints.logout, {});
    await waitFor('the end of the session’s socket', () => ending.socket.disconnected);
    for (const trouble of ['kill', 'freeze', 'none'] as const) {
      const server = await startRedis(port);
      cleanups.push(() => server.kill());
      await untilRung(push, person.id, [line]);
      if (trouble === 'none') break;
      void server[trouble]();
      // All messages that are published during an outage fail; none is queued.
      const sent = Array.from({ length: 5000 }, () => worker.publish('nowhere', 'x').catch(() => 'failed'));
      await useIt();
      expect(new Set(await Promise.all(sent))).toEqual(new Set(['failed']));
      await waitFor('the loss of Redis to be noticed', async () => {
        await push(database.db, [{ rooms: ['nobody'], event: 'application.updated', payload: {} }]);
        return worker.status !== 'ready';
      });
      await useIt();
      await server.kill();
    }
    expect(line.socket.connected).toBe(true);
    expect(api.hasEnded()).toBe(false);
    expect(api.said()).not.toMatch(/unhandled|uncaught/i);
    expect(api.said()).toContain('Redis is unavailable');
  },
);
