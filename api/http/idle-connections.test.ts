// A server that stops waits for open responses, but not for connections without a request.
import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { watchIdleConnections } from './idle-connections.ts';

let http: Server;
afterEach(() => http.closeAllConnections());

async function serve(answer: (res: ServerResponse) => void) {
  http = createServer((_req, res) => answer(res)).listen(0, '127.0.0.1');
  await once(http, 'listening');
  return watchIdleConnections(http);
}

async function visitor(): Promise<Socket> {
  const address = http.address();
  const socket = connect(typeof address === 'object' && address ? address.port : 0, '127.0.0.1');
  await once(http, 'connection');
  return socket;
}

const ask = (socket: Socket) => socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n');

describe('persistent connections of a stopping server', () => {
  it('A connection without a request does not delay the stop', async () => {
    const endQuiet = await serve((res) => res.end('here'));
    const socket = await visitor();
    endQuiet();
    await Promise.all([once(socket, 'close'), new Promise((closed) => http.close(closed))]);
    expect(socket.destroyed).toBe(true);
  });

  it('A pending response is sent before its connection closes', async () => {
    let finish = () => {};
    const asked = new Promise<void>((resolve) => {
      finish = resolve;
    });
    let answer: ServerResponse | null = null;
    const endQuiet = await serve((res) => {
      answer = res;
      finish();
    });
    const socket = await visitor();
    ask(socket);
    await asked;
    endQuiet();
    const closed = new Promise((resolve) => http.close(resolve));
    const heard = once(socket, 'data');
    setTimeout(() => answer?.end('the answer'), 150);
    expect(String(await heard)).toContain('the answer');
    await closed;
  });
});
