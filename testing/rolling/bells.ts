// Browsers that listen: a socket each, and on every connection the list is fetched, as the app does.
import { io, type Socket } from 'socket.io-client';
import { type Notification, notificationList } from '#contracts/notifications.ts';
import { waitFor } from '../wait-for.ts';
import type { Caller } from './calls.ts';
import type { Member } from './world.ts';

const pathOf = ({ type }: Member) => `/api/v1/notifications/${type}/notifications/`;
const PAGE_SIZE = 50;

/** All notifications of a person, as their lists show them. */
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
  /** Numbers of notifications that came over the socket, by person, repeats too. */
  pushed: ReadonlyMap<number, readonly number[]>;
  connections(): number;
  close(): void;
}

/** Connects everybody; resolves when all are. */
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
  await waitFor('everybody to be connected', () => sockets.every(({ connected }) => connected), 30_000);
  return { pushed, connections: () => connections, close: () => sockets.forEach((socket) => void socket.disconnect()) };
}
