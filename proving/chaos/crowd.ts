// Many workers with one socket each. The sockets reconnect with the settings of the web app and fetch the notifications
// on every connection.
import { io, type Socket } from 'socket.io-client';
import { notificationList } from '#contracts/notifications.ts';
import { z } from '#contracts/z.ts';
import { digest, randomToken } from '#platform/secrets.ts';
import { many, type Queryable, sql } from '#platform/sql.ts';
import { waitFor } from '#testing/wait-for.ts';
import { comingBack, reconnectAfterRejection } from '#web/app/live/socket.ts';
import { retryingClient } from './retrying-client.ts';

export interface Someone {
  id: number;
  token: string;
}

interface Crowd {
  connected(): number;
  /** Ids of the notifications that each worker has received, by socket or in the list. */
  known: ReadonlyMap<number, ReadonlySet<number>>;
  /** Resolves when every worker is connected. Throws after `withinMs`. */
  untilAll(withinMs: number): Promise<unknown>;
  /** Resolves when no list request is running. */
  untilFetched(): Promise<void>;
  close(): void;
}

interface CrowdOptions {
  address: string;
  people: readonly Someone[];
  /** Whether a client fetches its list of notifications on each connection, as the web app does. */
  catchesUp: boolean;
}

const AT_ONCE = 100;
const CONNECTED_WITHIN_MS = 180_000;

/** Creates workers with sessions in one statement. */
export async function plantCrowd(db: Queryable, count: number): Promise<Someone[]> {
  const tokens = Array.from({ length: count }, () => randomToken());
  const rows = await many(
    db,
    sql`with person as (
        insert into users (user_type, phone_number, first_name, last_name, language)
        select 'labour', '+917' || lpad(n::text, 9, '0'), 'Ravi', 'Kumar', 'en' from generate_series(1, ${count}::int) n returning id
      ), profile as (insert into labour_profiles (user_id) select id from person returning user_id),
      numbered as (select id, row_number() over (order by id) as place from person),
      session as (
        insert into sessions (token_hash, user_id, expires_at)
        select (${tokens.map((token) => digest(token))}::bytea[])[place], id, now() + interval '30 days' from numbered
        returning user_id
      )
      select id from numbered order by place`,
    z.object({ id: z.int() }),
  );
  return rows.map(({ id }, place) => ({ id, token: tokens[place] ?? '' }));
}

/** Opens a socket as the web app does. */
function openLine(address: string, { token }: Someone) {
  const options = { path: '/socket.io/', transports: ['websocket', 'polling'], tryAllTransports: true };
  const socket = io(address, { ...options, auth: { token }, forceNew: true, ...comingBack });
  return { socket, giveUp: reconnectAfterRejection(socket) };
}

/** Connects all workers without waiting for the connections. Returns a function that disconnects them. */
export function scatter(address: string, people: readonly Someone[]): () => void {
  const lines = people.map((one) => openLine(address, one));
  return () => {
    for (const { socket, giveUp } of lines) {
      giveUp();
      socket.disconnect();
    }
  };
}

/** Connects all workers in batches. Resolves when all are connected. */
export async function gather({ address, people, catchesUp }: CrowdOptions): Promise<Crowd> {
  const known = new Map<number, Set<number>>(people.map(({ id }) => [id, new Set()]));
  const client = retryingClient({ address });
  const fetching = new Set<Promise<unknown>>();
  const undo: (() => void)[] = [];
  const sockets: Socket[] = [];

  async function fetchList({ id, token }: Someone): Promise<void> {
    const path = '/api/v1/notifications/labour/notifications/?limit=50';
    const answer = await client.retryUntilSettled({ method: 'GET', path, token });
    const read = answer?.status === 200 ? notificationList.safeParse(JSON.parse(answer.text)) : null;
    for (const one of read?.data?.notifications ?? []) if (one.id !== null) known.get(id)?.add(one.id);
  }

  function connect(one: Someone): void {
    const { socket, giveUp } = openLine(address, one);
    socket.on('notification.created', ({ id }: { id: number | null }) => id !== null && known.get(one.id)?.add(id));
    socket.on('connect', () => {
      if (!catchesUp) return;
      const asking = fetchList(one).finally(() => fetching.delete(asking));
      fetching.add(asking);
    });
    undo.push(giveUp);
    sockets.push(socket);
  }

  const connected = () => sockets.filter((socket) => socket.connected).length;
  const crowd: Crowd = {
    known,
    connected,
    untilAll: (withinMs) => waitFor('all clients to be connected', () => connected() === people.length, withinMs),
    untilFetched: async () => {
      while (fetching.size > 0) await Promise.all(fetching);
    },
    close: () => {
      for (const end of undo) end();
      for (const socket of sockets) socket.disconnect();
      client.close();
    },
  };
  try {
    for (let from = 0; from < people.length; from += AT_ONCE) {
      for (const one of people.slice(from, from + AT_ONCE)) connect(one);
      const soFar = sockets.length;
      await waitFor('these clients to be connected', () => connected() === soFar, CONNECTED_WITHIN_MS);
    }
    await crowd.untilFetched();
  } catch (error) {
    crowd.close();
    throw error;
  }
  return crowd;
}
