// Restores a dump into a new, empty database of an external server: first the roles, then everything else in one
// transaction.

import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { z } from '#contracts/z.ts';
import { consoleRole, databaseOf } from '#platform/console/role.ts';
import { type Db, endDb, openDb } from '#platform/db.ts';
import { many, one, type Queryable, rawSql, run, sql } from '#platform/sql.ts';
import { readBackup } from '../backup/backup-file.ts';
import { readServer } from '../backup/dump-server.ts';
import { DUMP, type Manifest } from '../backup/manifest.ts';
import { connectionOf, findPgProgram, startPgProgram } from '../backup/pg-programs.ts';
import { statementsAbout } from '../backup/roles.ts';
import type { CheckedBackup } from './checked-backup.ts';

const counted = z.object({ total: z.int() });
const named = z.object({ name: z.string() });
const known = z.object({ superuser: z.boolean() });

/** Throws if the database contains tables. */
async function requireEmpty(db: Queryable): Promise<void> {
  const { total } = await one(
    db,
    sql`select count(*)::int as total from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'S') and n.nspname <> 'information_schema' and n.nspname not like 'pg\\_%'
        and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`,
    counted,
  );
  if (total > 0)
    throw new Error(
      'The database of DATABASE_URL is not empty. Create a new database and restore into it. A restore never replaces data.',
    );
}

async function requireNewEnough(db: Queryable, { server_version }: Manifest): Promise<void> {
  const { version } = await readServer(db);
  if (version < server_version)
    throw new Error(
      `The backup is of Postgres ${server_version}, and the server is Postgres ${version}: use a server of at least this version.`,
    );
}

async function missingRoles(db: Queryable, roles: readonly string[]): Promise<string[]> {
  const found = await many(db, sql`select rolname as name from pg_roles where rolname = any(${roles}::text[])`, named);
  return roles.filter((role) => !found.some(({ name }) => name === role));
}

/**
 * Creates the roles that are missing on the server; existing roles remain unchanged. Resolves with the roles that could
 * not be created.
 */
async function makeRoles(db: Db, { manifest, roles }: CheckedBackup): Promise<string[]> {
  const missing = await missingRoles(db, manifest.roles);
  // Running this SQL text is safe, because it comes from the authenticated backup.
  for (const statement of statementsAbout(roles, missing)) await run(db, rawSql(statement)).catch(() => undefined);
  return missingRoles(db, manifest.roles);
}

async function load(url: string, backup: CheckedBackup, withRights: boolean): Promise<void> {
  const { file } = findPgProgram('pg_restore', backup.manifest.dump_version ?? backup.manifest.server_version);
  const { args, env } = connectionOf(url);
  const wanted = [
    '--single-transaction',
    '--exit-on-error',
    '--no-owner',
    ...(withRights ? [] : ['--no-acl']),
    ...args,
  ];
  await readBackup(backup.file, backup.key, async ({ name, bytes }) => {
    if (name !== DUMP) return;
    const { child, ended } = startPgProgram(file, wanted, { env, stdio: ['pipe', 'ignore'] });
    // Ignore the broken pipe if pg_restore fails: `ended` then rejects with the more informative error of pg_restore.
    if (child.stdin) await pipeline(Readable.from(bytes), child.stdin).catch(() => undefined);
    await ended;
  });
}

/** Restores the dump completely or not at all. Resolves with warnings for the operator; empty without warnings. */
export async function intoServer(url: string, backup: CheckedBackup): Promise<string[]> {
  const db = openDb({ url, max: 2, name: 'restore', statementTimeout: 0 });
  try {
    await requireEmpty(db);
    await requireNewEnough(db, backup.manifest);
    findPgProgram('pg_restore', backup.manifest.dump_version ?? backup.manifest.server_version);
    const missing = await makeRoles(db, backup);
    const { superuser } = await one(
      db,
      sql`select rolsuper as superuser from pg_roles where rolname = current_user`,
      known,
    );
    await load(url, backup, superuser && missing.length === 0);
    if (superuser && missing.length === 0) return [];
    return [
      `Rights were not restored (${missing.length > 0 ? `no role ${missing.join(', ')}` : 'that takes a superuser'}): run "node bin/run.cjs console-role" as a superuser for ${consoleRole(databaseOf(url))}.`,
    ];
  } finally {
    await endDb(db);
  }
}
