// A worker that starts while the database is away: it waits for it. Ending instead would leave the next try to the growing pauses of a supervisor.
import { setTimeout as pause } from 'node:timers/promises';
import { isAway } from '#platform/away.ts';
import { describeError, type Log } from '#platform/log.ts';
import { type Queryable, run, sql } from '#platform/sql.ts';

const ASK_EVERY_MS = 250;

/** Resolves when it answers. Throws what waiting does not mend: a wrong password, a database that is not there. */
export async function untilDatabaseAnswers(db: Queryable, log: Log): Promise<void> {
  for (let told = false; ; told = true) {
    try {
      await run(db, sql`select ready_probe()`);
      return;
    } catch (error) {
      if (!isAway(error)) throw error;
      if (!told) log.warn('waiting for the database', describeError(error));
    }
    await pause(ASK_EVERY_MS);
  }
}
