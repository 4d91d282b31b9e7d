// A thousand clients in one process: counts their messages and records the first and last arrival times.
import { readFileSync } from 'node:fs';
import { io } from 'socket.io-client';
import { WebSocket } from 'ws';
import { z } from '#contracts/z.ts';

const [kind, url = '', file = ''] = process.argv.slice(2);
const listeners = z.array(z.object({ id: z.int(), token: z.string() })).parse(JSON.parse(readFileSync(file, 'utf8')));
const AT_ONCE = 50;

let heard: { received: number; first: number; last: number } = { received: 0, first: 0, last: 0 };

function note(): void {
  const at = Date.now() + (performance.now() % 1);
  heard = { received: heard.received + 1, first: heard.first || at, last: at };
}

process.on('message', (message) => {
  if (message === 'reset') heard = { received: 0, first: 0, last: 0 };
  process.send?.(heard);
});
process.on('disconnect', () => process.exit(0));

function connect({ id, token }: (typeof listeners)[number]): Promise<void> {
  return new Promise((resolve) => {
    if (kind === 'socket.io') {
      const socket = io(url, { path: '/socket.io/', transports: ['websocket'], auth: { token }, forceNew: true });
      socket.on('notification.created', note);
      socket.on('connect', resolve);
    } else {
      const socket = new WebSocket(`${url}?user=${id}`);
      socket.on('message', note);
      socket.on('open', resolve);
    }
  });
}

for (let from = 0; from < listeners.length; from += AT_ONCE)
  await Promise.all(listeners.slice(from, from + AT_ONCE).map(connect));
process.send?.({ ready: true });
