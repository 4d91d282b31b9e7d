// Notifies the browsers of administrators that a queue of the admin area has changed, so that the browsers reload the
// queue.
import { ADMIN_NAMESPACE, type AdminQueue } from '#contracts/socket.ts';
import { adminRoomOf, type Message, type Push } from '#platform/push.ts';
import type { Queryable } from '#platform/sql.ts';

const messageOf = (queue: AdminQueue): Message => ({
  namespace: ADMIN_NAMESPACE,
  rooms: [adminRoomOf.all],
  event: 'queue.changed',
  payload: { queue },
});

/**
 * Sends the notification from a process without sockets. Processes with sockets use `deps.live.notifyAdmins` instead.
 */
export function notifyAdmins(push: Push, db: Queryable, queue: AdminQueue): Promise<void> {
  return push(db, [messageOf(queue)]);
}
