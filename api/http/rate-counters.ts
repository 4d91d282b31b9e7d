// How often something has happened this minute: counted here, and what other processes tell of theirs is added. Keys are digests.

export interface Count {
  times: number;
  /** When it begins anew. */
  ends_in_ms: number;
}

/** What one process has counted since it last told. */
export interface CountsMessage {
  /** Of its own clock. Only processes of older releases look at it. */
  minute: number;
  counts: [key: string, times: number][];
}

/** Counts one more, and answers how often it has been by now in all processes, as far as is known here. */
export interface Counts {
  count(key: string): Count | Promise<Count>;
}

const MINUTE_MS = 60_000;
/** Where more than so many are counted, nobody new is until the minute is over: memory must not grow with an attack. */
const MAX_TRACKED_KEYS = 200_000;

/** The counts of this process. */
export function createRateCounters(clock: () => number = Date.now) {
  let minute = 0;
  let all = new Map<string, number>();
  let unsent = new Map<string, number>();

  function turn(): number {
    const now = clock();
    const begun = Math.floor(now / MINUTE_MS);
    if (begun !== minute) {
      minute = begun;
      all = new Map();
      unsent = new Map();
    }
    return MINUTE_MS - (now % MINUTE_MS);
  }

  function add(key: string, more: number): number {
    const times = (all.get(key) ?? 0) + more;
    if (times > more || all.size < MAX_TRACKED_KEYS) all.set(key, times);
    return times;
  }

  return {
    count(key: string): Count {
      const ends_in_ms = turn();
      const times = add(key, 1);
      if (all.has(key)) unsent.set(key, (unsent.get(key) ?? 0) + 1);
      return { times, ends_in_ms };
    },
    /** What has been counted here since the last time. */
    takeUnsent(): CountsMessage {
      turn();
      const counts = [...unsent];
      unsent = new Map();
      return { minute, counts };
    },
    /** What another process has just counted: in this minute, whatever its own clock calls it. */
    addReceived({ counts }: Pick<CountsMessage, 'counts'>): void {
      turn();
      for (const [key, more] of counts) add(key, more);
    },
  };
}

export type RateCounters = ReturnType<typeof createRateCounters>;
