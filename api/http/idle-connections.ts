// Connections on which nothing happens: readers that take nothing are let go, and a server that stops does not wait for silent ones.
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

const LOOK_EVERY_MS = 50;
/** Longer than a connection may idle between two calls. Node lets a reader go when it looks for the second time and nothing has moved. */
const STALLED_MS = 75_000;

/** Lets a reader go that has taken nothing of its answer for so long: it would hold the answer's memory for ever. Sockets look after themselves. */
export function closeStalledResponses(http: Server, afterMs = STALLED_MS): void {
  http.setTimeout(afterMs);
}

/**
 * Watches the connections of a server; the answer ends the quiet ones from the moment it no longer listens.
 * A browser opens connections ahead of need, and Node does not count one that never asked as idle.
 */
export function watchIdleConnections(http: Server): () => void {
  const silent = new Set<Socket>();
  const speaks = ({ socket }: IncomingMessage) => silent.delete(socket);
  const known = new WeakSet<Socket>();
  http.on('connection', (socket: Socket) => {
    // A connection whose upgrade was ignored comes a second time, and has spoken (`foreign-upgrades.ts`).
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
