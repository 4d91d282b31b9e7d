// Creates the role of the SQL console and revokes dangerous privileges from PUBLIC. Idempotent and safe to run
// concurrently.
import { z } from '#contracts/z.ts';
import { type Db, inTransaction } from '../db.ts';
import { joinSql, many, one, rawSql, run, type Sql, sql, type Tx } from '../sql.ts';
import { listDangers, listOpenFunctions } from './dangers.ts';
import { CONSOLE_SCHEMA, consoleRole, consoleVerifier } from './role.ts';

/**
 * Key of the advisory lock that lets only one process per database change roles: concurrent updates of one catalogue
 * row would fail.
 */
const LOCK = 7_320_032;

const quoted = (name: string) => rawSql(`"${name.replaceAll('"', '""')}"`);
const literal = (text: string) => rawSql(`'${text.replaceAll("'", "''")}'`);

const name = z.object({ name: z.string() });
const limits = {
  default_transaction_read_only: 'on',
  statement_timeout: '5s',
  lock_timeout: '1s',
  idle_in_transaction_session_timeout: '10s',
  work_mem: '16MB',
  max_parallel_workers_per_gather: '0',
  jit: 'off',
  search_path: CONSOLE_SCHEMA,
};
/**
 * Settings of the role that only a superuser may set. The log settings keep console statements out of the server log,
 * because literals in a statement may be personal data.
 */
const superuserLimits = {
  temp_file_limit: '64MB',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_min_error_statement: 'panic',
};

/**
 * Runs a statement and ignores its failure, because the database user may lack the privilege. `listDangers` later
 * reports what the role may still do.
 */
async function tryTo(tx: Tx, statement: Sql): Promise<void> {
  await run(tx, sql`savepoint attempt`);
  try {
    await run(tx, statement);
  } catch {
    await run(tx, sql`rollback to savepoint attempt`);
  }
  await run(tx, sql`release savepoint attempt`);
}

async function makeRole(tx: Tx, role: string, secret: string): Promise<void> {
  const verifier = literal(consoleVerifier(secret, role));
  const always = sql`login noinherit connection limit 3 password ${verifier}`;
  const { name: found } = await one(
    tx,
    sql`select exists (select from pg_roles where rolname = ${role})::text as name`,
    name,
  );
  if (found === 'true') await run(tx, sql`alter role ${quoted(role)} ${always}`);
  else {
    const plain = sql`nosuperuser nocreatedb nocreaterole noreplication nobypassrls`;
    await run(tx, sql`create role ${quoted(role)} ${plain} ${always}`);
  }
  for (const [setting, value] of Object.entries(limits))
    await run(tx, sql`alter role ${quoted(role)} set ${rawSql(setting)} = ${literal(value)}`);
  for (const [setting, value] of Object.entries(superuserLimits))
    await tryTo(tx, sql`alter role ${quoted(role)} set ${rawSql(setting)} = ${literal(value)}`);
}

/**
 * Returns the roles of the product, which keep the privileges that are revoked from PUBLIC. Superusers need no grants,
 * so they are not returned.
 */
async function listProgramRoles(tx: Tx): Promise<string[]> {
  const statement = sql`select r.rolname as name from pg_roles r
    where not r.rolsuper and r.rolname not like 'pg\\_%' and r.rolname not like 'console\\_ro\\_%' and (r.rolname = current_user
      or r.oid = (select datdba from pg_database where datname = current_database())
      or exists (select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and (c.relowner = r.oid
        or exists (select from aclexplode(c.relacl) a where a.grantee = r.oid))))`;
  return (await many(tx, statement, name)).map((row) => row.name);
}

/**
 * Revokes a privilege from PUBLIC. Before that, grants the privilege to the roles in `keepers`, so that these roles do
 * not lose it.
 */
async function close(tx: Tx, what: Sql, from: { privilege: Sql; keepers: Sql | null }): Promise<void> {
  if (from.keepers) await tryTo(tx, sql`grant ${from.privilege} on ${what} to ${from.keepers}`);
  await tryTo(tx, sql`revoke ${from.privilege} on ${what} from public`);
}

async function closeTheRest(tx: Tx, database: string): Promise<void> {
  const roles = await listProgramRoles(tx);
  const keepers = roles.length > 0 ? joinSql(roles.map(quoted), ', ') : null;
  const functions = await listOpenFunctions(tx);
  if (functions.length > 0) {
    const list = joinSql(functions.map(rawSql), ', ');
    await close(tx, sql`function ${list}`, { privilege: sql`execute`, keepers });
  }
  await close(tx, sql`database ${quoted(database)}`, { privilege: sql`temporary, create`, keepers });
  await close(tx, sql`schema public`, { privilege: sql`usage`, keepers });
  await close(tx, sql`schema public`, { privilege: sql`create`, keepers: null });
  await close(tx, sql`pg_catalog.pg_settings`, { privilege: sql`update`, keepers: null });
}

async function grantViews(tx: Tx, role: string, database: string): Promise<void> {
  const schema = quoted(CONSOLE_SCHEMA);
  await run(tx, sql`grant connect on database ${quoted(database)} to ${quoted(role)}`);
  await run(tx, sql`grant usage on schema ${schema} to ${quoted(role)}`);
  await run(tx, sql`grant select on all tables in schema ${schema} to ${quoted(role)}`);
}

/**
 * Creates or updates the role in the database of `db`. Returns null if the console can be used, otherwise an English
 * sentence that states the reason. Never throws for missing privileges, because the rest of the product does not need
 * the role.
 */
export async function ensureConsoleRole(db: Db, secret: string): Promise<string | null> {
  try {
    return await inTransaction(db, async (tx) => {
      await run(tx, sql`select pg_advisory_xact_lock(${LOCK})`);
      const { name: database } = await one(tx, sql`select current_database() as name`, name);
      const role = consoleRole(database);
      await makeRole(tx, role, secret);
      await closeTheRest(tx, database);
      await grantViews(tx, role, database);
      const dangers = await listDangers(tx, role);
      return dangers.length === 0 ? null : `its role ${role} could still use ${dangers.slice(0, 5).join(', ')}`;
    });
  } catch (error) {
    return `its role cannot be made: ${error instanceof Error ? error.message : String(error)}`;
  }
}
