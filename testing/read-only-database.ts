// Makes the database of a test read-only and writable again, as a failover or a full managed disk does.
import pg from 'pg';
import type { TestDatabase } from './database.ts';

/**
 * Sets `default_transaction_read_only`. The setting affects only new connections, so all open connections are ended by
 * default.
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
