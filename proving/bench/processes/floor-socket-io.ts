// The line L7 of the result table: the notification baseline with Socket.IO instead of raw WebSockets. Emits each
// NOTIFY payload.
import { createServer } from 'node:http';
import pg from 'pg';
import { Server } from 'socket.io';

const [url = ''] = process.argv.slice(2);
const http = createServer();
const live = new Server(http, { path: '/socket.io/', transports: ['websocket'], perMessageDeflate: false });
const client = new pg.Client({ connectionString: url, keepAlive: true });
client.on('notification', ({ payload = '' }) => {
  live.emit('notification.created', JSON.parse(payload));
});
await client.connect();
await client.query('listen bell');
process.on('disconnect', () => process.exit(0));
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  process.send?.({ ready: true, port: typeof address === 'object' && address ? address.port : 0 });
});
