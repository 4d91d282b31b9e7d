// Describes every object of a database as lines from PostgreSQL's catalogue. Two databases are equal if their lines are
// equal.
import { z } from '#contracts/z.ts';
import { many, type Queryable, rawSql, type Sql, sql } from '#platform/sql.ts';

const OURS = `n.nspname !~ '^pg_' and n.nspname <> 'information_schema'`;
const NOT_OF_EXTENSION = (oid: string, catalogue: string) =>
  `not exists (select from pg_depend d where d.objid = ${oid} and d.classid = '${catalogue}'::regclass and d.deptype = 'e')`;

/**
 * Maps each kind of object to the columns of its line and their source. A line contains everything in which two objects
 * of this kind could differ.
 */
const catalogue: Record<string, { of: string; from: string }> = {
  schema: { of: 'n.nspname, n.nspacl::text', from: `pg_namespace n where ${OURS}` },
  extension: { of: 'extname, extversion', from: 'pg_extension' },
  relation: {
    of: `c.oid::regclass, c.relkind, c.relpersistence, c.relreplident, c.relrowsecurity, c.reloptions, pg_get_expr(c.relpartbound, c.oid), c.relacl::text`,
    from: `pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS}`,
  },
  column: {
    of: `c.oid::regclass, a.attname, format_type(a.atttypid, a.atttypmod), a.attnotnull, a.attidentity, a.attgenerated,
      pg_get_expr(d.adbin, d.adrelid), a.attacl::text`,
    from: `pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
      left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
      where ${OURS} and a.attnum > 0 and not a.attisdropped and c.relkind not in ('i', 'I')`,
  },
  index: {
    of: 'pg_get_indexdef(i.indexrelid), i.indisvalid, i.indisready, i.indislive',
    from: `pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS}`,
  },
  constraint: {
    of: 'k.conrelid::regclass, k.conname, pg_get_constraintdef(k.oid), k.convalidated',
    from: `pg_constraint k join pg_namespace n on n.oid = k.connamespace where ${OURS}`,
  },
  function: {
    of: 'p.oid::regprocedure, md5(pg_get_functiondef(p.oid)), p.proacl::text',
    from: `pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where ${OURS} and p.prokind in ('f', 'p') and ${NOT_OF_EXTENSION('p.oid', 'pg_proc')}`,
  },
  view: {
    of: 'c.oid::regclass, md5(pg_get_viewdef(c.oid))',
    from: `pg_class c join pg_namespace n on n.oid = c.relnamespace where ${OURS} and c.relkind in ('v', 'm')`,
  },
  trigger: {
    of: 'pg_get_triggerdef(t.oid), t.tgenabled',
    from: `pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
      where ${OURS} and not t.tgisinternal`,
  },
  type: {
    of: `t.oid::regtype, t.typtype, (select string_agg(enumlabel, ',' order by enumsortorder) from pg_enum e where e.enumtypid = t.oid)`,
    from: `pg_type t join pg_namespace n on n.oid = t.typnamespace where ${OURS} and ${NOT_OF_EXTENSION('t.oid', 'pg_type')}`,
  },
  sequence: {
    of: 's.seqrelid::regclass, format_type(s.seqtypid, null), s.seqstart, s.seqincrement, s.seqmax, s.seqcycle',
    from: `pg_sequence s join pg_class c on c.oid = s.seqrelid join pg_namespace n on n.oid = c.relnamespace where ${OURS}`,
  },
  statistics: {
    of: 'pg_get_statisticsobjdef(x.oid)',
    from: `pg_statistic_ext x join pg_namespace n on n.oid = x.stxnamespace where ${OURS}`,
  },
  policy: { of: 'tablename, policyname, roles::text, cmd, qual, with_check', from: 'pg_policies' },
  migration: { of: 'name', from: 'public.schema_migrations' },
};

/**
 * Removes the database name from the name of the console's role, because the compared databases have different names.
 */
const ownName = (text: Sql) => sql`replace(${text}, 'console_ro_' || current_database(), 'console_ro')`;

const line = z.object({ line: z.string() });

/** Returns the sorted lines of a database, without ids and times. */
export async function schemaLines(db: Queryable): Promise<string[]> {
  const lines: string[] = [];
  for (const [kind, { of, from }] of Object.entries(catalogue)) {
    const rows = await many(
      db,
      sql`select ${ownName(rawSql(`jsonb_build_array(${of})::text`))} as line from ${rawSql(from)}`,
      line,
    );
    lines.push(...rows.map((row) => `${kind} ${row.line}`));
  }
  return lines.sort();
}

/** Returns the differences: - marks lines that only `before` has, + lines that only `after` has. */
export function difference(before: readonly string[], after: readonly string[]): string[] {
  const [had, has] = [new Set(before), new Set(after)];
  return [
    ...before.filter((one) => !has.has(one)).map((one) => `- ${one}`),
    ...after.filter((one) => !had.has(one)).map((one) => `+ ${one}`),
  ];
}

/** Returns indexes that a failed `create index concurrently` has left. */
export async function invalidIndexes(db: Queryable): Promise<string[]> {
  const rows = await many(
    db,
    sql`select indexrelid::regclass::text as line from pg_index where not indisvalid or not indisready`,
    line,
  );
  return rows.map((row) => row.line);
}
