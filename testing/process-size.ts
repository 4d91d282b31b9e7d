// What a process holds, as Linux counts it.
import { readdirSync, readFileSync } from 'node:fs';

/** Megabytes in memory; null for a process that is gone. */
export function megabytesOf(pid: number | undefined): number | null {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
  } catch {
    return null;
  }
}

/** Open files, connections among them; null for a process that is gone. */
export function openFilesOf(pid: number | undefined): number | null {
  try {
    return readdirSync(`/proc/${pid}/fd`).length;
  } catch {
    return null;
  }
}
