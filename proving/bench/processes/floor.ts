// Baseline of notifications: sends each NOTIFY payload to raw WebSockets.
import pg from 'pg';
import { WebSocketServer } from 'ws';

const [url = ''] = process.argv.slice(2);
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
const client = new pg.Client({ connectionString: url, keepAlive: true });
client.on('notification', ({ payload = '' }) => {
  for (const socket of server.clients) socket.send(payload);
});
await client.connect();
await client.query('listen bell');
process.on('disconnect', () => process.exit(0));
const address = server.address();
process.send?.({ ready: true, port: typeof address === 'object' && address ? address.port : 0 });
