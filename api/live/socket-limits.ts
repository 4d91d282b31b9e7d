// Limits the sockets of one session and of one network address per API process. The counts are not shared between
// processes.
import type { IncomingMessage } from 'node:http';

/** Maximum number of sockets of one session. Each tab of the browser has one socket. */
const SOCKETS_PER_SESSION = 10;
/**
 * Maximum number of sockets of one network address (IPv6: /64). Thousands of customers of a mobile carrier share one
 * address.
 */
const SOCKETS_PER_ADDRESS = 5_000;

interface LimitedSocket {
  data: { session_id: number };
  once(event: 'disconnect', done: () => void): unknown;
  disconnect(close: boolean): unknown;
}

/**
 * Returns a function that counts a new socket of a session. If the session then has more than `max` sockets, it closes
 * the oldest: the newest socket belongs to the visible tab, and the oldest often belongs to a lost connection. The tab
 * whose socket was closed polls, and opens a new socket after 15 to 30 s.
 */
export function limitPerSession(max = SOCKETS_PER_SESSION): (socket: LimitedSocket) => void {
  const held = new Map<number, Set<LimitedSocket>>();
  return (socket) => {
    const { session_id } = socket.data;
    const own = held.get(session_id) ?? new Set();
    held.set(session_id, own.add(socket));
    socket.once('disconnect', () => {
      own.delete(socket);
      if (own.size === 0) held.delete(session_id);
    });
    const [oldest] = own;
    if (own.size > max) oldest?.disconnect(true);
  };
}

/**
 * Counts connections by client address. `addressOf` returns '' for a connection that is exempt from the limit, such as
 * one with the secret key of a local demo; these connections are not counted.
 */
export function limitPerAddress(addressOf: (req: IncomingMessage) => string, max = SOCKETS_PER_ADDRESS) {
  const held = new Map<string, number>();
  return {
    hasRoom: (req: IncomingMessage): boolean => (held.get(addressOf(req)) ?? 0) < max,
    /** Counts a connection until the connection closes. */
    hold(req: IncomingMessage, line: { once(event: 'close', done: () => void): unknown }): void {
      const address = addressOf(req);
      if (address === '') return;
      held.set(address, (held.get(address) ?? 0) + 1);
      line.once('close', () => {
        const left = (held.get(address) ?? 1) - 1;
        if (left > 0) held.set(address, left);
        else held.delete(address);
      });
    },
  };
}
