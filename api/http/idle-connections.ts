// Closes connections without traffic: clients that stop reading a response, and idle connections of a stopping server.
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

const LOOK_EVERY_MS = 50;
/**
 * Longer than a connection may be idle between two requests. Node closes a stalled connection at the second check
 * without progress.
 */
const STALLED_MS = 75_000;

/**
 * Closes a connection if the client has read nothing of its response for this time; otherwise its memory would never be
 * freed. WebSockets have their own timeouts.
 */
export function closeStalledResponses(http: Server, afterMs = STALLED_MS): void {
  http.setTimeout(afterMs);
}

/**
 * Watches the connections of a server. Returns a function that starts to close idle ones as soon as the server no
 * longer listens. Browsers open connections in advance, and Node does not count a connection without a request as idle.
 */
export function watchIdleConnections(http: Server): () => void {
  const silent = new Set<Socket>();
  const speaks = ({ socket }: IncomingMessage) => silent.delete(socket);
  const known = new WeakSet<Socket>();
  http.on('connection', (socket: Socket) => {
    // A connection whose upgrade was ignored is emitted again, and already sent a request (`foreign-upgrades.ts`).
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
