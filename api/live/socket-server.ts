// Socket server: authenticates sockets and assigns their rooms. It reads only token and language from a browser.
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Server } from 'socket.io';
import { languageOf } from '#contracts/languages.ts';
import type { AdminQueue } from '#contracts/socket.ts';
import { z } from '#contracts/z.ts';
import { setLanguage } from '#marketplace/people/queries/accounts.ts';
import { findSession, listEndedSessions } from '#marketplace/signin/queries/sessions.ts';
import type { Db } from '#platform/db.ts';
import { describeError, type Log } from '#platform/log.ts';
import { RESYNC_ALL, roomOf } from '#platform/push.ts';
import { digest } from '#platform/secrets.ts';
import { ignoreForeignUpgrades } from '../http/foreign-upgrades.ts';
import { hasTwoHosts } from '../http/one-host.ts';
import type { RateCounters } from '../http/rate-counters.ts';
import { policyOfData } from '../http/security-headers.ts';
import { type LiveServer, openAdminSockets } from './admin-sockets.ts';
import { createAdmission } from './connection-admission.ts';
import { syncRateLimits } from './rate-limit-sync.ts';
import { createResync } from './resync.ts';
import { limitPerAddress, limitPerSession } from './socket-limits.ts';
import { traceDelivery } from './traced-delivery.ts';
import { watchOverview } from './watch-overview.ts';

/** Joins API processes: an event emitted on one is received on all. */
type Adapter = Parameters<LiveServer['adapter']>[0];

interface LiveDeps {
  db: Db;
  log: Log;
  origins: readonly string[];
  adapter: Adapter;
  /** If true, an administrator's session needs a second factor. */
  production?: boolean;
  /** Returns the key by which connections are limited; '' is not limited. */
  address_of?: (req: IncomingMessage) => string;
  /** How often the sessions of open sockets are checked, in milliseconds. */
  look_every_ms?: number;
  overview_every_ms?: number;
  sockets_per_address?: number;
  /** Rate counters to share over the adapter; undefined if Redis shares them. */
  counts?: RateCounters;
  /** When and over how many milliseconds sockets are asked to fetch again. */
  resync?: { settled_ms: number; spread_ms: number };
}

/** The connection of the engine below the sockets of a browser. */
interface EngineConnection {
  request: IncomingMessage | null;
  once(event: 'close', heard: () => void): unknown;
  close(): unknown;
}

const LOOK_EVERY_MS = 60_000;
/** How often the statistics of the overview are read while administrators listen. */
const OVERVIEW_EVERY_MS = 2_000;

const authShape = z.looseObject({
  token: z.string().check(z.maxLength(100)),
  language: z.optional(z.string().check(z.maxLength(20))),
});

const PATH = '/socket.io/';

/** The only upgrade that this server answers. */
const isWebSocket = ({ url, headers }: IncomingMessage): boolean =>
  (url?.startsWith(PATH) ?? false) && headers.upgrade?.toLowerCase() === 'websocket';

/** A page must come from this host or a configured origin. Programs without an `Origin` header are allowed. */
export function originIsAllowed(
  origin: string | undefined,
  host: string | undefined,
  origins: readonly string[],
): boolean {
  if (!origin) return true;
  if (origins.includes(origin)) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Security headers of polling responses, which do not pass the HTTP middleware. */
const GUARDS = {
  'X-Content-Type-Options': 'nosniff',
  'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
  'Content-Security-Policy': policyOfData,
};

/** Opens the socket server at /socket.io/ on the HTTP server. */
export function openSockets(http: HttpServer, deps: LiveDeps) {
  const { db, log, origins, adapter, look_every_ms = LOOK_EVERY_MS, overview_every_ms = OVERVIEW_EVERY_MS } = deps;
  let leaving = false;
  const addresses = limitPerAddress(deps.address_of ?? (() => ''), deps.sockets_per_address);
  const enter = createAdmission();
  const io: LiveServer = new Server(http, {
    path: PATH,
    serveClient: false,
    transports: ['websocket', 'polling'],
    perMessageDeflate: false,
    maxHttpBufferSize: 10_000,
    allowRequest: (req, decide) => {
      // A rejection is cheap, so it need not wait for admission.
      if (!originIsAllowed(req.headers.origin, req.headers.host, origins)) return decide(null, false);
      enter(() => decide(null, !leaving && !req.socket.destroyed && addresses.hasRoom(req)));
    },
    adapter,
  });
  ignoreForeignUpgrades(http, isWebSocket);
  io.engine.use((req: IncomingMessage, _res: unknown, next: (error?: Error) => void) =>
    next(hasTwoHosts(req) ? new Error('two hosts') : undefined),
  );
  io.use(async (socket, next) => {
    const auth = authShape.safeParse(socket.handshake.auth);
    const session = auth.success ? await findSession(db, digest(auth.data.token)).catch(() => null) : null;
    if (!session || session.suspended) {
      next(new Error('not_authenticated'));
      return;
    }
    socket.data.session_id = session.session_id;
    await socket.join([roomOf.user(session.user_id), roomOf.session(session.session_id)]);
    const language = languageOf(auth.data?.language);
    if (language)
      setLanguage(db, session.user_id, language).catch((error) => log.warn('language not kept', describeError(error)));
    next();
  });
  io.on('connection', limitPerSession());
  io.engine.on('headers', (headers: Record<string, string>) => Object.assign(headers, GUARDS));
  const connections = new Set<EngineConnection>();
  io.engine.on('connection', (connection: EngineConnection) => {
    if (connection.request) addresses.hold(connection.request, connection);
    // The handshake request is not needed again. Without it a socket uses 10 % less memory.
    connection.request = null;
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  traceDelivery(io.sockets.adapter);
  const admins = openAdminSockets(io, { db, production: deps.production ?? false });
  const endExchange = deps.counts ? syncRateLimits(io, deps.counts) : () => {};
  const resync = createResync(io, deps.resync);
  // A worker process emits this event if its messages were lost.
  io.on(RESYNC_ALL, resync.begin);
  // A logout closes its sockets immediately. This check finds sessions that expired, or ended while a socket was being
  // opened.
  const endLapsed = async () => {
    const sockets = [...io.sockets.sockets.values()];
    if (sockets.length === 0) return;
    const ended = new Set(await listEndedSessions(db, [...new Set(sockets.map(({ data }) => data.session_id))]));
    for (const socket of sockets) if (ended.has(socket.data.session_id)) socket.disconnect(true);
  };
  const look = setInterval(
    () =>
      Promise.all([endLapsed(), admins.endLapsed()]).catch((error) =>
        log.warn('ended sessions not looked for', describeError(error)),
      ),
    look_every_ms,
  );
  const endWatch = watchOverview({
    db,
    log,
    every_ms: overview_every_ms,
    hasListeners: () => admins.size() > 0,
    show: admins.showStats,
  });
  return {
    endSession: (sessionId: number) => {
      // Close local sockets directly: through Redis they would be closed as well, but not while it is unavailable.
      io.local.in(roomOf.session(sessionId)).disconnectSockets(true);
      io.in(roomOf.session(sessionId)).disconnectSockets(true);
    },
    endAdminSession: (sessionId: number) => admins.endSession(sessionId),
    notifyAdmins: (queue: AdminQueue) => void admins.notify(queue),
    /** Asks every socket of this process to fetch again, because pushes may have been lost. */
    resync: resync.begin,
    /** The numbers of sockets connected to this process. */
    connected: () => ({ people: io.sockets.sockets.size, administrators: admins.size() }),
    /**
     * Rejects new sockets and closes each connection at a random time within `withinMs`, so that they do not all
     * reconnect elsewhere at once.
     */
    sendAway: async (withinMs: number) => {
      leaving = true;
      for (const connection of connections) setTimeout(() => connection.close(), Math.random() * withinMs).unref();
      await pause(withinMs);
    },
    close: () => {
      clearInterval(look);
      resync.stop();
      endWatch();
      endExchange();
      return io.close();
    },
  };
}
