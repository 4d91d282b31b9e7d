// Lets the server stop while browsers keep connections open: those on which nothing is being answered are ended.
import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';

const LOOK_EVERY_MS = 50;

/**
 * Watches the connections of a server; the answer ends the quiet ones from the moment it no longer listens.
 * A browser opens connections ahead of need, and Node does not count one that never asked as idle.
 */
export function watchQuietConnections(http: Server): () => void {
  const silent = new Set<Socket>();
  const speaks = ({ socket }: IncomingMessage) => silent.delete(socket);
  http.on('connection', (socket: Socket) => {
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
