// Deliberately slow clients: headers and bodies that never end, readers that read little or nothing, sockets that never
// respond.
import { spawn } from 'node:child_process';
import { connect, type Socket } from 'node:net';
import { findProgram } from '#testing/programs.ts';

interface Reader {
  end(): void;
}

/** Bytes per second that a slow reader reads. */
const LITTLE = 2_000;
/** Total size of the responses that are requested on one connection: 2 MB. No request waits for an earlier response. */
const BYTES = 2_000_000;

/** Runs slowhttptest against an address for some seconds; `head` sends slow headers, `body` slow bodies. */
export function attack(
  address: string,
  kind: 'head' | 'body',
  { connections, seconds }: { connections: number; seconds: number },
) {
  const mode = kind === 'head' ? ['-H', '-t', 'GET'] : ['-B', '-t', 'POST', '-s', '8192'];
  const path = kind === 'head' ? '/api/v1/jobs/' : '/api/v1/auth/send-otp/';
  const pace = ['-c', String(connections), '-r', '500', '-i', '2', '-x', '24', '-p', '2', '-l', String(seconds)];
  const child = spawn(findProgram('slowhttptest') ?? 'slowhttptest', [...mode, ...pace, '-u', address + path], {
    stdio: 'ignore',
  });
  return new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('exit', () => resolve());
  });
}

function open(address: string, head: string): Socket {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname, () => socket.write(head));
  socket.on('error', () => {});
  return socket;
}

function readerOf(socket: Socket, timer?: NodeJS.Timeout): Reader {
  return {
    end: () => {
      clearInterval(timer);
      socket.destroy();
    },
  };
}

/** Requests 2 MB in several responses of `each` bytes and reads them slowly. */
export function readSlowly(address: string, path: string, each: number): Reader {
  const asked = `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`;
  const socket = open(address, asked.repeat(Math.ceil(BYTES / each)));
  socket.pause();
  const timer = setInterval(() => socket.read(LITTLE), 1_000);
  return readerOf(socket, timer);
}

/** Requests far more data than the buffers of the connection hold, and reads nothing. */
export function readNothing(address: string, path: string, each: number): Reader {
  const asked = `GET ${path} HTTP/1.1\r\nHost: here\r\n\r\n`;
  const socket = open(address, asked.repeat(Math.ceil((BYTES * 5) / each)));
  socket.pause();
  return readerOf(socket);
}

/** Opens a WebSocket that reads nothing, so it never answers a ping. */
export function listenDeaf(address: string): Reader {
  const head = [
    'GET /socket.io/?EIO=4&transport=websocket HTTP/1.1',
    'Host: here',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ].join('\r\n');
  const socket = open(address, `${head}\r\n\r\n`);
  socket.pause();
  return readerOf(socket);
}
