// The PostgreSQL of a cluster: the Debian package, with an empty database for the product.
import pg from 'pg';
import { startDebianPostgres } from '#testing/debian-postgres.ts';

/** Starts PostgreSQL in a folder. Existing data is kept. */
export async function startDatabase(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = await startDebianPostgres({ folder });
  const client = new pg.Client({ connectionString: server.url() });
  await client.connect();
  await client.query('create database kaamsetu');
  await client.end();
  return { url: server.url('kaamsetu'), stop: () => server.stop('fast') };
}
