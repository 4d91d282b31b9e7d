// A separate database for each test file: cloned from the migrated template, dropped at the end.
import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Db, endDb, openDb } from '#platform/db.ts';
import { TEMPLATE } from './global-setup.ts';
import { emptyTestStorage } from './storage.ts';

/** Runs queries in the maintenance database of the test server. */
export async function asAdmin(work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  client.on('error', () => {});
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}

const CLONE_TRIES = 50;

/** Clones a template database. Retries while another session is connected to the template, up to a limit. */
export async function cloneDatabase(client: pg.Client, name: string, template: string): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await client.query(`create database ${name} template ${template}`);
      return;
    } catch (error) {
      // Retry, because a concurrent clone locks the template for a short time.
      const busy = error instanceof pg.DatabaseError && error.code === '55006';
      if (!busy || attempt === CLONE_TRIES) throw error;
    }
  }
}

/** Returns the address of a database on the test server. */
export function databaseUrl(name: string, server = inject('postgresUrl')): string {
  const url = new URL(server);
  url.pathname = `/${name}`;
  return url.href;
}

export interface TestDatabase {
  readonly url: string;
  readonly db: Db;
  /** The URL through PgBouncer, if the tests run with PgBouncer (`npm run prove -- pooled`). */
  readonly pooledUrl?: string | null;
}

/**
 * Time limits of the statements and the requests for a connection of a test, in milliseconds. They only end a test that
 * is stuck. With the limits of the product, many parallel requests would fail on a busy machine.
 */
const PATIENT = { connectWithinMs: 120_000, statementTimeout: 60_000 };

/** Clones a template database and opens the clone. */
export async function createDatabase(name: string, template: string): Promise<Db> {
  await asAdmin((client) => cloneDatabase(client, name, template));
  return openDb({ url: databaseUrl(name), max: 8, name: 'tests', ...PATIENT });
}

/** Closes the connections of the tests and drops the database, if the database exists. */
export async function dropDatabase(name: string, db: Db | null): Promise<void> {
  await db?.end();
  await asAdmin((client) => client.query(`drop database if exists ${name} with (force)`));
}

/**
 * Registers hooks that create and drop the database, and delete files that earlier tests left in the file storage. Use
 * `db` and `url` of the result only inside tests. `findTemplate` returns the name of the database to clone; by default
 * this is the migrated template.
 */
export function useDatabase(findTemplate = async () => TEMPLATE): TestDatabase {
  const name = `test_${randomBytes(6).toString('hex')}`;
  let db: Db | null = null;
  const address = () => databaseUrl(name);
  beforeAll(async () => {
    emptyTestStorage();
    const template = await findTemplate();
    db = await createDatabase(name, template);
  });
  afterAll(async () => {
    await dropDatabase(name, db);
  });
  return {
    get url() {
      return address();
    },
    get pooledUrl() {
      const pooled = inject('pooledUrl');
      return pooled && databaseUrl(name, pooled);
    },
    get db() {
      if (!db) throw new Error('The database exists only inside tests and hooks');
      return db;
    },
  };
}

/** Registers hooks that open a separate pool to the database of a test, with these limits, and end the pool. */
export function usePool(
  database: TestDatabase,
  limits: Pick<Parameters<typeof openDb>[0], 'max' | 'reserved'>,
): TestDatabase {
  let pool: Db | null = null;
  beforeAll(() => {
    pool = openDb({ url: database.url, name: 'tests separate', ...PATIENT, ...limits });
  });
  afterAll(async () => {
    if (pool) await endDb(pool);
  });
  return {
    get url() {
      return database.url;
    },
    get db() {
      if (!pool) throw new Error('The pool exists only inside tests and hooks');
      return pool;
    },
  };
}
