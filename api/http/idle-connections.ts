// Closes connections without traffic: connections of clients that stop reading a response, and idle connections of a
// stopping server.
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

const LOOK_EVERY_MS = 50;
/**
 * Milliseconds without traffic until a connection is closed; longer than `keepAliveTimeout`. Node may take up to twice
 * this time to close a connection.
 */
const STALLED_MS = 75_000;

/**
 * Closes a connection if the client has read nothing of its response for `afterMs`. Otherwise the memory of the
 * response would never be freed. WebSockets have their own timeouts.
 */
export function closeStalledResponses(http: Server, afterMs = STALLED_MS): void {
  http.setTimeout(afterMs);
}

/**
 * Watches the connections of a server. Returns a function that starts to close idle connections as soon as the server
 * no longer listens. Browsers open connections in advance; Node's own `closeIdleConnections` ignores a connection that
 * never sent a request.
 */
export function watchIdleConnections(http: Server): () => void {
  const silent = new Set<Socket>();
  const speaks = ({ socket }: IncomingMessage) => silent.delete(socket);
  const known = new WeakSet<Socket>();
  http.on('connection', (socket: Socket) => {
    // After an ignored upgrade, `foreign-upgrades.ts` emits `connection` again for the same connection. That connection
    // has already sent a request, so it must not be added to `silent` again.
    if (known.has(socket)) return;
    known.add(socket);
    silent.add(socket);
    socket.once('close', () => silent.delete(socket));
  });
  http.on('request', speaks);
  http.on('upgrade', speaks);
  const endQuiet = () => {
    if (http.listening) return;
    for (const socket of silent) socket.destroy();
    http.closeIdleConnections();
  };
  return () => void setInterval(endQuiet, LOOK_EVERY_MS).unref();
}
