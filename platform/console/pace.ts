// Ensures a minimum time between the starts of console statements, so that they do not slow down the requests of users.
import { setTimeout as wait } from 'node:timers/promises';

export interface PaceClock {
  /** Milliseconds since some fixed time. */
  now(): number;
  /** Resolves after `ms`, or as soon as the signal is aborted. */
  pause(ms: number, signal: AbortSignal): Promise<void>;
}

const processClock: PaceClock = {
  now: () => performance.now(),
  pause: (ms, signal) => wait(ms, undefined, { signal }).catch(() => undefined),
};

/**
 * Returns a function that waits until the next statement may start, at least `pace_ms` after the previous start. The
 * function resolves with false if the run was cancelled; a cancelled run does not delay later runs.
 */
export function createPace(pace_ms: number, clock = processClock): (signal: AbortSignal) => Promise<boolean> {
  let free = 0;
  return async (signal) => {
    while (!signal.aborted && clock.now() < free) await clock.pause(free - clock.now(), signal);
    if (!signal.aborted) free = clock.now() + pace_ms;
    return !signal.aborted;
  };
}
