// How much memory a process has, while it is looked at.
import { readFileSync } from 'node:fs';

const EVERY_MS = 250;

/** Megabytes that a process holds now; 0 where it is gone. */
function megabytesOf(pid: number | undefined): number {
  try {
    return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024;
  } catch {
    return 0;
  }
}

/** Looks again and again; `end` answers the most there was. */
export function watchMemory(pid: () => number | undefined): { end(): number } {
  let most = 0;
  const look = () => {
    most = Math.max(most, megabytesOf(pid()));
  };
  const timer = setInterval(look, EVERY_MS);
  return {
    end: () => {
      look();
      clearInterval(timer);
      return most;
    },
  };
}
