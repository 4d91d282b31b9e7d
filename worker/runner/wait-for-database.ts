// Waits at the start of a worker process until the database responds and accepts writes. If the process exited instead,
// its supervisor would restart it with growing delays.
import { setTimeout as pause } from 'node:timers/promises';
import { type Db, requireWritable } from '#platform/db.ts';
import { isUnavailable } from '#platform/is-unavailable.ts';
import { describeError, type Log } from '#platform/log.ts';
import { run, sql } from '#platform/sql.ts';

const ASK_EVERY_MS = 250;

/**
 * Throws unless the database runs plpgsql and accepts writes. On a read-only database, a worker process
 * could not even lock a task.
 */
export async function probeDatabase(db: Db): Promise<void> {
  await run(db, sql`select ready_probe()`);
  await requireWritable(db);
}

/**
 * Resolves when the probe succeeds. Throws errors that waiting does not repair, such as a wrong password or a database
 * that does not exist.
 */
export async function waitForDatabase(probe: () => Promise<void>, log: Log): Promise<void> {
  for (let logged = false; ; logged = true) {
    try {
      return await probe();
    } catch (error) {
      if (!isUnavailable(error)) throw error;
      if (!logged) log.warn('waiting for the database', describeError(error));
    }
    await pause(ASK_EVERY_MS);
  }
}
