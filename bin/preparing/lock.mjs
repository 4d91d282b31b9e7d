// Uses a lock file so that only one process prepares a checkout at a time.
import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { say } from './say.mjs';

// Maximum age of a lock in ms. An older lock is stale: its process was probably killed, and its process id may now
// belong to another process.
const LONGEST_MS = 15 * 60_000;
const file = 'dist/preparing.lock';

/** @param {() => Promise<void>} work */
export async function withLock(work) {
  mkdirSync('dist', { recursive: true });
  let logged = false;
  while (!take()) {
    if (!logged) say('Waiting for another preparation of this checkout…');
    logged = true;
    await pause(200);
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function take() {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch {
    if (!holderLives()) rmSync(file, { force: true });
    return false;
  }
}

function holderLives() {
  try {
    const holder = Number(readFileSync(file, 'utf8'));
    if (!(holder > 0)) return true;
    process.kill(holder, 0);
    return holder !== process.pid && Date.now() - statSync(file).mtimeMs < LONGEST_MS;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
