// Baseline of a fan-out. For each NOTIFY, inserts the notifications of 1,000 recipients at a time, and sends a raw
// WebSocket message to each connected recipient.
import pg from 'pg';
import { type WebSocket, WebSocketServer } from 'ws';
import { z } from '#contracts/z.ts';

const [url = ''] = process.argv.slice(2);
const PAGE_SIZE = 1000;
const sockets = new Map<number, WebSocket>();
const server = new WebSocketServer({ host: '127.0.0.1', port: 0, perMessageDeflate: false });
server.on('connection', (socket, request) => {
  sockets.set(Number(new URL(request.url ?? '/', 'ws://floor').searchParams.get('user')), socket);
});

const client = new pg.Client({ connectionString: url, keepAlive: true });
const writer = new pg.Client({ connectionString: url });
const written = z.array(z.object({ user_id: z.string() }));

const statement = `insert into notifications (user_id, kind, notification_type, event_id, event_at, params)
  select user_id, 'job_match', 'job_match', $1, now(), '{"job_title": "Tiler for a new house", "company": "Sai Construction"}'
  from (select user_id from bench_recipients where user_id > $2 order by user_id limit ${PAGE_SIZE}) page returning user_id`;

async function notifyAll(eventId: string): Promise<void> {
  const message = JSON.stringify({ title: 'A job that fits you', message: 'Tiler for a new house', event: eventId });
  for (let after = 0; ; ) {
    const { rows } = await writer.query({ name: 'floor', text: statement, values: [eventId, after] });
    const people = written.parse(rows).map(({ user_id }) => Number(user_id));
    for (const id of people) sockets.get(id)?.send(message);
    if (people.length < PAGE_SIZE) return;
    after = Math.max(...people);
  }
}

client.on('notification', ({ payload = '' }) => void notifyAll(payload));
await client.connect();
await writer.connect();
await client.query('listen fanout');
process.on('disconnect', () => process.exit(0));
const address = server.address();
process.send?.({ ready: true, port: typeof address === 'object' && address ? address.port : 0 });
