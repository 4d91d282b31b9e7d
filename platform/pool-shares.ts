// Shares of limited connections by kind of request, so that a kind with many slow requests does not delay the others
// (docs/decisions/0056).

/** The kind of all requests and background work that name no kind. */
const REST = 'rest';

/** Connections that are reserved for each kind. Any kind may use the connections that are not reserved. */
export type Reserved = Readonly<Record<string, number>> & { readonly [REST]: number };

export interface Usage {
  readonly reserved: number;
  /** Connections that requests of this kind use. */
  readonly used: number;
  /** Number of the oldest waiting request, in the order of arrival; null if no request waits. */
  readonly oldest: number | null;
}

/**
 * Whether a kind may use one more of `max` connections: it uses fewer than its reserved connections, or there is a free
 * connection that is reserved for no kind.
 */
export function mayTake({ reserved, used }: Usage, all: readonly Usage[], max: number): boolean {
  return used < reserved || all.reduce((sum, kind) => sum + Math.max(kind.reserved, kind.used), 0) < max;
}

/**
 * Returns the kind whose oldest request is next; null if no waiting request may have a connection. It is the kind that
 * exceeds its reserved connections least; among equal kinds, that of the oldest request.
 */
export function nextKind<U extends Usage>(all: readonly U[], max: number): U | null {
  const excess = ({ used, reserved }: Usage) => used - reserved;
  const ready = all.filter((kind) => kind.oldest !== null && mayTake(kind, all, max));
  const [next] = ready.sort((one, other) => excess(one) - excess(other) || Number(one.oldest) - Number(other.oldest));
  return next ?? null;
}

interface Waiter {
  order: number;
  start(): void;
}

interface Kind extends Usage {
  used: number;
  readonly waiting: Waiter[];
}

function createKind(reserved: number): Kind {
  const waiting: Waiter[] = [];
  return {
    reserved,
    used: 0,
    waiting,
    get oldest() {
      return waiting[0]?.order ?? null;
    },
  };
}

interface Options {
  /** Number of connections. */
  max: number;
  reserved: Reserved;
  /** Milliseconds after which a waiting request gives up. */
  patienceMs: number;
}

/**
 * Creates the shares of `max` connections. A kind that is unknown or undefined counts as `rest`. Throws if more
 * connections are reserved than exist.
 */
export function createShares({ max, reserved, patienceMs }: Options) {
  const rest = createKind(reserved[REST]);
  const kinds = new Map(Object.entries(reserved).map(([name, count]) => [name, createKind(count)]));
  kinds.set(REST, rest);
  const all = [...kinds.values()];
  if (all.reduce((sum, kind) => sum + kind.reserved, 0) > max) throw new Error('Too many connections are reserved');
  const kindOf = (name: string | undefined) => kinds.get(name ?? REST) ?? rest;
  let arrivals = 0;

  const wait = ({ waiting }: Kind): Promise<void> =>
    new Promise((resolve, reject) => {
      const giveUp = () => {
        waiting.splice(waiting.indexOf(waiter), 1);
        // The message of pg for the same failure.
        reject(new Error('timeout exceeded when trying to connect'));
      };
      const timer = setTimeout(giveUp, patienceMs).unref();
      arrivals += 1;
      const waiter = {
        order: arrivals,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      waiting.push(waiter);
    });

  return {
    /**
     * Takes a connection for a request of this kind. Returns null if the request may use it now, else a promise that
     * resolves at its turn. Fails like pg if the turn does not come in time.
     */
    take(name: string | undefined): Promise<void> | null {
      const kind = kindOf(name);
      if (kind.oldest !== null || !mayTake(kind, all, max)) return wait(kind);
      kind.used += 1;
      return null;
    },
    /** Returns a connection of this kind, and starts the next waiting request. */
    release(name: string | undefined): void {
      kindOf(name).used -= 1;
      for (let next = nextKind(all, max); next; next = nextKind(all, max)) {
        next.used += 1;
        next.waiting.shift()?.start();
      }
    },
    /** Returns the number of waiting requests of a kind, and the number of connections that it uses or has reserved. */
    queueOf(name: string | undefined): { waiting: number; connections: number } {
      const { waiting, used, reserved: own } = kindOf(name);
      return { waiting: waiting.length, connections: Math.max(used, own) };
    },
    /** Returns the number of waiting requests of all kinds. */
    waiting: () => all.reduce((sum, { waiting }) => sum + waiting.length, 0),
  };
}
