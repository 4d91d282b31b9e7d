// What joins several API processes: Postgres LISTEN/NOTIFY, or Redis where there is one. Neither is needed for correctness.
import type { EventEmitter } from 'node:events';
import { createAdapter as createPostgresAdapter } from '@socket.io/postgres-adapter';
import { createAdapter as createRedisAdapter } from '@socket.io/redis-adapter';
import type { Db, DbClient } from '#platform/db.ts';
import { describeError, type Log } from '#platform/log.ts';
import { NOTIFY_BYTES } from '#platform/push.ts';
import type { RedisPublisher, RedisSubscriber } from '#platform/redis.ts';

/**
 * The adapter forgets a listening connection that breaks without giving it back: each outage of Postgres would take one of the
 * pool's places for ever, until nothing could listen any more.
 */
function releaseBroken(db: Db): void {
  db.on('connect', (client) => {
    client.once('end', () => {
      if (client.listenerCount('notification') > 0) client.release(true);
    });
  });
}

type Client = DbClient;

/** Ends a listening connection so that the adapter neither hears it nor reconnects because of it. */
function drop(client: Client): void {
  client.removeAllListeners('notification');
  client.removeAllListeners('end');
  client.release(true);
}

/** Calls back with the outcome of each LISTEN of a connection. The adapter reports neither. */
function watchListen(client: Client, { done, failed }: { done(): void; failed(): void }): void {
  const query = client.query;
  Object.defineProperty(client, 'query', {
    value: (...given: unknown[]) => {
      const answer: unknown = Reflect.apply(query, client, given);
      if (answer instanceof Promise && String(given[0]).startsWith('LISTEN')) answer.then(done, failed);
      return answer;
    },
  });
}

/**
 * Calls `onBack` whenever a connection of the adapter has begun to listen, and repairs two faults of its reconnection: a connection
 * that may not LISTEN (a standby) is given back to the pool, and of two that listen only the newer one stays. The adapter reconnects
 * by itself 1 to 3 s after the end of its connection.
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

/** Calls `onBack` whenever the subscriber is connected: its subscriptions were renewed before. */
export function watchRedisAdapter(subscribe: RedisSubscriber, onBack: () => void): void {
  subscribe.on('ready', onBack);
}

/** Through the database that is there anyway; `db` is a pool of its own. */
export function postgresAdapter(db: Db, log: Log) {
  releaseBroken(db);
  return createPostgresAdapter(db, {
    payloadThreshold: NOTIFY_BYTES,
    errorHandler: (error: Error) => log.warn('the socket bridge stumbled', describeError(error)),
  });
}

/** Through Redis: local sockets are served even while it is away. */
export function redisAdapter(publish: RedisPublisher, subscribe: RedisSubscriber) {
  return createRedisAdapter(publish, subscribe);
}
