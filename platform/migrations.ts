// Brings a database up to date: the tables by node-pg-migrate, the queues by graphile-worker.
import { runner } from 'node-pg-migrate';
import { analyzeNewTables } from './analyze.ts';
import { ensureConsoleRole } from './console/ensure-role.ts';
import { openDb } from './db.ts';
import { MONTHS_AHEAD, makeMonths } from './partitions.ts';
import { migrateQueues } from './queues.ts';

/**
 * Runs every migration not yet run; several processes at once wait for each other. Returns the names of those it ran. With a secret for
 * it, the role of the SQL console is made, too; `onConsoleOff` hears why it cannot be.
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
    // Each in a transaction of its own: what one has locked is free again while the next one works.
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
        'This database was made with LC_CTYPE=C, where search loses every Indic letter: use a UTF-8 locale.',
      );
    }
    const trouble = consoleSecret ? await ensureConsoleRole(db, consoleSecret) : null;
    if (trouble) onConsoleOff?.(trouble);
  } finally {
    await db.end();
  }
  return done.map(({ name }) => name);
}
