// Stores the rows of a running product's database and restores them, so that each story finds the same data. This takes
// much less time than a new database, because the API and the worker process continue to run.
import pg from 'pg';
import { z } from '#contracts/z.ts';
import { waitFor } from '#testing/wait-for.ts';

/** Schema of the stored rows. The product does not read it. */
const STORE = 'stored_for_stories';

/** Tables that describe the running processes and the schema. Their rows are never replaced. */
const ofProcesses = ['public.api_heartbeats', 'public.worker_heartbeats', 'public.schema_migrations'];

/** Tables of the queues that contain tasks. The other tables of the queues describe the running worker process. */
const ofTasks = ['_private_jobs', '_private_job_queues'];

/** Postgres error code of a deadlock. */
const DEADLOCK = '40P01';

/** Time limits in milliseconds. On a busy machine, the first tasks of the worker process take long. */
const STORED_WITHIN_MS = 60_000;
const RESTORED_WITHIN_MS = 20_000;

const tables = z.array(z.object({ schema: z.string(), name: z.string(), columns: z.string() }));
const answer = z.tuple([z.object({ idle: z.boolean() })]);

async function onConnection<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Returns the tables whose rows are stored, with the columns that an `insert` may set. */
async function listTables(client: pg.Client): Promise<z.output<typeof tables>> {
  const { rows } = await client.query(
    `select n.nspname as schema, c.relname as name,
        (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
          where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p') and not c.relispartition
        and (n.nspname = 'public' and n.nspname || '.' || c.relname <> all ($1)
          or n.nspname like 'queue\\_%' and c.relname = any ($2))
      order by 1, 2`,
    [ofProcesses, ofTasks],
  );
  return tables.parse(rows);
}

/** Returns whether no task is due or running, and no other connection runs a query or has an open transaction. */
async function isIdle(client: pg.Client): Promise<boolean> {
  const due = ['urgent', 'outside', 'bulk'].map(
    (queue) =>
      `select from queue_${queue}._private_jobs where locked_at is not null or is_available and run_at <= now()`,
  );
  const { rows } = await client.query(
    `select not exists (${due.join(' union all ')}) and not exists (
        select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
          and backend_type = 'client backend' and state <> 'idle') as idle`,
  );
  return answer.parse(rows)[0].idle;
}

/** Resolves with false if the product is not idle within `limit` milliseconds. */
const becomesIdle = (client: pg.Client, limit: number) =>
  waitFor('the product to be idle', () => isIdle(client), limit).catch((error: unknown) => {
    // A failed query is not a busy product.
    if (error instanceof pg.DatabaseError) throw error;
    return false;
  });

/** Runs `statements` in one transaction without triggers and foreign keys. Returns false after a deadlock. */
async function runWithoutTriggers(client: pg.Client, statements: readonly string[]): Promise<boolean> {
  try {
    await client.query(['begin', 'set local session_replication_role = replica', ...statements, 'commit'].join(';\n'));
    return true;
  } catch (error) {
    await client.query('rollback');
    if (error instanceof pg.DatabaseError && error.code === DEADLOCK) return false;
    throw error;
  }
}

/** Returns the statements that store the rows of a table and those that restore them. */
function statementsOf({ schema, name, columns }: z.output<typeof tables>[number]) {
  const [table, copy] = [`${schema}.${name}`, `${STORE}.${schema}_${name}`];
  return {
    storing: `create unlogged table ${copy} as table ${table}`,
    restoring: [
      `delete from ${table}`,
      `insert into ${table} (${columns}) overriding system value select ${columns} from ${copy}`,
    ],
  };
}

/**
 * Stores the rows of the product's database when the product is idle. Resolves with a function that restores the rows
 * when the product is idle again. The function resolves with false if it could not restore the rows, because a busy
 * product could add to them. Sequences are not restored: ids of deleted rows are not used again, because the processes
 * may have cached something under them.
 */
export async function storeData(url: string): Promise<() => Promise<boolean>> {
  const found = await onConnection(url, async (client) => {
    if (!(await becomesIdle(client, STORED_WITHIN_MS))) return null;
    const statements = (await listTables(client)).map(statementsOf);
    await client.query([`create schema ${STORE}`, ...statements.map(({ storing }) => storing)].join(';\n'));
    return statements.flatMap(({ restoring }) => restoring);
  });
  return () =>
    onConnection(url, async (client) => {
      if (!found || !(await becomesIdle(client, RESTORED_WITHIN_MS))) return false;
      return runWithoutTriggers(client, found);
    });
}
