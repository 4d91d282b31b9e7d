// Measures the load of this process: the share of time in which its event loop was busy. The warm-up waits while the
// load is high.
import { performance } from 'node:perf_hooks';

/**
 * Returns a function that returns the load, from 0 to 1, since its previous call. The first call returns the load since
 * `watchLoad`.
 */
export function watchLoad(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    return utilization;
  };
}
