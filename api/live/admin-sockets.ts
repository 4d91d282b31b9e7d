// Sockets of administrators: a separate namespace with separate tokens (D44). The server only sends messages. It
// ignores all messages from browsers.
import type { DefaultEventsMap, Server } from 'socket.io';
import type { OverviewStats } from '#contracts/overview.ts';
import {
  ADMIN_NAMESPACE,
  type AdminQueue,
  type AdminServerToClientEvents,
  type ClientToServerEvents,
  type ServerToClientEvents,
} from '#contracts/socket.ts';
import { z } from '#contracts/z.ts';
import { findAdminSession, listEndedAdminSessions } from '#marketplace/admins/queries/sessions.ts';
import { ADMIN_TOKEN_PREFIX, mustEnrol } from '#marketplace/admins/rules.ts';
import type { Db } from '#platform/db.ts';
import { adminRoomOf } from '#platform/push.ts';
import { digest } from '#platform/secrets.ts';
import { limitPerSession } from './socket-limits.ts';

interface Listener {
  session_id: number;
}

/** One server with two namespaces: users and administrators. */
export type LiveServer = Server<
  ClientToServerEvents,
  ServerToClientEvents & AdminServerToClientEvents,
  DefaultEventsMap,
  Listener
>;

const authShape = z.looseObject({ token: z.string().check(z.maxLength(100)) });

async function findListener(db: Db, handshake: unknown, production: boolean) {
  const auth = authShape.safeParse(handshake);
  if (!auth.success || !auth.data.token.startsWith(ADMIN_TOKEN_PREFIX)) return null;
  const session = await findAdminSession(db, digest(auth.data.token)).catch(() => null);
  // A session receives nothing while it must still enrol a required second factor.
  return session && !mustEnrol(production, session) ? session : null;
}

/** Opens the namespace of administrators on the socket server of the users, which checks origins and message sizes. */
export function openAdminSockets(io: LiveServer, { db, production }: { db: Db; production: boolean }) {
  const space = io.of(ADMIN_NAMESPACE);
  space.use(async (socket, next) => {
    const session = await findListener(db, socket.handshake.auth, production);
    if (!session) {
      next(new Error('not_authenticated'));
      return;
    }
    socket.data.session_id = session.session_id;
    await socket.join([adminRoomOf.all, adminRoomOf.admin(session.admin_id), adminRoomOf.session(session.session_id)]);
    next();
  });
  space.on('connection', limitPerSession());
  return {
    size: () => space.sockets.size,
    endSession: (sessionId: number) => {
      space.local.in(adminRoomOf.session(sessionId)).disconnectSockets(true);
      space.in(adminRoomOf.session(sessionId)).disconnectSockets(true);
    },
    /** Notifies the administrators who are connected to any process. */
    notify: (queue: AdminQueue) => space.to(adminRoomOf.all).emit('queue.changed', { queue }),
    /**
     * Sends the statistics to the administrators on this process only, because each process watches the statistics
     * itself.
     */
    showStats: (stats: OverviewStats) => space.local.to(adminRoomOf.all).emit('overview.changed', stats),
    /** Disconnects the sockets of ended sessions. */
    endLapsed: async () => {
      const sockets = [...space.sockets.values()];
      if (sockets.length === 0) return;
      const ended = new Set(await listEndedAdminSessions(db, [...new Set(sockets.map(({ data }) => data.session_id))]));
      for (const socket of sockets) if (ended.has(socket.data.session_id)) socket.disconnect(true);
    },
  };
}
