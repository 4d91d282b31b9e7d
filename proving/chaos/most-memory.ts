// Measures the peak memory of a process.
import { megabytesOf } from '#testing/process-size.ts';

const EVERY_MS = 250;

/** Starts to read the memory of the process at intervals. `end` stops and returns the maximum in megabytes. */
export function watchMemory(pid: () => number | undefined): { end(): number } {
  let max = 0;
  const look = () => {
    max = Math.max(max, megabytesOf(pid()) ?? 0);
  };
  const timer = setInterval(look, EVERY_MS);
  return {
    end: () => {
      look();
      clearInterval(timer);
      return max;
    },
  };
}
