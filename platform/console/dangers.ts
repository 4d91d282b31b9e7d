// Finds the dangerous database functions, which only the processes of the product may execute, and lists privileges
// that the console's role must not have.
import { z } from '#contracts/z.ts';
import { many, type Queryable, type Sql, sql } from '../sql.ts';
import { CONSOLE_SCHEMA } from './role.ts';

/** Postgres functions that write, wait, signal, notify, access files or read a whole schema into one cell. */
const NAMES =
  '^(lo_.*|loread|lowrite|pg_advisory_.*|pg_try_advisory_.*|pg_notify|pg_sleep.*|set_config|pg_read_.*|pg_ls_.*|pg_stat_file|' +
  'pg_current_logfile|.*_to_xml.*|pg_terminate_backend|pg_cancel_backend|pg_export_snapshot|pg_stat_get_activity|pg_logical_.*|' +
  'pg_replication_.*|pg_create_.*|pg_copy_.*|pg_drop_.*|pg_log_.*|pg_reload_conf|pg_rotate_logfile|pg_promote|pg_switch_wal|' +
  'pg_backup_.*|pg_wal_.*|txid_current|pg_current_xact_id)$';

/** SQL condition: the function `p` (pg_proc) is one of the functions in `NAMES`. */
const dangerous: Sql = sql`p.pronamespace = 'pg_catalog'::regnamespace and p.proname ~ ${NAMES}`;

const danger = z.object({ what: z.string() });

/** SQL condition: PUBLIC may execute the function `p`. */
const open: Sql = sql`exists (select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) as a
  where a.grantee = 0 and a.privilege_type = 'EXECUTE')`;

/** Returns the dangerous functions that PUBLIC may still execute, in the syntax of GRANT and REVOKE. */
export async function listOpenFunctions(db: Queryable): Promise<string[]> {
  const statement = sql`select format('pg_catalog.%I(%s)', p.proname, pg_get_function_identity_arguments(p.oid)) as what
    from pg_proc p where p.prokind = 'f' and ${dangerous} and ${open} order by 1`;
  return (await many(db, statement, danger)).map(({ what }) => what);
}

/**
 * Returns the privileges that the role has in addition to reading the masked views; empty if the role is configured
 * correctly.
 */
export async function listDangers(db: Queryable, role: string): Promise<string[]> {
  const statement = sql`with r as (select * from pg_roles where rolname = ${role})
    select distinct p.proname || '()' as what from r, pg_proc p where ${dangerous} and has_function_privilege(r.oid, p.oid, 'execute')
    union all
    select n.nspname || '.' || p.proname || '()' from r, pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname not in ('pg_catalog', 'information_schema') and has_schema_privilege(r.oid, n.oid, 'usage')
        and has_function_privilege(r.oid, p.oid, 'execute')
    union all
    select n.nspname || '.' || c.relname from r, pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relkind in ('r', 'p', 'v', 'm', 'f') and n.nspname not in ('pg_catalog', 'information_schema')
        and n.nspname not like 'pg\\_toast%' and case when n.nspname = ${CONSOLE_SCHEMA}
          then has_table_privilege(r.oid, c.oid, 'insert, update, delete, truncate')
          else has_any_column_privilege(r.oid, c.oid, 'select, insert, update') or has_table_privilege(r.oid, c.oid, 'delete, truncate') end
    union all
    select 'writing ' || c.relname from r, pg_class c where c.relnamespace = 'pg_catalog'::regnamespace and c.relkind in ('r', 'v')
      and has_table_privilege(r.oid, c.oid, 'insert, update, delete, truncate')
    union all
    select 'new objects in ' || n.nspname from r, pg_namespace n where has_schema_privilege(r.oid, n.oid, 'create')
    union all
    select 'new objects in the database' from r where has_database_privilege(r.oid, current_database(), 'create, temporary')
    union all
    select 'what ' || m.roleid::regrole || ' may' from r join pg_auth_members m on m.member = r.oid
    union all
    select 'what only trusted roles may' from r where rolsuper or rolcreaterole or rolcreatedb or rolreplication or rolbypassrls
    order by 1`;
  return (await many(db, statement, danger)).map(({ what }) => what);
}
