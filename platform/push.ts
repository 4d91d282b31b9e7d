// Sends socket messages from a process that holds no sockets, by Postgres NOTIFY or by Redis, to every API process.
import { Emitter } from '@socket.io/redis-emitter';
import type { Redis } from './redis.ts';
import { prepared, type Queryable, run, sql } from './sql.ts';

/** One message to everyone in any of the rooms, once each. */
export interface Message {
  rooms: readonly string[];
  event: string;
  payload: unknown;
}

/** Sends; resolves when the messages are handed over. A push may be lost: the lists are the truth. */
export type Push = (db: Queryable, messages: readonly Message[]) => Promise<void>;

const CHANNEL = 'socket.io#/';
const EVENT_PACKET = 2;
const BROADCAST = 3;

/** NOTIFY refuses 8,000 bytes; above this a message's rooms are split. */
export const NOTIFY_BYTES = 7500;

// The shape that @socket.io/postgres-adapter 0.5 reads from its channel.
function packet({ rooms, event, payload }: Message): string {
  const broadcast = {
    packet: { type: EVENT_PACKET, data: [event, payload], nsp: '/' },
    opts: { rooms, except: [], flags: {} },
  };
  return JSON.stringify({ uid: 'emitter', nsp: '/', type: BROADCAST, data: broadcast });
}

function packets(message: Message): string[] {
  const whole = packet(message);
  if (Buffer.byteLength(whole) <= NOTIFY_BYTES || message.rooms.length < 2) return [whole];
  const half = Math.ceil(message.rooms.length / 2);
  return [message.rooms.slice(0, half), message.rooms.slice(half)].flatMap((rooms) => packets({ ...message, rooms }));
}

/** Through the database: every API process listens on one channel. One round trip for all messages. */
export const pushByNotify: Push = async (db, messages) => {
  const texts = messages.flatMap(packets).filter((text) => Buffer.byteLength(text) <= NOTIFY_BYTES);
  const statement = sql`select pg_notify(${CHANNEL}, text) from unnest(${texts}::text[]) as text`;
  if (texts.length > 0) await run(db, prepared('push', statement));
};

/** Through Redis. While it is away nothing is sent and nothing waits. */
export function pushByRedis(redis: Redis): Push {
  const emitter = new Emitter(redis);
  return async (_db, messages) => {
    if (redis.status !== 'ready') return;
    for (const { rooms, event, payload } of messages) emitter.to([...rooms]).emit(event, payload);
  };
}

/** The room of a person's every socket, and of one session's. */
export const roomOf = {
  user: (id: number) => `user:${id}`,
  session: (id: number) => `session:${id}`,
};
