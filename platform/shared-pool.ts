// A connection pool that is divided among kinds of requests. The context of a request names its kind.
import pg from 'pg';
import { currentContext } from './context.ts';
import { createShares, type Reserved } from './pool-shares.ts';

type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, done: pg.PoolClient['release']) => void;

export class SharedPool extends pg.Pool {
  readonly #shares: ReturnType<typeof createShares>;
  readonly #kinds = new Map<unknown, string | undefined>();

  constructor({ reserved, ...config }: pg.PoolConfig & { max: number; reserved: Reserved }) {
    super(config);
    this.#shares = createShares({ max: config.max, reserved, patienceMs: config.connectionTimeoutMillis ?? 0 });
    // pg emits the event before the connection is idle, so that the next request would open another connection.
    this.on('release', (_error, client) => queueMicrotask(() => this.#release(client)));
    // The types of pg declare a field, so a subclass may not declare an accessor.
    Object.defineProperty(this, 'waitingCount', { get: () => this.#shares.waiting() });
  }

  #release(client: unknown): void {
    if (!this.#kinds.has(client)) return;
    const kind = this.#kinds.get(client);
    this.#kinds.delete(client);
    this.#shares.release(kind);
  }

  async #connect(kind: string | undefined): Promise<pg.PoolClient> {
    await this.#shares.take(kind);
    try {
      const client = await super.connect();
      this.#kinds.set(client, kind);
      return client;
    } catch (error) {
      this.#shares.release(kind);
      throw error;
    }
  }

  override connect(): Promise<pg.PoolClient>;
  override connect(connected: Connected): void;
  override connect(connected?: Connected): Promise<pg.PoolClient> | undefined {
    const client = this.#connect(currentContext()?.share);
    if (!connected) return client;
    client.then(
      (opened) => connected(undefined, opened, opened.release),
      (error) => connected(error, undefined, () => {}),
    );
  }

  /** Takes a connection outside the shares, to open all connections at the start. */
  connectUnshared(): Promise<pg.PoolClient> {
    return super.connect();
  }

  /** Returns the number of waiting requests of the current kind, and the number of its connections. */
  currentQueue(): { waiting: number; connections: number } {
    return this.#shares.queueOf(currentContext()?.share);
  }
}
