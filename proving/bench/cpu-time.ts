// Measures the CPU time of this process and of all processes that it has started, including the database server and
// Redis. CPU time depends less on the disk and the kernel than latency does.
import { readdirSync, readFileSync } from 'node:fs';

/** Unit of the CPU times in /proc, in ms. Linux reports the times to all programs in this unit. */
const TICK_MS = 10;

interface Times {
  pid: number;
  parent: number;
  /** Includes the children that have ended. */
  ms: number;
}

function timesOf(pid: number): Times[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // Skip the name before the process state, because the name may contain spaces and brackets.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    return [{ pid, parent: fields[1] ?? 0, ms: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) * TICK_MS }];
  } catch {
    // The process has ended.
    return [];
  }
}

/** Returns the CPU time in ms of this process and its descendants, without the process `except` (the load generator). */
export function cpuTime(except: number | undefined): number {
  const all = readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? timesOf(Number(name)) : []));
  const counted = new Set([process.pid]);
  for (let size = 0; size < counted.size; ) {
    size = counted.size;
    for (const { pid, parent } of all) if (counted.has(parent) && pid !== except) counted.add(pid);
  }
  return all.reduce((sum, { pid, ms }) => (counted.has(pid) ? sum + ms : sum), 0);
}
