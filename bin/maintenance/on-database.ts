// Runs the maintenance commands that work on the whole database: opens the connection, prints errors, sets the exit
// code.
import { type Db, openDb } from '#platform/db.ts';

/**
 * Runs a command on the database of DATABASE_URL and returns its exit code. Without DATABASE_URL the code is 2; after an
 * error, which is printed, it is 1. `name` is the application name in pg_stat_activity. Statements have no time limit.
 */
export async function onDatabase(name: string, work: (db: Db) => Promise<number>): Promise<number> {
  const url = process.env.DATABASE_URL;
  if (!url) {
    console.error('DATABASE_URL must be the address of a Postgres 15 or newer.');
    return 2;
  }
  const db = openDb({ url, max: 2, name, statementTimeout: 0 });
  try {
    return await work(db);
  } catch (error) {
    console.error(`The command did not finish and can be repeated. ${error instanceof Error ? error.message : error}`);
    return 1;
  } finally {
    await db.end();
  }
}
