// SQL of reading the audit log and of verifying its hash chain.
import { z } from '#contracts/z.ts';
import { joinSql, many, maybe, one, type Queryable, type Sql, sql } from '#platform/sql.ts';
import { hashEntry } from '../admins/entry-hash.ts';

export interface AuditListFilter {
  /** Id of an administrator. If set, only this administrator's entries are returned. */
  own?: number | undefined;
  admin?: string | undefined;
  action?: string | undefined;
  target_type?: string | undefined;
  target_id?: string | undefined;
  /** First and last day (`YYYY-MM-DD`) in India's time zone, both included. */
  from?: string | undefined;
  to?: string | undefined;
}

const prefixPattern = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`;
const beginningOf = (day: string) => sql`(${day}::date)::timestamp at time zone 'Asia/Kolkata'`;

function filters(filter: AuditListFilter): Sql {
  const { own, admin, action, target_type, target_id, from, to } = filter;
  const asked = [
    own === undefined ? [] : sql`a.admin_id = ${own}::bigint`,
    admin === undefined ? [] : sql`lower(a.actor) = lower(${admin})`,
    action === undefined
      ? []
      : action.endsWith('.')
        ? sql`a.action like ${prefixPattern(action)}`
        : sql`a.action = ${action}`,
    target_type === undefined ? [] : sql`a.target_type = ${target_type}`,
    target_id === undefined ? [] : sql`a.target_id = ${target_id}`,
    from === undefined ? [] : sql`a.at >= ${beginningOf(from)}`,
    to === undefined ? [] : sql`a.at < ${beginningOf(to)} + interval '1 day'`,
  ].flat();
  return asked.length === 0 ? sql`true` : joinSql(asked, ' and ');
}

const row = z.object({
  id: z.int(),
  at: z.string(),
  admin_id: z.nullable(z.int()),
  actor: z.string(),
  action: z.string(),
  target_type: z.nullable(z.string()),
  target_id: z.nullable(z.string()),
  before: z.unknown(),
  after: z.unknown(),
  reason: z.nullable(z.string()),
  ip: z.string(),
});

export const listAuditRows = (
  db: Queryable,
  filter: AuditListFilter,
  { limit, offset }: { limit: number; offset: number },
) =>
  many(
    db,
    sql`select id, at, admin_id, actor, action, target_type, target_id, before, after, reason, ip from admin_audit a
      where ${filters(filter)} order by id desc limit ${limit} offset ${offset}`,
    row,
  );

export async function countAuditRows(db: Queryable, filter: AuditListFilter, max: number): Promise<number> {
  const statement = sql`select count(*)::int as count from (select from admin_audit a where ${filters(filter)} limit ${max}) counted`;
  return (await one(db, statement, z.object({ count: z.int() }))).count;
}

const batch = z.object({
  checked: z.int(),
  first_id: z.nullable(z.int()),
  last_id: z.nullable(z.int()),
  broken_id: z.nullable(z.int()),
});

/**
 * Verifies the hashes of the `max` entries after the entry `since`, whose hash is trusted. Each hash must be based on
 * the hash of the previous entry. The hash of the oldest entry must be based on the anchor, which is the last hash of
 * the dropped months.
 */
export const checkBatch = (db: Queryable, since: number, max: number) =>
  one(
    db,
    sql`with e as (select * from admin_audit where id > ${since} order by id limit ${max}),
      sealed as (select e.id, e.hash is distinct from ${hashEntry(
        'e',
        sql`coalesce(lag(e.hash) over (order by e.id), (select hash from admin_audit where id <= ${since} order by id desc limit 1),
          (select hash from audit_anchors order by last_id desc limit 1))`,
      )} as broken from e)
      select count(*)::int as checked, min(id) as first_id, max(id) as last_id, min(id) filter (where broken) as broken_id from sealed`,
    batch,
  );

const entryHash = z.object({ id: z.int(), hash: z.string() });

/**
 * Returns the id and the hexadecimal hash of the last entry, or of the last entry up to `id` if `id` is given. Null if
 * there is no entry.
 */
export const findEntryHash = (db: Queryable, id: number | null) =>
  maybe(
    db,
    sql`select id, encode(hash, 'hex') as hash from admin_audit where (${id}::bigint is null or id <= ${id}::bigint) order by id desc limit 1`,
    entryHash,
  );
