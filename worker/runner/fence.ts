// Detects that this process has lost its lease. It compares two clocks, because the monotonic clock stops while a
// laptop sleeps.
import { LIMITS } from './slots.ts';

export interface Fence {
  /**
   * Pass the time at which a successful heartbeat was sent, not received: this process must consider the lease lost
   * before the sweeper does.
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
