// Load of this process: the share of time in which its event loop was busy.
import { performance } from 'node:perf_hooks';

/** Each call of the returned function returns the share (0 to 1) since the previous call; the first one since now. */
export function watchLoad(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    return utilization;
  };
}
