// How busy this process is: the share of the time for which its event loop had work.
import { performance } from 'node:perf_hooks';

/** Each call tells the share, 0 to 1, since the call before, or since this one. */
export function watchLoad(): () => number {
  let before = performance.eventLoopUtilization();
  return () => {
    const { utilization } = performance.eventLoopUtilization(before);
    before = performance.eventLoopUtilization();
    return utilization;
  };
}
