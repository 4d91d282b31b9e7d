// SQL of the masked views, which show tables without personal data: their list, and the rows of one view. Names of
// views and columns come from the database catalogue, never from the client.
import { z } from '#contracts/z.ts';
import { emptySql, joinSql, many, one, type Queryable, rawSql, type Sql, sql } from '#platform/sql.ts';

const SCHEMA = 'admin_api';

const view = z.object({
  name: z.string(),
  columns: z.array(z.object({ name: z.string(), type: z.string() })),
  /** Row estimate of Postgres for the table behind the view; negative if unknown. Table and view have the same name. */
  estimate: z.number(),
});
export type View = z.output<typeof view>;

/** Returns the masked views. The columns of each view are in the order in which the view defines them. */
export function listViews(db: Queryable): Promise<View[]> {
  return many(
    db,
    sql`select v.relname as name, coalesce(case t.relkind when 'p' then parts.rows else t.reltuples end, -1) as estimate,
        json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by a.attnum) as columns
      from pg_class v join pg_namespace n on n.oid = v.relnamespace and n.nspname = ${SCHEMA}
      join pg_attribute a on a.attrelid = v.oid and a.attnum > 0 and not a.attisdropped
      left join (pg_class t join pg_namespace m on m.oid = t.relnamespace and m.nspname = 'public') on t.relname = v.relname
      left join lateral (select sum(p.reltuples) filter (where p.reltuples >= 0) as rows from pg_inherits i join pg_class p on p.oid = i.inhrelid
        where i.inhparent = t.oid) parts on true
      where v.relkind = 'v' group by v.relname, t.relkind, t.reltuples, parts.rows order by v.relname`,
    view,
  );
}

const quoted = (name: string) => rawSql(`"${name.replaceAll('"', '""')}"`);
const from = ({ name }: View) => sql`${quoted(SCHEMA)}.${quoted(name)}`;

const counted = z.object({ total: z.int() });

/** Returns the number of rows of a view, counted up to `max` + 1. */
export async function countRows(db: Queryable, of: View, { where, max }: { where: Sql; max: number }) {
  const statement = sql`select count(*)::int as total from (select from ${from(of)} ${where} limit ${max + 1}) as counted`;
  return (await one(db, statement, counted)).total;
}

/** Returns the number of rows of each view, by view name, counted up to `max` + 1. */
export async function countEach(db: Queryable, views: readonly View[], max: number): Promise<Map<string, number>> {
  if (views.length === 0) return new Map();
  const parts = views.map(
    (one) =>
      sql`select ${one.name}::text as name, (select count(*) from (select from ${from(one)} limit ${max + 1}) c)::int as total`,
  );
  const rows = await many(db, joinSql(parts, ' union all '), z.object({ name: z.string(), total: z.int() }));
  return new Map(rows.map(({ name, total }) => [name, total]));
}

/**
 * SQL `where` clause: the column contains the search text, case-insensitively. Returns empty SQL if no column or no
 * search text is given.
 */
export function holding(column: string | null, search: string): Sql {
  if (column === null || search === '') return emptySql;
  const pattern = `%${search.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  return sql`where ${quoted(column)}::text ilike ${pattern}`;
}

interface Part {
  where: Sql;
  /** Sort columns, the most significant first. */
  order: readonly { column: string; direction: 'asc' | 'desc' }[];
  limit: number;
  offset: number;
  maxCellLength: number;
}

const texts = z.object({ cells: z.array(z.nullable(z.string())) });

/** Returns a page of rows of a view. Each cell is a string truncated to `maxCellLength` characters, or null. */
export async function listRows(db: Queryable, of: View, { where, order, limit, offset, maxCellLength }: Part) {
  const cells = joinSql(
    of.columns.map(({ name }) => sql`left(${quoted(name)}::text, ${maxCellLength}::int)`),
    ', ',
  );
  const sorted = joinSql(
    order.map(({ column, direction }) => sql`${quoted(column)} ${rawSql(direction)}`),
    ', ',
  );
  const picked = sql`select * from ${from(of)} ${where} order by ${sorted} limit ${limit} offset ${offset}`;
  const rows = await many(db, sql`select array[${cells}] as cells from (${picked}) as picked`, texts);
  return rows.map((row) => row.cells);
}
