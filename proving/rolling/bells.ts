// Simulated browsers that receive notifications: each has one socket and fetches its list of notifications on every
// connection, as the app does.
import { io, type Socket } from 'socket.io-client';
import { type Notification, notificationList } from '#contracts/notifications.ts';
import { waitFor } from '#testing/wait-for.ts';
import type { Caller } from './calls.ts';
import type { Member } from './world.ts';

const pathOf = ({ type }: Member) => `/api/v1/notifications/${type}/notifications/`;
const PAGE_SIZE = 50;

/** Returns all notifications of a user, as the API lists them. */
export async function listOf(caller: Caller, member: Member): Promise<Notification[]> {
  const shown: Notification[] = [];
  for (;;) {
    const path = `${pathOf(member)}?limit=${PAGE_SIZE}&skip=${shown.length}`;
    const answer = notificationList.safeParse(await caller.call({ method: 'GET', path, token: member.token }));
    if (!answer.success || answer.data.notifications.length === 0) return shown;
    shown.push(...answer.data.notifications);
    if (shown.length >= answer.data.total) return shown;
  }
}

export interface Bells {
  /** Ids of notifications received over the socket, by user, including duplicates. */
  pushed: ReadonlyMap<number, readonly number[]>;
  connections(): number;
  close(): void;
}

/** Connects a socket for each user. Resolves when all are connected. */
export async function listenAll(address: string, members: readonly Member[]): Promise<Bells> {
  const pushed = new Map<number, number[]>();
  const sockets: Socket[] = [];
  let connections = 0;
  for (const member of members) {
    const mine: number[] = [];
    pushed.set(member.id, mine);
    const socket = io(address, {
      path: '/socket.io/',
      transports: ['websocket'],
      auth: { token: member.token },
      forceNew: true,
    });
    socket.on('notification.created', ({ id }: Notification) => {
      if (id !== null) mine.push(id);
    });
    socket.on('connect', () => {
      connections += 1;
    });
    sockets.push(socket);
  }
  await waitFor('all clients to be connected', () => sockets.every(({ connected }) => connected), 30_000);
  return { pushed, connections: () => connections, close: () => sockets.forEach((socket) => void socket.disconnect()) };
}
