// The server closes stalled responses, but serves slow clients completely.
import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { waitFor } from '#testing/wait-for.ts';
import { closeStalledResponses } from './idle-connections.ts';

const LONG = 'x'.repeat(24_000_000);
const undo: (() => unknown)[] = [];
afterEach(() => Promise.all(undo.splice(0).map((step) => step())));

async function serveLong(): Promise<{ port: number; open: () => number }> {
  const http = createServer((_req, res) => res.end(LONG));
  closeStalledResponses(http, 1_000);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  undo.push(() => new Promise((closed) => http.close(closed)));
  const sockets = new Set<Socket>();
  http.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const place = http.address();
  return { port: typeof place === 'object' && place ? place.port : 0, open: () => sockets.size };
}

function ask(port: number): Socket {
  const socket = connect(port, '127.0.0.1', () =>
    socket.write('GET / HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n'),
  );
  socket.on('error', () => {});
  undo.push(() => socket.destroy());
  return socket;
}

it('The server closes the connection of a client that reads nothing', async () => {
  const { port, open } = await serveLong();
  ask(port).pause();
  await waitFor('the reader', () => open() === 1);
  await waitFor('the reader to be disconnected', () => open() === 0);
  expect(open()).toBe(0);
});

it('A client that reads slowly gets the whole response', async () => {
  const { port } = await serveLong();
  const socket = ask(port);
  let [taken, pauses] = [0, 0];
  socket.on('data', (data: Buffer) => {
    taken += data.length;
    pauses += 1;
    if (pauses > 12) return;
    socket.pause();
    setTimeout(() => socket.resume(), 100);
  });
  await waitFor('the connection to close', () => socket.readableEnded);
  expect(taken).toBeGreaterThan(LONG.length);
});
