// The Postgres of a cluster: Debian's, with an empty database of the product's.
import pg from 'pg';
import { startDebianPostgres } from '../debian-postgres.ts';

/** Starts it in a folder; what was in it stays. */
export async function startDatabase(folder: string): Promise<{ url: string; stop(): Promise<void> }> {
  const server = await startDebianPostgres({ folder });
  const client = new pg.Client({ connectionString: server.url() });
  await client.connect();
  await client.query('create database kaamsetu');
  await client.end();
  return { url: server.url('kaamsetu'), stop: () => server.stop('fast') };
}
