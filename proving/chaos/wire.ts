// A TCP proxy on loopback that simulates network faults between two programs: it holds, delays, throttles or cuts
// connections.
import { createServer, type Server, Socket } from 'node:net';

/**
 * `held`: no data passes and none is lost, as when packets are dropped until the network returns. `limited`: the
 * connection is cut after a number of bytes. `lossy`: `share` is the probability that a piece of data is delayed as if
 * it had been sent again; a new connection is refused with a third of this probability.
 */
export type Quality =
  | { kind: 'good' }
  | { kind: 'held' }
  | { kind: 'refused' }
  | { kind: 'slow'; ms: number; jitterMs: number }
  | { kind: 'narrow'; bytesPerSecond: number }
  | { kind: 'limited'; bytes: number }
  | { kind: 'lossy'; share: number };

export interface Wire {
  port: number;
  /** Returns the same URL through the proxy. */
  through(url: string): string;
  /** Changes the quality from now on, including open connections. */
  set(quality: Quality): void;
  /** Resets every open connection. */
  cut(): void;
  /** Number of open connections. */
  count(): number;
  close(): Promise<void>;
}

interface Target {
  host: string;
  port: number;
  random?: () => number;
}

const SENT_AGAIN_MS = 1_500;

/** Opens a proxy to `target`. The port of the target is read for each connection, because it may change. */
export async function openWire(target: Target): Promise<Wire> {
  const { random = Math.random } = target;
  const pairs = new Set<Pair>();
  let quality: Quality = { kind: 'good' };
  const server: Server = createServer((near) => {
    const refused = quality.kind === 'refused' || (quality.kind === 'lossy' && random() < quality.share / 3);
    if (refused) {
      near.resetAndDestroy();
      return;
    }
    const pair = new Pair(near, target, { quality: () => quality, random });
    pairs.add(pair);
    pair.onEnd(() => pairs.delete(pair));
  });
  server.on('error', () => {});
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const cut = () => {
    for (const pair of pairs) pair.reset();
  };
  return {
    port,
    through(url) {
      const led = new URL(url);
      led.hostname = '127.0.0.1';
      led.port = String(port);
      return led.href;
    },
    set(next) {
      quality = next;
      if (next.kind === 'refused') cut();
      for (const pair of pairs) pair.changed();
    },
    cut,
    count: () => pairs.size,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        cut();
      }),
  };
}

interface Conditions {
  quality: () => Quality;
  random: () => number;
}

/** The two sockets of one connection. */
class Pair {
  readonly #near: Socket;
  readonly #far: Socket;
  readonly #lanes: Lane[];
  #ended = () => {};

  constructor(near: Socket, target: Target, conditions: Conditions) {
    this.#near = near;
    this.#far = new Socket();
    const ways = { ...conditions, cut: () => this.reset() };
    this.#lanes = [new Lane(near, this.#far, ways), new Lane(this.#far, near, ways)];
    this.#far.connect(target.port, target.host);
    for (const socket of [near, this.#far]) {
      socket.setNoDelay(true);
      socket.on('error', () => this.reset());
      socket.on('close', () => this.#ended());
    }
  }

  onEnd(listener: () => void): void {
    this.#ended = listener;
  }

  reset(): void {
    for (const lane of this.#lanes) lane.stop();
    for (const socket of [this.#near, this.#far]) if (!socket.destroyed) socket.resetAndDestroy();
  }

  changed(): void {
    for (const lane of this.#lanes) lane.move();
  }
}

interface Piece {
  data: Buffer | null;
  /** When the piece may be sent, by `performance.now()`. */
  due: number;
}

interface Ways extends Conditions {
  /** Resets the connection in both directions. */
  cut: () => void;
}

/** One direction of a connection: a queue of pieces that wait until they are due. */
class Lane {
  readonly #to: Socket;
  readonly #conditions: Ways;
  readonly #waiting: Piece[] = [];
  #lastDue = 0;
  #passed = 0;
  #timer: NodeJS.Timeout | undefined;

  constructor(from: Socket, to: Socket, conditions: Ways) {
    this.#to = to;
    this.#conditions = conditions;
    from.on('data', (data) => this.#take(Buffer.from(data)));
    from.on('end', () => this.#take(null));
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#waiting.length = 0;
  }

  #delay(bytes: number): number {
    const quality = this.#conditions.quality();
    if (quality.kind === 'slow')
      return Math.max(0, quality.ms + (this.#conditions.random() * 2 - 1) * quality.jitterMs);
    if (quality.kind === 'narrow') return (bytes / quality.bytesPerSecond) * 1000;
    if (quality.kind === 'lossy' && this.#conditions.random() < quality.share) return SENT_AGAIN_MS;
    return 0;
  }

  #take(data: Buffer | null): void {
    const bytes = data?.length ?? 0;
    const narrow = this.#conditions.quality().kind === 'narrow';
    const from = narrow ? Math.max(performance.now(), this.#lastDue) : performance.now();
    this.#lastDue = Math.max(this.#lastDue, from + this.#delay(bytes));
    this.#waiting.push({ data, due: this.#lastDue });
    this.move();
  }

  /** Sends the pieces that are due. */
  move(): void {
    clearTimeout(this.#timer);
    const quality = this.#conditions.quality();
    if (quality.kind === 'held') return;
    for (let next = this.#waiting[0]; next; next = this.#waiting[0]) {
      const left = next.due - performance.now();
      if (left > 0.5) {
        this.#timer = setTimeout(() => this.move(), left);
        return;
      }
      this.#waiting.shift();
      if (this.#to.destroyed) return;
      if (next.data === null) this.#to.end();
      else this.#send(next.data, quality);
    }
  }

  #send(data: Buffer, quality: Quality): void {
    this.#passed += data.length;
    if (quality.kind === 'limited' && this.#passed > quality.bytes) this.#conditions.cut();
    else this.#to.write(data);
  }
}
