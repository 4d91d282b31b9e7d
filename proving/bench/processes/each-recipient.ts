// The common design of a fan-out: one graphile-worker task per recipient, with default settings. Each task inserts one
// row and emits one message.
import { createServer } from 'node:http';
import { Logger, run } from 'graphile-worker';
import { Server } from 'socket.io';
import { z } from '#contracts/z.ts';
import { findSession } from '#marketplace/signin/queries/sessions.ts';
import { openDb } from '#platform/db.ts';
import { digest } from '#platform/secrets.ts';
import { maybe, prepared, sql } from '#platform/sql.ts';

const [url = ''] = process.argv.slice(2);
const db = openDb({ url, max: 16, name: 'each recipient' });
const http = createServer();
const live = new Server(http, { path: '/socket.io/', transports: ['websocket'], perMessageDeflate: false });
live.use(async (socket, next) => {
  const session = await findSession(db, digest(String(socket.handshake.auth.token)));
  if (session) await socket.join(`user:${session.user_id}`);
  next();
});

const asked = z.object({ event_id: z.int(), user_id: z.int() });
const written = z.looseObject({ id: z.int() });

async function notifyOne(data: unknown): Promise<void> {
  const { event_id, user_id } = asked.parse(data);
  const statement = sql`insert into notifications (user_id, kind, notification_type, event_id, event_at, params)
    values (${user_id}::bigint, 'job_match', 'job_match', ${event_id}::bigint, now(), '{"job_title": "Tiler for a new house", "company": "Sai Construction"}')
    on conflict do nothing returning id, kind, notification_type, is_read, created_at`;
  const row = await maybe(db, prepared('tell one', statement), written);
  if (row) live.to(`user:${user_id}`).emit('notification.created', row);
}

const schema = 'queue_peer';
await run({
  pgPool: db,
  schema,
  concurrency: 10,
  noHandleSignals: true,
  logger: new Logger(() => () => {}),
  taskList: { tell_one: notifyOne },
});
process.on('disconnect', () => process.exit(0));
http.listen(0, '127.0.0.1', () => {
  const address = http.address();
  process.send?.({ ready: true, port: typeof address === 'object' && address ? address.port : 0 });
});
