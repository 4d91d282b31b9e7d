// Ignores an `Upgrade` to a protocol that the server does not speak (RFC 9110, 7.8) and answers the request as
// HTTP/1.1. Java's HttpClient sends `Upgrade: h2c` with the first request of every connection.
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';

const DROPPED = new Set(['upgrade', 'http2-settings']);

/** Returns the value of a `Connection` header without the options that request the upgrade. */
const withoutUpgrade = (value: string): string =>
  value
    .split(',')
    .map((option) => option.trim())
    .filter((option) => option !== '' && !DROPPED.has(option.toLowerCase()))
    .join(', ');

/** Returns the header lines of a request without the headers that request the upgrade. */
function plainLines({ rawHeaders }: IncomingMessage): string[] {
  const lines: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const [name = '', value = ''] = [rawHeaders[at], rawHeaders[at + 1]];
    const isConnection = name.toLowerCase() === 'connection';
    const sent = isConnection ? withoutUpgrade(value) : value;
    if (DROPPED.has(name.toLowerCase()) || (isConnection && sent === '')) continue;
    lines.push(`${name}: ${sent}`);
  }
  return lines;
}

/**
 * Returns the request line and headers as bytes, without the headers for the upgrade; null if a header contains a line
 * break.
 */
function plainHead(req: IncomingMessage): Buffer | null {
  const lines = [`${req.method} ${req.url} HTTP/${req.httpVersion}`, ...plainLines(req)];
  if (lines.some((line) => /[\r\n]/.test(line))) return null;
  return Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1');
}

/**
 * Passes only the upgrades that `isOwn` accepts to the existing `upgrade` listeners. For any other upgrade, the request
 * is parsed again without its upgrade headers, as a new request on its connection (Node before 22.21 has no
 * `shouldUpgradeCallback`). If an earlier response on the connection is unfinished, the connection is closed instead,
 * as RFC 9112, 9.3.2 allows. Listeners added later receive all upgrades.
 */
export function ignoreForeignUpgrades(http: Server, isOwn: (req: IncomingMessage) => boolean): void {
  const own = http.listeners('upgrade');
  http.removeAllListeners('upgrade');
  const answers = new WeakMap<Duplex, ServerResponse>();
  http.on('request', (req: IncomingMessage, res: ServerResponse) => answers.set(req.socket, res));
  // Whether an earlier response on the connection is unfinished. Node no longer manages the connection after `upgrade`,
  // so this response could neither end nor time out.
  const isAnswering = (socket: Duplex) => answers.get(socket)?.writableFinished === false;
  http.on('upgrade', (req: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isOwn(req)) {
      for (const listener of own) listener.call(http, req, socket, head);
      return;
    }
    const again = plainHead(req);
    if (!again || isAnswering(socket)) return socket.destroy();
    socket.unshift(Buffer.concat([again, head]));
    http.emit('connection', socket);
  });
}
