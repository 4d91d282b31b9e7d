// Socket server: authenticates sockets and assigns their rooms. The only data that it reads from a browser are the
// token and the language.
import type { Server as HttpServer } from 'node:http';
import { languageOf } from '#contracts/languages.ts';
import type { AdminQueue } from '#contracts/socket.ts';
import { z } from '#contracts/z.ts';
import { setLanguage } from '#marketplace/people/queries/accounts.ts';
import { findSession, listEndedSessions } from '#marketplace/signin/queries/sessions.ts';
import type { Db } from '#platform/db.ts';
import { describeError, type Log } from '#platform/log.ts';
import { RESYNC_ALL, roomOf } from '#platform/push.ts';
import { digest } from '#platform/secrets.ts';
import type { RateCounters } from '../http/rate-counters.ts';
import { runInShare } from '../http/request-shares.ts';
import { type LiveServer, openAdminSockets } from './admin-sockets.ts';
import { syncRateLimits } from './rate-limit-sync.ts';
import { createResync } from './resync.ts';
import { createSocketEngine, type SocketEngineOptions } from './socket-engine.ts';
import { limitPerSession } from './socket-limits.ts';
import { traceDelivery } from './traced-delivery.ts';
import { watchOverview } from './watch-overview.ts';

interface LiveDeps extends SocketEngineOptions {
  db: Db;
  log: Log;
  /**
   * True in production. There, administrators who must set up a second factor receive no messages before they have set
   * it up.
   */
  production?: boolean;
  /** How often the sessions of open sockets are checked, in milliseconds. */
  look_every_ms?: number;
  overview_every_ms?: number;
  /** Rate counters to share with the other processes over the adapter; undefined if Redis shares them. */
  counts?: RateCounters;
  hour_counts?: RateCounters;
  /**
   * Times for tests: `settled_ms` is the delay before sockets are asked to fetch again, `spread_ms` the time over which
   * these messages are spread.
   */
  resync?: { settled_ms: number; spread_ms: number };
}

const LOOK_EVERY_MS = 60_000;
/** Milliseconds between two reads of the overview statistics while administrators are connected. */
const OVERVIEW_EVERY_MS = 2_000;

const authShape = z.looseObject({
  token: z.string().check(z.maxLength(100)),
  language: z.optional(z.string().check(z.maxLength(20))),
});

/** Rejects sockets without a valid session, and lets the others join the rooms of their user and session. */
function authenticateSockets(io: LiveServer, { db, log }: Pick<LiveDeps, 'db' | 'log'>): void {
  io.use(async (socket, next) => {
    const auth = authShape.safeParse(socket.handshake.auth);
    const find = (token: string) => runInShare('sockets', () => findSession(db, digest(token)));
    const session = auth.success ? await find(auth.data.token).catch(() => null) : null;
    if (!session || session.suspended) {
      next(new Error('not_authenticated'));
      return;
    }
    socket.data.session_id = session.session_id;
    await socket.join([roomOf.user(session.user_id), roomOf.session(session.session_id)]);
    const language = languageOf(auth.data?.language);
    if (language)
      setLanguage(db, session.user_id, language).catch((error) =>
        log.warn('the language could not be saved', describeError(error)),
      );
    next();
  });
  io.on('connection', limitPerSession());
}

/** Disconnects sockets whose session has ended. */
async function endLapsedSockets(io: LiveServer, db: Db): Promise<void> {
  const sockets = [...io.sockets.sockets.values()];
  if (sockets.length === 0) return;
  const ended = new Set(await listEndedSessions(db, [...new Set(sockets.map(({ data }) => data.session_id))]));
  for (const socket of sockets) if (ended.has(socket.data.session_id)) socket.disconnect(true);
}

function endSession(io: LiveServer, sessionId: number): void {
  // Close local sockets directly. The next call closes sockets on all processes, but through the pub/sub adapter,
  // which may be unavailable.
  io.local.in(roomOf.session(sessionId)).disconnectSockets(true);
  io.in(roomOf.session(sessionId)).disconnectSockets(true);
}

/**
 * Checks the sessions of all sockets at an interval. A logout closes its sockets immediately; this check finds sessions
 * that expired, or ended while a socket was being opened. Returns a function that ends the checks.
 */
function watchSessions({ log, look_every_ms = LOOK_EVERY_MS }: LiveDeps, check: () => Promise<unknown>): () => void {
  const look = () => check().catch((error) => log.warn('ended sessions could not be checked', describeError(error)));
  const timer = setInterval(look, look_every_ms);
  return () => clearInterval(timer);
}

/** Opens the socket server at /socket.io/ on the HTTP server. */
export function openSockets(http: HttpServer, deps: LiveDeps) {
  const { db, log, overview_every_ms = OVERVIEW_EVERY_MS } = deps;
  const { io, sendAway } = createSocketEngine(http, deps);
  authenticateSockets(io, deps);
  traceDelivery(io.sockets.adapter);
  const admins = openAdminSockets(io, { db, production: deps.production ?? false });
  const exchanges = [
    ...(deps.counts ? [syncRateLimits(io, deps.counts)] : []),
    ...(deps.hour_counts ? [syncRateLimits(io, deps.hour_counts, 'hour_counts')] : []),
  ];
  const resync = createResync(io, deps.resync);
  // A worker process emits this event if its pushes were lost.
  io.on(RESYNC_ALL, resync.begin);
  const endSessionWatch = watchSessions(deps, () => Promise.all([endLapsedSockets(io, db), admins.endLapsed()]));
  const hasListeners = () => admins.size() > 0;
  const endOverviewWatch = watchOverview({
    db,
    log,
    every_ms: overview_every_ms,
    hasListeners,
    show: admins.showStats,
  });
  return {
    endSession: (sessionId: number) => endSession(io, sessionId),
    endAdminSession: (sessionId: number) => admins.endSession(sessionId),
    notifyAdmins: (queue: AdminQueue) => void admins.notify(queue),
    /** Asks every socket of this process to fetch again, because pushes may have been lost. */
    resync: resync.begin,
    /** The numbers of sockets connected to this process. */
    connected: () => ({ people: io.sockets.sockets.size, administrators: admins.size() }),
    /** Rejects new sockets and closes the open connections at random times within the given milliseconds. */
    sendAway,
    close: () => {
      endSessionWatch();
      resync.stop();
      endOverviewWatch();
      for (const end of exchanges) end();
      return io.close();
    },
  };
}
