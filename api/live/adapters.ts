// Pub/sub adapters that join the API processes: Postgres LISTEN/NOTIFY, or Redis if it is configured. Lost messages
// cause no wrong data, because clients fetch their data again.
import type { EventEmitter } from 'node:events';
import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter';
import { createAdapter as createRedisAdapter } from '@socket.io/redis-adapter';
import type { Db, DbClient } from '#platform/db.ts';
import { describeError, type Log } from '#platform/log.ts';
import { NOTIFY_BYTES } from '#platform/push.ts';
import type { RedisPublisher, RedisSubscriber } from '#platform/redis.ts';
import { wrapMethod } from '#platform/wrap-method.ts';

/**
 * Releases broken listening connections, because the adapter does not return them to the pool. Otherwise each Postgres
 * outage would occupy one pool slot, until no connection could listen.
 */
function releaseBroken(db: Db): void {
  db.on('connect', (client) => {
    client.once('end', () => {
      if (client.listenerCount('notification') > 0) client.release(true);
    });
  });
}

type Client = DbClient;

/** Closes a listening connection. Its listeners are removed first, so that the adapter does not reconnect. */
function drop(client: Client): void {
  client.removeAllListeners('notification');
  client.removeAllListeners('end');
  client.release(true);
}

/**
 * Calls `done` or `failed` after each LISTEN of a connection, because the adapter reports neither success nor failure.
 */
function watchListen(client: Client, { done, failed }: { done(): void; failed(): void }): void {
  wrapMethod(client, 'query', (query) => (...given) => {
    const answer = query(...given);
    if (answer instanceof Promise && String(given[0]).startsWith('LISTEN')) answer.then(done, failed);
    return answer;
  });
}

/**
 * Calls `onBack` when a connection of the adapter has started to listen. Also corrects two faults of the adapter's
 * reconnection: closes a connection whose LISTEN failed (a Postgres standby rejects LISTEN), and closes the older one
 * of two listening connections. The adapter itself reconnects 1 to 3 s after its connection ends.
 */
export function watchPostgresAdapter(db: Db, onBack: () => void): void {
  let listening: Client | null = null;
  db.on('connect', (client) => {
    const isOver = () => {
      if (listening === client) listening = null;
    };
    const emitter: EventEmitter = client;
    emitter.on('newListener', (event) => {
      if (event !== 'notification' || listening === client) return;
      const older = listening;
      listening = client;
      client.once('end', isOver);
      if (older) drop(older);
    });
    watchListen(client, {
      done: onBack,
      failed: () => {
        if (listening !== client) return;
        listening = null;
        drop(client);
      },
    });
  });
}

/** Calls `onBack` when the subscriber has connected. At that time, its subscriptions are already renewed. */
export function watchRedisAdapter(subscribe: RedisSubscriber, onBack: () => void): void {
  subscribe.on('ready', onBack);
}

/** Creates the adapter that uses Postgres. `db` must be a separate pool. */
export function postgresAdapter(db: Db, log: Log) {
  releaseBroken(db);
  return createPostgresAdapter(db, {
    payloadThreshold: NOTIFY_BYTES,
    errorHandler: (error: Error) => log.warn('the pub/sub adapter reported an error', describeError(error)),
  });
}

/** Creates the adapter that uses Redis. Local sockets work even while Redis is unavailable. */
export function redisAdapter(publish: RedisPublisher, subscribe: RedisSubscriber) {
  return createRedisAdapter(publish, subscribe);
}
