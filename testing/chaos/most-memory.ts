// How much memory a process has, while it is looked at.
import { megabytesOf } from '../process-size.ts';

const EVERY_MS = 250;

/** Looks again and again; `end` answers the most there was. */
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
