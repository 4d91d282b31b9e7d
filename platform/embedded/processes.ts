// Answers whether a process of an earlier run is still the one it was: numbers are reused, and the dead can linger.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

/** True while the process exists and does work; a zombie does not. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
  return !(statFields(pid)?.[0] === 'Z');
}

/** A mark that differs when the number was given to another process since; '' where the system does not tell. */
export function processStartId(pid: number): string {
  const fields = statFields(pid);
  if (fields) return fields[19] ?? '';
  return process.platform === 'win32' ? '' : psColumn(pid, 'lstart');
}

/** The command line of a process, '' when it is gone or its like cannot be read. */
export function commandLine(pid: number): string {
  if (process.platform !== 'linux') return process.platform === 'win32' ? 'postgres' : psColumn(pid, 'command');
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
  } catch {
    return '';
  }
}

/** The fields of /proc/<pid>/stat from the state on: the name before them may hold spaces and brackets. */
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
