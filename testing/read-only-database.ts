// Makes the database of a test read-only, and writable again. A managed database becomes read-only if its disk is full.
import pg from 'pg';
import type { TestDatabase } from './database.ts';

/**
 * Sets `default_transaction_read_only` of the database. The setting affects only new connections, so this function ends
 * all open connections by default.
 */
export async function setReadOnly(
  { url }: Pick<TestDatabase, 'url'>,
  value: 'on' | 'off',
  { endConnections = true } = {},
): Promise<void> {
  const server = new URL(url);
  const name = server.pathname.slice(1);
  server.pathname = '/postgres';
  const client = new pg.Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(`alter database ${name} set default_transaction_read_only = ${value}`);
    if (endConnections)
      await client.query(`select pg_terminate_backend(pid) from pg_stat_activity where datname = '${name}'`);
  } finally {
    await client.end();
  }
}
