// Checks whether a process of an earlier run is still the same process. Another process may have the same pid now, and
// a dead process may remain as a zombie.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** Whether the process exists and is not a zombie. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !(statFields(pid)?.[0] === 'Z');
}

/**
 * Returns a value that changes if the pid is reused by another process; '' if the operating system does not report it.
 */
export function processStartId(pid: number): string {
  const fields = statFields(pid);
  if (fields) return fields[19] ?? '';
  return process.platform === 'win32' ? '' : psColumn(pid, 'lstart');
}

/**
 * Returns the command line of a process; '' if the process has ended or its command line cannot be read. On Windows
 * always returns `postgres`.
 */
export function commandLine(pid: number): string {
  if (process.platform !== 'linux') return process.platform === 'win32' ? 'postgres' : psColumn(pid, 'command');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/**
 * Returns the fields of /proc/<pid>/stat, starting with the process state; null on other systems than Linux or if the
 * process has ended. The name before the state may contain spaces and brackets, so it is skipped.
 */
function statFields(pid: number): string[] | null {
  if (process.platform !== 'linux') return null;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  } catch {
    return null;
  }
}

function psColumn(pid: number, column: string): string {
  return spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' }).stdout?.trim() ?? '';
}
