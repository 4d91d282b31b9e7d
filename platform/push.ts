// Sends socket messages from a process without sockets to every API process, by Postgres NOTIFY or by Redis.
import { Emitter } from '@socket.io/redis-emitter';
import { currentContext } from './context.ts';
import { addFlags } from './emitter-flags.ts';
import type { Note, Notifier } from './notifier.ts';
import type { RedisPublisher } from './redis.ts';
import type { Queryable } from './sql.ts';

/** A message to all sockets that are in at least one of the rooms. Each socket receives it once. */
export interface Message {
  /** Namespace of the sockets; `/` (users) by default. */
  namespace?: string;
  rooms: readonly string[];
  event: string;
  payload: unknown;
}

/**
 * Sends messages and resolves when they are handed over to NOTIFY or Redis. A push may be lost; the data that the API
 * returns is authoritative.
 */
export type Push = (db: Queryable, messages: readonly Message[]) => Promise<void>;

const CHANNEL = 'socket.io#';
const EVERYBODY = '/';
const EVENT_PACKET = 2;
const BROADCAST = 3;
const SERVER_SIDE_EMIT = 9;

/**
 * Maximum bytes of one message: NOTIFY refuses payloads of 8,000 bytes or more. The rooms of a larger message are
 * split.
 */
export const NOTIFY_BYTES = 7500;

/**
 * Returns the trace context of a sampled trace as a flag. Flags are beside the packet in a message, and browsers
 * receive only the packet.
 */
function flagsOfTrace(): Readonly<Record<string, string>> {
  const traceparent = currentContext()?.traceparent;
  return traceparent?.endsWith('1') ? { traceparent } : {};
}

// Returns a message in the packet format that @socket.io/postgres-adapter 0.5 reads from its channel.
function packet({ namespace: nsp = EVERYBODY, rooms, event, payload }: Message): string {
  const broadcast = {
    packet: { type: EVENT_PACKET, data: [event, payload], nsp },
    opts: { rooms, except: [], flags: flagsOfTrace() },
  };
  return JSON.stringify({ uid: 'emitter', nsp, type: BROADCAST, data: broadcast });
}

function packets(message: Message): string[] {
  const whole = packet(message);
  if (Buffer.byteLength(whole) <= NOTIFY_BYTES || message.rooms.length < 2) return [whole];
  const half = Math.ceil(message.rooms.length / 2);
  return [message.rooms.slice(0, half), message.rooms.slice(half)].flatMap((rooms) => packets({ ...message, rooms }));
}

/**
 * Pushes through the database: every API process listens on one channel per namespace. Messages of concurrent tasks
 * share a transaction, and Postgres delivers equal messages of a transaction once.
 */
export function pushByNotify(notifier: Pick<Notifier, 'send'>): Push {
  return (_db, messages) =>
    notifier.send(
      messages
        .flatMap((message) =>
          packets(message).map((text) => ({ text, channel: CHANNEL + (message.namespace ?? EVERYBODY) })),
        )
        .filter(({ text }) => Buffer.byteLength(text) <= NOTIFY_BYTES),
    );
}

/** Message between processes. Every API process that receives it asks its clients to fetch their data again. */
export const RESYNC_ALL = 'resync.all';

/** `RESYNC_ALL` as a notification of Postgres. A process sends it after its pushes were lost. */
export const resyncNote: Note = {
  channel: CHANNEL + EVERYBODY,
  text: JSON.stringify({ uid: 'emitter', nsp: EVERYBODY, type: SERVER_SIDE_EMIT, data: { packet: [RESYNC_ALL] } }),
};

/**
 * Pushes through Redis. While Redis is unavailable, messages are dropped. After a reconnect, the API processes ask
 * their clients to fetch their data again.
 */
export function pushByRedis(redis: RedisPublisher): Push {
  const emitter = new Emitter(redis);
  let wasConnected = false;
  redis.on('ready', () => {
    if (wasConnected) emitter.serverSideEmit(RESYNC_ALL);
    wasConnected = true;
  });
  return async (_db, messages) => {
    if (redis.status !== 'ready') return;
    for (const { namespace, rooms, event, payload } of messages) {
      const to = (namespace ? emitter.of(namespace) : emitter).to([...rooms]);
      addFlags(to, flagsOfTrace());
      to.emit(event, payload);
    }
  };
}

/** Names of the rooms of users: all sockets of one user, and all sockets of one session. */
export const roomOf = {
  user: (id: number) => `user:${id}`,
  session: (id: number) => `session:${id}`,
};

/** Names of the rooms in the admin namespace: all administrators, one administrator, and one session. */
export const adminRoomOf = {
  all: 'admins',
  admin: (id: number) => `admin:${id}`,
  session: (id: number) => `admin-session:${id}`,
};
