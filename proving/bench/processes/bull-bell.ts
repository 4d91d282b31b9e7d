// Competitor of the lines L4 and E1 in the result table: BullMQ and Socket.IO in one process. A BullMQ job inserts the
// notification and emits it.
import { createServer } from 'node:http';
import { Worker } from 'bullmq';
import { Server } from 'socket.io';
import { z } from '#contracts/z.ts';
import { openDb } from '#platform/db.ts';
import { one, prepared, sql } from '#platform/sql.ts';

const [url = '', redis = ''] = process.argv.slice(2);
const db = openDb({ url, max: 12, name: 'bull bell' });
const http = createServer();
const live = new Server(http, { path: '/socket.io/', transports: ['websocket'] });
live.on('connection', (socket) => socket.join('reader'));

const asked = z.object({ event_id: z.int(), application_id: z.int(), labour_id: z.int() });
const written = z.looseObject({ application_id: z.int() });

async function ring(data: unknown): Promise<void> {
  const { event_id, application_id, labour_id } = asked.parse(data);
  const statement = sql`insert into notifications (user_id, kind, notification_type, event_id, event_at, application_id, params)
    select ${labour_id}::bigint, 'application_shortlisted', 'application_status', e.id, e.recorded_at, ${application_id}::bigint,
      '{"job_title": "Mason for house", "company": "Sai Construction", "person": "Ravi Kumar"}'
    from domain_events e where e.id = ${event_id}
    returning id, kind, notification_type, application_id, is_read, created_at`;
  live.to('reader').emit('notification.created', await one(db, prepared('bull bell', statement), written));
}

new Worker('bell', ({ data }) => ring(data), {
  connection: { url: redis, maxRetriesPerRequest: null },
  concurrency: 10,
});

process.on('disconnect', () => process.exit(0));
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  process.send?.({ ready: true, port: typeof address === 'object' && address ? address.port : 0 });
});
