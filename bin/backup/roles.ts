// Finds the roles that a dump needs, and the statements that create them. A dump of a database contains no roles,
// because roles belong to the server.
import { z } from '#contracts/z.ts';
import { many, type Queryable, sql } from '#platform/sql.ts';

const role = z.object({ name: z.string() });

/** Returns roles that own an object in this database or have a privilege on it. */
export async function listRoles(db: Queryable): Promise<string[]> {
  const rows = await many(
    db,
    sql`select distinct r.rolname as name from pg_roles r where r.rolname not like 'pg\\_%' and (
        r.oid = (select datdba from pg_database where datname = current_database())
        or exists (select from pg_class c where c.relowner = r.oid)
        or exists (select from pg_shdepend d join pg_database b on b.datname = current_database()
          where d.refclassid = 'pg_authid'::regclass and d.refobjid = r.oid
            and (d.dbid = b.oid or d.dbid = 0 and d.classid = 'pg_database'::regclass and d.objid = b.oid)))
      order by 1`,
    role,
  );
  return rows.map(({ name }) => name);
}

/**
 * Returns the statements of a role dump that create or change `roles`. Replaces SUPERUSER by NOSUPERUSER, so that a
 * restore creates no superusers.
 */
export function statementsAbout(dump: string, roles: readonly string[]): string[] {
  const lines = dump.split('\n').filter((line) => /^(?:CREATE ROLE|ALTER ROLE|GRANT) .*;$/.test(line));
  return roles.flatMap((name) => {
    const quoted = [name, `"${name.replaceAll('"', '""')}"`];
    const about = (line: string) =>
      quoted.some((text) => line.startsWith(`CREATE ROLE ${text};`) || line.startsWith(`ALTER ROLE ${text} `));
    return lines
      .filter(about)
      .map((line) => line.replace(/^(ALTER ROLE (?:"(?:[^"]|"")*"|\S+) WITH )SUPERUSER\b/, '$1NOSUPERUSER'));
  });
}
