// Detects that this process has lost the lease on its tasks, because its last successful heartbeat is too old. Measures
// the age of that heartbeat with the monotonic clock, and also with the wall clock, because the monotonic clock stops
// while a laptop sleeps.
import { LIMITS } from './slots.ts';

export interface Fence {
  /**
   * Extends the lease after a successful heartbeat. `sent` must be the time at which the heartbeat was sent, not
   * answered. Otherwise the sweeper could release the tasks of this process before the process considers its lease
   * lost.
   */
  renew(sent: { monotonic: number; wall: number }): void;
  isUp(): boolean;
}

export const clocks = () => ({ monotonic: performance.now(), wall: Date.now() });

export function newFence(): Fence {
  let last = clocks();
  return {
    renew: (sent) => {
      last = sent;
    },
    isUp: () => Math.max(performance.now() - last.monotonic, Date.now() - last.wall) > LIMITS.fence_ms,
  };
}
