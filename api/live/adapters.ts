// What joins several API processes: Postgres LISTEN/NOTIFY, or Redis where there is one. Neither is needed for correctness.
import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter';
import { createAdapter as createRedisAdapter } from '@socket.io/redis-adapter';
import type { Db } from '#platform/db.ts';
import { describeError, type Log } from '#platform/log.ts';
import { NOTIFY_BYTES } from '#platform/push.ts';
import type { RedisPublisher, RedisSubscriber } from '#platform/redis.ts';

/**
 * The adapter forgets a listening connection that breaks without giving it back: each outage of Postgres would take one of the
 * pool's places for ever, until nothing could listen any more.
 */
function giveBackBroken(db: Db): void {
  db.on('connect', (client) => {
    client.once('end', () => {
      if (client.listenerCount('notification') > 0) client.release(true);
    });
  });
}

/** Through the database that is there anyway; `db` is a pool of its own. */
export function postgresAdapter(db: Db, log: Log) {
  giveBackBroken(db);
  return createPostgresAdapter(db, {
    payloadThreshold: NOTIFY_BYTES,
    errorHandler: (error: Error) => log.warn('the socket bridge stumbled', describeError(error)),
  });
}

/** Through Redis: local sockets are served even while it is away. */
export function redisAdapter(publish: RedisPublisher, subscribe: RedisSubscriber) {
  return createRedisAdapter(publish, subscribe);
}
