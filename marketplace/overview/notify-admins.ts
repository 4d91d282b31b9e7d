// Notifies the browsers of administrators that a queue has changed, so that they reload it.
import { ADMIN_NAMESPACE, type AdminQueue } from '#contracts/socket.ts';
import { adminRoomOf, type Message, type Push } from '#platform/push.ts';
import type { Queryable } from '#platform/sql.ts';

const messageOf = (queue: AdminQueue): Message => ({
  namespace: ADMIN_NAMESPACE,
  rooms: [adminRoomOf.all],
  event: 'queue.changed',
  payload: { queue },
});

/** For processes without sockets. Processes with sockets use `deps.live.notifyAdmins`. */
export function notifyAdmins(push: Push, db: Queryable, queue: AdminQueue): Promise<void> {
  return push(db, [messageOf(queue)]);
}
