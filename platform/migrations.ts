// Migrates a database: tables by node-pg-migrate, queues by graphile-worker.
import { runner } from 'node-pg-migrate';
import { analyzeNewTables } from './analyze.ts';
import { ensureConsoleRole } from './console/ensure-role.ts';
import { openDb } from './db.ts';
import { MONTHS_AHEAD, makeMonths } from './partitions.ts';
import { migrateQueues } from './queues.ts';

/**
 * Runs all pending migrations and returns their names. Concurrent processes wait for each other. With `consoleSecret`,
 * also creates the role of the SQL console; `onConsoleOff` receives the reason if that fails.
 */
export async function migrate(
  url: string,
  folder: string,
  { consoleSecret, onConsoleOff }: { consoleSecret?: string | undefined; onConsoleOff?: (why: string) => void } = {},
): Promise<string[]> {
  const done = await runner({
    databaseUrl: { connectionString: url, options: '-c lock_timeout=2000' },
    dir: folder,
    direction: 'up',
    migrationsTable: 'schema_migrations',
    // One transaction per migration, so that the locks of one migration are released before the next one runs.
    singleTransaction: false,
    log: () => {},
  });
  const db = openDb({ url, max: 2, name: 'migrate', statementTimeout: 0 });
  try {
    await migrateQueues(db);
    await makeMonths(db, { ahead: MONTHS_AHEAD });
    await analyzeNewTables(db);
    const { rows } = await db.query(`select cardinality(show_trgm('नौकरी')) as trigrams`);
    if (rows[0]?.trigrams === 0) {
      throw new Error(
        'The database has LC_CTYPE=C, so search cannot find words in Indian scripts: create it with a UTF-8 locale.',
      );
    }
    const trouble = consoleSecret ? await ensureConsoleRole(db, consoleSecret) : null;
    if (trouble) onConsoleOff?.(trouble);
  } finally {
    await db.end();
  }
  return done.map(({ name }) => name);
}
