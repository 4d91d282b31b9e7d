// Tests the faulty TCP proxy: which data passes, and when.
import { connect, createServer, type Server, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { waitFor } from '#testing/wait-for.ts';
import { openWire, type Wire } from './wire.ts';

let echo: Server;
let port = 0;
beforeAll(async () => {
  echo = createServer((socket) => {
    socket.on('error', () => {});
    socket.pipe(socket);
  });
  await new Promise<void>((resolve) => echo.listen(0, '127.0.0.1', resolve));
  const address = echo.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  echo.close();
});

const wires: Wire[] = [];
afterAll(() => Promise.all(wires.map((wire) => wire.close())));

interface Line {
  socket: Socket;
  heard(): string;
  ended(): boolean;
}

async function open(random?: () => number): Promise<{ wire: Wire; line: () => Line }> {
  const wire = await openWire({ host: '127.0.0.1', port, ...(random ? { random } : {}) });
  wires.push(wire);
  const line = () => {
    let heard = '';
    let ended = false;
    const socket = connect(wire.port, '127.0.0.1');
    socket.setEncoding('utf8').on('data', (text: string) => {
      heard += text;
    });
    socket.on('error', () => {});
    socket.on('close', () => {
      ended = true;
    });
    return { socket, heard: () => heard, ended: () => ended };
  };
  return { wire, line };
}

it('A held wire delivers all data later and in order', async () => {
  const { wire, line } = await open();
  const { socket, heard } = line();
  socket.write('one ');
  await waitFor('the echo', () => heard() === 'one ');
  wire.set({ kind: 'held' });
  socket.write('two ');
  socket.write('three');
  const other = line();
  other.socket.write('new');
  await waitFor('the second connection', () => wire.count() === 2);
  expect([heard(), other.heard()]).toEqual(['one ', '']);
  wire.set({ kind: 'good' });
  await waitFor('the delayed data', () => heard() === 'one two three' && other.heard() === 'new');
});

it('A slow wire delays both directions and keeps the order', async () => {
  const { wire, line } = await open(() => 0.5);
  wire.set({ kind: 'slow', ms: 60, jitterMs: 50 });
  const { socket, heard } = line();
  const from = performance.now();
  for (const letter of 'abcdef') socket.write(letter);
  await waitFor('the echo', () => heard() === 'abcdef');
  expect(performance.now() - from).toBeGreaterThan(110);
});

it('A narrow wire limits the bytes per second', async () => {
  const { wire, line } = await open();
  wire.set({ kind: 'narrow', bytesPerSecond: 10_000 });
  const { socket, heard } = line();
  const from = performance.now();
  socket.write('x'.repeat(2_000));
  await waitFor('the echo', () => heard().length === 2_000);
  expect(performance.now() - from).toBeGreaterThan(350);
});

it('A limited wire is cut after its byte limit, a cut ends every connection, and a refused wire accepts none', async () => {
  const { wire, line } = await open();
  wire.set({ kind: 'limited', bytes: 300 });
  const limited = line();
  limited.socket.write('x'.repeat(400));
  await waitFor('the cut', () => limited.ended());
  wire.set({ kind: 'good' });
  const living = line();
  living.socket.write('x');
  await waitFor('the echo', () => living.heard() === 'x');
  wire.cut();
  await waitFor('the connection to close', () => living.ended());
  wire.set({ kind: 'refused' });
  const refused = line();
  await waitFor('the refusal', () => refused.ended());
  expect(wire.count()).toBe(0);
});
