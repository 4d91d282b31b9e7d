// Counts events per minute or another window: the events of this process and the events that other processes report.
// Keys are digests.

export interface Count {
  times: number;
  /** Milliseconds until the counter restarts at 0. */
  ends_in_ms: number;
}

/** The counts of one process since the previous message of that process. */
export interface CountsMessage {
  /** Minutes since 1970 by the clock of the sender. Only processes of older releases read this field. */
  minute: number;
  counts: [key: string, times: number][];
}

/** Event counters. `count` adds one event and returns the total of all processes, as far as this process knows it. */
export interface Counts {
  count(key: string): Count | Promise<Count>;
}

/** Counters that also return a count without adding an event. */
export interface ReadableCounts extends Counts {
  read(key: string): Count | Promise<Count>;
}

const MINUTE_MS = 60_000;
/**
 * Maximum number of tracked keys. Above this limit, new keys are not counted until the window ends, so that an attack
 * cannot exhaust the memory.
 */
const MAX_TRACKED_KEYS = 200_000;

/** Creates the counters of this process, which restart at 0 after `windowMs`: by default after a minute. */
export function createRateCounters(clock: () => number = Date.now, windowMs = MINUTE_MS) {
  let window = 0;
  let all = new Map<string, number>();
  let unsent = new Map<string, number>();

  function turn(): number {
    const now = clock();
    const begun = Math.floor(now / windowMs);
    if (begun !== window) {
      window = begun;
      all = new Map();
      unsent = new Map();
    }
    return windowMs - (now % windowMs);
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
    /** Returns the count of a key without adding an event. */
    read(key: string): Count {
      const ends_in_ms = turn();
      return { times: all.get(key) ?? 0, ends_in_ms };
    },
    /** Returns the counts of this process since the last call, for the other processes. */
    takeUnsent(): CountsMessage {
      turn();
      const counts = [...unsent];
      unsent = new Map();
      return { minute: window, counts };
    },
    /** Adds the counts of another process to the current window, regardless of that process's clock. */
    addReceived({ counts }: Pick<CountsMessage, 'counts'>): void {
      turn();
      for (const [key, more] of counts) add(key, more);
    },
  };
}

export type RateCounters = ReturnType<typeof createRateCounters>;
