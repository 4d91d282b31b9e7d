// The client of the notification benchmark, in a separate process: records the arrival time of each message by its
// application id.
import { io } from 'socket.io-client';
import { WebSocket } from 'ws';
import { z } from '#contracts/z.ts';
import { sharedClock } from '../statistics.ts';

const [kind, url = '', token = ''] = process.argv.slice(2);
const arrivals: [number, number][] = [];
const notice = z.object({ application_id: z.int() });

const ready = () => process.send?.({ ready: true });
function note(message: unknown): void {
  const at = sharedClock();
  arrivals.push([notice.parse(message).application_id, at]);
}

process.on('message', () => process.send?.({ arrivals }));
process.on('disconnect', () => process.exit(0));

if (kind === 'socket.io') {
  const socket = io(url, { path: '/socket.io/', transports: ['websocket'], auth: { token } });
  socket.on('notification.created', note);
  socket.on('connect', ready);
} else {
  const socket = new WebSocket(url);
  socket.on('message', (data) => note(JSON.parse(String(data))));
  socket.on('open', ready);
}
