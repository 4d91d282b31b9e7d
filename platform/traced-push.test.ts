// Tests that a push over Redis carries the trace context only in sampled traces, and outside the packet that browsers
// receive.
import { expect, it } from 'vitest';
import { useDatabase } from '#testing/database.ts';
import { freePort } from '#testing/free-port.ts';
import { hasRedis, startRedis } from '#testing/redis.ts';
import { silentLog } from '#testing/silent-log.ts';
import { waitFor } from '#testing/wait-for.ts';
import { contextOf, runInContext } from './context.ts';
import { pushByRedis } from './push.ts';
import { openRedis, openRedisSubscriber } from './redis.ts';
import { tracedPush } from './traced-push.ts';

const database = useDatabase();
const TRACE = `00-${'a1'.repeat(16)}-${'b2'.repeat(8)}`;

it.skipIf(!hasRedis)('A push over Redis contains its trace context if the trace is sampled', async () => {
  const server = await startRedis(await freePort());
  const [publish, listen] = [openRedis(server.url, silentLog), openRedisSubscriber(server.url, silentLog)];
  try {
    const heard: string[] = [];
    listen.on('pmessage', (_pattern: string, _channel: string, message: string) => heard.push(message));
    await waitFor('redis', () => publish.status === 'ready' && listen.status === 'ready');
    await listen.psubscribe('*');
    const push = tracedPush(pushByRedis(publish));
    for (const flags of ['01', '00']) {
      const context = contextOf(`${TRACE}-${flags}`);
      const message = { rooms: ['user:1'], event: `told.${flags}`, payload: {} };
      if (context) await runInContext(context, () => push(database.db, [message]));
    }
    await waitFor('both messages', () => heard.length === 2);
    expect(heard.map((message) => [message.includes('told.01'), message.includes(`${TRACE}-01`)])).toEqual([
      [true, true],
      [false, false],
    ]);
    expect(heard[1]).not.toContain(TRACE);
  } finally {
    publish.disconnect();
    listen.disconnect();
    await server.kill();
  }
});
