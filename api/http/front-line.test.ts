// Raw requests that HTTP libraries do not send: upgrades to other protocols, two `Host` headers, and URL schemes in
// upper case.
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { accountEndpoints } from '#contracts/account.ts';
import { jobEndpoints } from '#contracts/jobs.ts';
import { useApi } from '#testing/api.ts';
import { useDatabase } from '#testing/database.ts';
import { buildAdmin, buildLabour, buildSession } from '#testing/factories.ts';
import { waitFor } from '#testing/wait-for.ts';

const database = useDatabase();
const api = useApi(database);

const open: Socket[] = [];
afterEach(() => {
  for (const socket of open.splice(0)) socket.destroy();
});

const H2C =
  'Connection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAEAAEAAAAIAAAAAAAMAAAAAAAQBAAAAAAUAAEAAAAYABgAA';
const WEBSOCKET =
  'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';

/** Opens a connection and records what arrives and whether the server closes it. */
async function visitor() {
  const socket = connect(Number(new URL(api.base).port), '127.0.0.1');
  open.push(socket);
  const state = { text: '', closed: false };
  socket.on('data', (part) => {
    state.text += part.toString('latin1');
  });
  socket.on('error', () => {});
  socket.on('close', () => {
    state.closed = true;
  });
  return { state, send: (bytes: string) => socket.write(bytes, 'latin1') };
}

const statusesIn = (text: string) => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));

/** Sends bytes and returns the responses when `count` of them have arrived. */
async function answersTo(bytes: string, count = 1) {
  const { state, send } = await visitor();
  send(bytes);
  await waitFor(`${count} answers`, () => statusesIn(state.text).length >= count || state.closed);
  return { state, statuses: statusesIn(state.text) };
}

const bell = (lines: string) => `GET ${accountEndpoints.listSessions.path} HTTP/1.1\r\nHost: here\r\n${lines}\r\n\r\n`;

describe('a request for another protocol', () => {
  it('A request with an h2c upgrade gets an HTTP/1.1 response and keeps its connection', async () => {
    const { state, send } = await visitor();
    for (let times = 1; times <= 15; times += 1) {
      send(`GET /live HTTP/1.1\r\nHost: here\r\n${H2C}\r\n\r\n`);
      await waitFor('a response', () => statusesIn(state.text).length === times || state.closed);
    }
    send('GET /live HTTP/1.1\r\nHost: here\r\n\r\n');
    await waitFor('the last response', () => statusesIn(state.text).length === 16 || state.closed);
    expect(statusesIn(state.text)).toEqual(Array.from({ length: 16 }, () => 200));
    expect(state.closed).toBe(false);
  });

  it.each(['whole', 'in chunks'])(
    'A request with an h2c upgrade has its body read %s, and the next request on the connection is answered',
    async (how) => {
      const body = JSON.stringify({ phone_number: 'no number' });
      const post = `POST /api/v1/auth/send-otp/ HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n${H2C}\r\n`;
      const whole = `${post}Content-Length: ${body.length}\r\n\r\n${body}`;
      const chunks = `${post}Transfer-Encoding: chunked\r\n\r\n${body.length.toString(16)}\r\n${body}\r\n0\r\n\r\n`;
      const next = 'GET /live HTTP/1.1\r\nHost: here\r\n\r\n';
      const { statuses, state } = await answersTo((how === 'whole' ? whole : chunks) + next, 2);
      expect(statuses).toEqual([422, 200]);
      expect(state.text).toContain('phone_number');
    },
  );

  it('A pipelined upgrade request closes the connection if an earlier response is unfinished', async () => {
    const { state } = await answersTo(`GET /jobs HTTP/1.1\r\nHost: here\r\n\r\n${bell(H2C)}`, 2);
    await waitFor('the connection to close', () => state.closed);
    expect(statusesIn(state.text)).not.toContain(401);
  });

  it('A request with an h2c upgrade and `Connection: close` closes its connection', async () => {
    const { state, statuses } = await answersTo(
      'GET /live HTTP/1.1\r\nHost: here\r\nConnection: close, Upgrade\r\nUpgrade: h2c\r\n\r\n',
    );
    expect(statuses).toEqual([200]);
    await waitFor('the connection to close', () => state.closed);
  });

  it('A request with an h2c upgrade keeps its token and its non-ASCII header bytes', async () => {
    const token = await buildSession(database.db, await buildLabour(database.db));
    const { statuses } = await answersTo(bell(`${H2C}\r\nAuthorization: Bearer ${token}\r\nX-Name: \xe9\xff`));
    expect(statuses).toEqual([200]);
  });

  it.each(['/', '/live', '/socket.io', jobEndpoints.listJobs.path])(
    'A WebSocket request to %s gets a plain HTTP response',
    async (path) => {
      const { statuses, state } = await answersTo(`GET ${path} HTTP/1.1\r\nHost: here\r\n${WEBSOCKET}\r\n\r\n`);
      expect(statuses).toEqual([path === '/socket.io' ? 404 : 200]);
      expect(state.text).not.toMatch(/^HTTP\/1\.1 101/);
    },
  );

  it('The socket path answers a foreign upgrade as polling, and a WebSocket upgrade with 101', async () => {
    const handshake = '/socket.io/?EIO=4&transport=polling';
    const foreign = await answersTo(`GET ${handshake} HTTP/1.1\r\nHost: here\r\n${H2C}\r\n\r\n`);
    expect(foreign.state.text).toContain('"upgrades":["websocket"]');
    const own = await answersTo(
      `GET /socket.io/?EIO=4&transport=websocket HTTP/1.1\r\nHost: here\r\n${WEBSOCKET}\r\n\r\n`,
    );
    expect(own.statuses).toEqual([101]);
  });
});

describe('a request with two hosts', () => {
  const two = 'Host: here\r\nHost: elsewhere.example';

  it.each([
    '/',
    '/live',
    '/jobs',
    jobEndpoints.listJobs.path,
    '/api/csrf-token',
    '/socket.io/?EIO=4&transport=polling',
  ])('A request with two hosts to %s gets 400', async (path) => {
    for (const headers of [two, 'Host: here\r\nHost: here', `${two}\r\n${H2C}`])
      expect((await answersTo(`GET ${path} HTTP/1.1\r\n${headers}\r\n\r\n`)).statuses).toEqual([400]);
  });

  it('A request with two hosts gets 400 instead of a WebSocket', async () => {
    const path = '/socket.io/?EIO=4&transport=websocket';
    expect((await answersTo(`GET ${path} HTTP/1.1\r\n${two}\r\n${WEBSOCKET}\r\n\r\n`)).statuses).toEqual([400]);
  });

  it('A request with two hosts gets the problem `malformed_request`', async () => {
    const { state } = await answersTo(`GET /api/csrf-token HTTP/1.1\r\n${two}\r\n\r\n`);
    expect(state.text).toContain('"code":"malformed_request"');
  });
});

describe('the scheme of the authorization header', () => {
  it.each(['Bearer', 'bearer', 'BEARER', 'bEaReR'])('The scheme may be written %s', async (scheme) => {
    const token = await buildSession(database.db, await buildLabour(database.db));
    const { token: adminToken } = await buildAdmin(database.db);
    const ask = (path: string, given: string) =>
      fetch(api.base + path, { headers: { authorization: `${scheme} ${given}` } });
    expect((await ask(accountEndpoints.listSessions.path, token)).status).toBe(200);
    expect((await ask('/api/v1/admin/me', adminToken)).status).toBe(200);
  });
});
