// Connects sockets with bad input: invalid handshake data and malformed Engine.IO requests. No client may connect, and
// the server must not fail.
import { io } from 'socket.io-client';
import type { Fault } from './check-answer.ts';
import { jsonValues } from './corpus/json-values.ts';
import { people } from './corpus/people.ts';
import { words } from './corpus/words.ts';
import { Letters } from './requests.ts';

const PATIENCE_MS = 10_000;

const tokens: readonly unknown[] = [
  ...new Set(
    [...jsonValues, ...people, ...words].map(({ value }) => value).filter((value) => !(value instanceof Letters)),
  ),
];

/** Tries to connect a socket. Returns `connected`, or the message with which the server refused. */
function knock(base: string, auth: Record<string, unknown>, space = ''): Promise<string> {
  const socket = io(`${base}${space}`, {
    auth,
    transports: ['websocket'],
    reconnection: false,
    forceNew: true,
    timeout: PATIENCE_MS,
  });
  return new Promise<string>((resolve) => {
    socket.once('connect', () => resolve('connected'));
    socket.once('connect_error', (error) => resolve(error.message));
    // The engine closes a connection without a message if its data is too large.
    socket.io.engine?.once('close', () => resolve('closed'));
    setTimeout(() => resolve('nothing'), PATIENCE_MS).unref();
  }).finally(() => socket.disconnect());
}

const HONEST = /^(?:not_authenticated|closed|Invalid namespace)$|websocket error|xhr p/;

/** Tries to connect with every value as token and as language. Returns the number of attempts and the faults. */
export async function knockAll(base: string): Promise<{ knocks: number; faults: Fault[] }> {
  const auths = tokens.flatMap((value) => [{ token: value }, { token: 'x'.repeat(43), language: value }]);
  const faults: Fault[] = [];
  const common = { kind: 'status', id: 'sockets', route: 'socket.io' } as const;
  for (let from = 0; from < auths.length; from += 8)
    await Promise.all(
      auths.slice(from, from + 8).map(async (auth) => {
        const found = await knock(base, auth, from % 3 === 0 ? '/admin' : '');
        if (!HONEST.test(found)) faults.push({ ...common, about: JSON.stringify(auth).slice(0, 120), found });
      }),
    );
  const odd = [
    '',
    '?EIO=4',
    '?EIO=4&transport=polling&sid=x',
    '?EIO=99&transport=polling',
    '?EIO=4&transport=carrier',
    '?EIO=4&transport=polling&EIO=3',
  ];
  for (const query of odd)
    for (const method of ['GET', 'POST', 'PUT']) {
      const response = await fetch(`${base}/socket.io/${query}`, {
        method,
        ...(method === 'GET' ? {} : { body: '4{"a":' }),
      });
      await response.arrayBuffer();
      if (response.status >= 500)
        faults.push({ ...common, kind: '5xx', about: `${method} ${query}`, found: String(response.status) });
    }
  return { knocks: auths.length + odd.length * 3, faults };
}
