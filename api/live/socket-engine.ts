// Creates the Socket.IO server on the HTTP server. Decides which upgrades and origins the server accepts and how fast
// it admits sockets, and tracks the open connections.
import type { Server as HttpServer, IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { Server } from 'socket.io';
import { ignoreForeignUpgrades } from '../http/foreign-upgrades.ts';
import { hasTwoHosts } from '../http/one-host.ts';
import { policyOfData } from '../http/security-headers.ts';
import type { LiveServer } from './admin-sockets.ts';
import { createAdmission } from './connection-admission.ts';
import { limitPerAddress } from './socket-limits.ts';

/**
 * The pub/sub adapter that joins the API processes: an event that one process emits reaches the sockets of all
 * processes.
 */
type Adapter = Parameters<LiveServer['adapter']>[0];

export interface SocketEngineOptions {
  origins: readonly string[];
  adapter: Adapter;
  /**
   * Returns the address by which connections are limited; '' for a connection that is exempt, such as one with the
   * secret key of a local demo (see `limitedNetworks`).
   */
  address_of?: (req: IncomingMessage) => string;
  sockets_per_address?: number;
}

/** The Engine.IO connection that carries the Socket.IO sockets of a browser. */
interface EngineConnection {
  request: IncomingMessage | null;
  once(event: 'close', heard: () => void): unknown;
  close(): unknown;
}

const PATH = '/socket.io/';

/** Whether a request upgrades to a WebSocket of this server. No other upgrade is accepted. */
const isWebSocket = ({ url, headers }: IncomingMessage): boolean =>
  (url?.startsWith(PATH) ?? false) && headers.upgrade?.toLowerCase() === 'websocket';

/**
 * Returns true if a page of this origin may open a socket: the origin must be this host or a configured origin.
 * Programs without an `Origin` header are allowed.
 */
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

/** Counts open connections by address, and closes all of them at a shutdown. */
function trackConnections(io: LiveServer, addresses: ReturnType<typeof limitPerAddress>) {
  const connections = new Set<EngineConnection>();
  io.engine.on('connection', (connection: EngineConnection) => {
    if (connection.request) addresses.hold(connection.request, connection);
    // The handshake request is not needed again. Without this request, a socket uses 10 % less memory.
    connection.request = null;
    connections.add(connection);
    connection.once('close', () => connections.delete(connection));
  });
  return {
    async closeAll(withinMs: number): Promise<void> {
      for (const connection of connections) setTimeout(() => connection.close(), Math.random() * withinMs).unref();
      await pause(withinMs);
    },
  };
}

/** Creates the server at /socket.io/. */
export function createSocketEngine(http: HttpServer, options: SocketEngineOptions) {
  const { origins, adapter, address_of = () => '', sockets_per_address } = options;
  let leaving = false;
  const addresses = limitPerAddress(address_of, sockets_per_address);
  const enter = createAdmission();
  const io: LiveServer = new Server(http, {
    path: PATH,
    serveClient: false,
    transports: ['websocket', 'polling'],
    perMessageDeflate: false,
    maxHttpBufferSize: 10_000,
    allowRequest: (req, decide) => {
      // A rejection costs little, so it does not wait for admission.
      if (!originIsAllowed(req.headers.origin, req.headers.host, origins)) return decide(null, false);
      enter(() => decide(null, !leaving && !req.socket.destroyed && addresses.hasRoom(req)));
    },
    adapter,
  });
  ignoreForeignUpgrades(http, isWebSocket);
  io.engine.use((req: IncomingMessage, _res: unknown, next: (error?: Error) => void) =>
    next(hasTwoHosts(req) ? new Error('two hosts') : undefined),
  );
  io.engine.on('headers', (headers: Record<string, string>) => Object.assign(headers, GUARDS));
  const connections = trackConnections(io, addresses);
  return {
    io,
    /**
     * Rejects new sockets and closes each connection at a random time within `withinMs`, so that the clients do not all
     * reconnect to other processes at once.
     */
    async sendAway(withinMs: number): Promise<void> {
      leaving = true;
      await connections.closeAll(withinMs);
    },
  };
}
