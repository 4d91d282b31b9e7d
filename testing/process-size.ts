// Memory and open files of a process, from Linux `/proc`.
import { readdirSync, readFileSync } from 'node:fs';

/** Resident memory in megabytes; null if the process has ended. */
export function megabytesOf(pid: number | undefined): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
  } catch {
    return null;
  }
}

/** Number of open files, including connections; null if the process has ended. */
export function openFilesOf(pid: number | undefined): number | null {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return null;
  }
}
