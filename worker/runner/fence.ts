// Whether this process still holds its lease, by two clocks: the monotonic one stands still while a laptop sleeps.
import { LIMITS } from './slots.ts';

export interface Fence {
  /** Called with the moment a heartbeat that succeeded was sent, so that our clock runs ahead of the sweeper's. */
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
