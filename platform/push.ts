// Sends socket messages from a process that holds no sockets, by Postgres NOTIFY or by Redis, to every API process.
import { Emitter } from '@socket.io/redis-emitter';
import { currentContext } from './context.ts';
import type { RedisPublisher } from './redis.ts';
import { prepared, type Queryable, run, sql } from './sql.ts';

/** One message to everyone in any of the rooms, once each. */
export interface Message {
  /** The namespace of the sockets; everybody's, `/`, unless told. */
  namespace?: string;
  rooms: readonly string[];
  event: string;
  payload: unknown;
}

/** Sends; resolves when the messages are handed over. A push may be lost: the lists are the truth. */
export type Push = (db: Queryable, messages: readonly Message[]) => Promise<void>;

const CHANNEL = 'socket.io#';
const EVERYBODY = '/';
const EVENT_PACKET = 2;
const BROADCAST = 3;

/** NOTIFY refuses 8,000 bytes; above this a message's rooms are split. */
export const NOTIFY_BYTES = 7500;

/** Where a delivery hangs, in traces that are kept: beside the packet, so that no browser sees it. */
function flagsOfTrace(): { traceparent?: string } {
  const traceparent = currentContext()?.traceparent;
  return traceparent?.endsWith('1') ? { traceparent } : {};
}

// The shape that @socket.io/postgres-adapter 0.5 reads from its channel.
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

/** Through the database: every API process listens on a channel of each namespace. One round trip for all messages. */
export const pushByNotify: Push = async (db, messages) => {
  const small = messages
    .flatMap((message) =>
      packets(message).map((text) => ({ text, channel: CHANNEL + (message.namespace ?? EVERYBODY) })),
    )
    .filter(({ text }) => Buffer.byteLength(text) <= NOTIFY_BYTES);
  const [channels, texts] = [small.map(({ channel }) => channel), small.map(({ text }) => text)];
  const statement = sql`select pg_notify(channel, text) from unnest(${channels}::text[], ${texts}::text[]) as message (channel, text)`;
  if (texts.length > 0) await run(db, prepared('push', statement));
};

/** The message between processes after which every API process asks its sockets to fetch again. */
export const RESYNC_ALL = 'resync.all';

/**
 * Through Redis. While it is away nothing is sent and nothing waits; when it is back, the API processes are asked to have their
 * sockets fetch what was lost.
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
      // It has a way for flags of its own only, and carries any.
      Object.assign(Reflect.get(to, 'flags'), flagsOfTrace());
      to.emit(event, payload);
    }
  };
}

/** The room of a person's every socket, and of one session's. */
export const roomOf = {
  user: (id: number) => `user:${id}`,
  session: (id: number) => `session:${id}`,
};

/** The rooms of the administrators' namespace: all of them, every socket of one, one session's. */
export const adminRoomOf = {
  all: 'admins',
  admin: (id: number) => `admin:${id}`,
  session: (id: number) => `admin-session:${id}`,
};
