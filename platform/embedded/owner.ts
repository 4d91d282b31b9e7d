// Lock of a database folder. Only one program owns the folder at a time; the next program takes over the lock of a dead
// owner.
import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from '#contracts/z.ts';
import { isAlive, processStartId } from './processes.ts';

const claim = z.object({ pid: z.number(), born: z.string() });

/** Thrown if another live program uses the folder. */
class FolderInUse extends Error {
  readonly pid: number;
  constructor(folder: string, pid: number) {
    super(`The data in ${folder} is in use by process ${pid}; stop that one first, or choose another DATA_DIR.`);
    this.name = 'FolderInUse';
    this.pid = pid;
  }
}

/** Locks the folder for this process, or throws FolderInUse. Returns the function that releases the lock. */
export function lockDataFolder(folder: string): () => void {
  const file = path.join(folder, 'owner.json');
  const mine = `${file}.${process.pid}`;
  writeFileSync(mine, JSON.stringify({ pid: process.pid, born: processStartId(process.pid) }), { mode: 0o600 });
  try {
    while (!tryLink(mine, file)) dropStaleClaim(folder, file);
  } finally {
    rmSync(mine, { force: true });
  }
  return () => {
    if (readClaim(file)?.pid === process.pid) rmSync(file, { force: true });
  };
}

/** Returns the pid of the live process that owns the folder, or null. */
export function livingLockOwner(folder: string): number | null {
  const found = readClaim(path.join(folder, 'owner.json'));
  return found && isAlive(found.pid) && processStartId(found.pid) === found.born ? found.pid : null;
}

function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to);
    return true;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
    throw error;
  }
}

/**
 * Moves the lock file of a dead owner aside. Another process may have replaced this file with its own lock just before
 * the move. Then this function puts the lock of that process back.
 */
function dropStaleClaim(folder: string, file: string): void {
  const owner = livingLockOwner(folder);
  if (owner !== null) throw new FolderInUse(folder, owner);
  const aside = `${file}.stale.${process.pid}`;
  try {
    renameSync(file, aside);
  } catch {
    return;
  }
  const moved = readClaim(aside);
  if (moved && isAlive(moved.pid) && processStartId(moved.pid) === moved.born) tryLink(aside, file);
  rmSync(aside, { force: true });
}

function readClaim(file: string): z.infer<typeof claim> | null {
  try {
    return claim.parse(JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    return null;
  }
}
