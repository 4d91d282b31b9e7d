// Makes the browsers of this process fetch their data again after the pub/sub adapter was disconnected, because pushes
// sent in that time are lost.
import { setInterval } from 'node:timers';
import { ADMIN_NAMESPACE } from '#contracts/socket.ts';
import type { LiveServer } from './admin-sockets.ts';

/**
 * Delay in milliseconds before the first browser fetches its data. By then all other processes should have reconnected
 * too: their Redis clients retry every 2 s.
 */
const SETTLED_MS = 2_500;
/**
 * Milliseconds over which the `resync` messages are spread. Otherwise the browsers would all fetch at the same time.
 */
const SPREAD_MS = 5_000;
const TICK_MS = 50;

interface Options {
  settled_ms?: number | undefined;
  spread_ms?: number | undefined;
}

/**
 * Returns `begin` and `stop`. `begin` sends one `resync` to each socket that is connected to this process at that
 * moment, each after a random delay. A repeated call of `begin` cancels the pending messages and starts over. `stop`
 * cancels all pending messages.
 */
export function createResync(io: LiveServer, { settled_ms = SETTLED_MS, spread_ms = SPREAD_MS }: Options = {}) {
  let waiting: { at: number; ask(): void }[] = [];
  let timer: NodeJS.Timeout | undefined;

  function stop(): void {
    clearInterval(timer);
    timer = undefined;
    waiting = [];
  }

  function askDue(): void {
    const now = performance.now();
    while ((waiting.at(-1)?.at ?? Number.POSITIVE_INFINITY) <= now) waiting.pop()?.ask();
    if (waiting.length === 0) stop();
  }

  function begin(): void {
    stop();
    const sockets = [io.sockets, io.of(ADMIN_NAMESPACE)].flatMap((space) => [...space.sockets.values()]);
    const at = () => performance.now() + settled_ms + Math.random() * spread_ms;
    waiting = sockets
      .map((socket) => ({ at: at(), ask: () => void (socket.connected && socket.emit('resync')) }))
      .sort((one, other) => other.at - one.at);
    if (waiting.length > 0) timer = setInterval(askDue, TICK_MS).unref();
  }

  return { begin, stop };
}
