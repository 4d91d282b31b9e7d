// Creates monthly partitions in advance and drops old partitions (decision 0049): oldest first, only full months.
import { z } from '#contracts/z.ts';
import type { Db } from '#platform/db.ts';
import { readPartitions } from '#platform/partition-maintenance.ts';
import {
  dropDetached,
  dropPartition,
  listPartitions,
  MONTHS_AHEAD,
  type Month,
  makeMonths,
  monthFrom,
} from '#platform/partitions.ts';
import { one, rawSql, run, sql, type Tx } from '#platform/sql.ts';
import { lockChain, writeAudit } from '../admins/audit.ts';
import { dropOldMonths } from '../notifications/old-months.ts';
import { readSettings } from '../settings/queries.ts';

const JOBS = 2000;
const batch = z.object({ last: z.nullable(z.int()) });

/**
 * Adds each job's views of a month to the job's stored totals before the month is dropped, so that the sums remain
 * correct. Returns true: the month can be dropped.
 */
async function addViewTotals(tx: Tx, part: string): Promise<boolean> {
  const views = rawSql(`months.${part}`);
  for (let after: number | null = 0; after !== null; ) {
    const done: z.output<typeof batch> = await one(
      tx,
      sql`with these as materialized (select distinct job_id from ${views} where job_id > ${after} order by job_id limit ${JOBS}), kept as (
          insert into job_views_kept as k (job_id, month, views)
          select v.job_id, date_trunc('month', v.viewed_on)::date, count(*) from ${views} v join these using (job_id) group by 1, 2
          on conflict (job_id, month) do update set views = k.views + excluded.views
        ) select max(job_id) as last from these`,
      batch,
    );
    after = done.last;
  }
  return true;
}

const audited = z.object({
  first_id: z.nullable(z.int()),
  last_id: z.nullable(z.int()),
  rows: z.int(),
  others_before: z.boolean(),
});

/**
 * Anchors the hash chain at the last entry of the month to drop, and logs the drop. Returns false if the chain has an
 * entry of another month before the last entry of this month: dropping the month would then break the chain. Because
 * the oldest month is dropped first, this happens only if a clock was set back.
 */
async function anchorAuditLog(tx: Tx, part: string): Promise<boolean> {
  await lockChain(tx);
  const month = rawSql(`months.${part}`);
  const { first_id, last_id, rows, others_before } = await one(
    tx,
    sql`select min(id) as first_id, max(id) as last_id, count(*)::int as rows, exists (select from admin_audit a
      where a.id < (select max(id) from ${month}) and a.tableoid <> ${`months.${part}`}::regclass) as others_before from ${month}`,
    audited,
  );
  if (others_before) return false;
  if (last_id === null) return true;
  await run(
    tx,
    sql`insert into audit_anchors (last_id, first_id, hash, rows) select id, ${first_id}::bigint, hash, ${rows}::bigint from ${month} where id = ${last_id}`,
  );
  await writeAudit(
    tx,
    { id: null, username: 'system', ip: '' },
    { action: 'audit.months_dropped', after: { first_id, last_id, rows } },
  );
  return true;
}

/**
 * Table → function that is called before a month of the table is dropped. If the function returns false, the month is
 * not dropped.
 */
const farewells = {
  domain_events: async () => true,
  notifications_archive: async () => true,
  job_views: addViewTotals,
  admin_audit: anchorAuditLog,
} as const satisfies Record<string, (tx: Tx, part: string) => Promise<boolean>>;

interface Going {
  table: keyof typeof farewells;
  /** Start of the oldest month to keep. Months that end at or before this time are dropped. */
  before: Month;
}

/**
 * Drops old months of a table, oldest first, and stops at the first month that must remain. Returns the names of the
 * dropped months.
 */
async function dropMonths(db: Db, { table, before }: Going, progress: () => void): Promise<string[]> {
  const dropped: string[] = [];
  for (const { name, until } of await listPartitions(db, table)) {
    if (until > before || !(await dropPartition(db, { table, name, progress }, (tx) => farewells[table](tx, name))))
      break;
    dropped.push(name);
    progress();
  }
  return dropped;
}

const clock = z.object({ now: z.string() });

/**
 * Creates the coming months and drops the expired months. Returns the names of these months and the state of the
 * tables. Idempotent.
 */
export async function keepMonths(db: Db, progress: () => void) {
  const made = await makeMonths(db, { ahead: MONTHS_AHEAD, progress });
  await dropDetached(db, progress);
  progress();
  const { keep_months: keep } = await readSettings(db, ['keep_months']);
  const now = new Date((await one(db, sql`select now() as now`, clock)).now);
  const going: Going[] = [
    { table: 'domain_events', before: monthFrom(now, -keep.events) },
    { table: 'notifications_archive', before: monthFrom(now, -keep.notifications) },
    { table: 'job_views', before: monthFrom(now, -keep.views) },
    { table: 'admin_audit', before: monthFrom(now, -keep.audit) },
  ];
  const dropped = await dropOldMonths({ db, progress }, monthFrom(now, -keep.notifications));
  for (const oldMonths of going) dropped.push(...(await dropMonths(db, oldMonths, progress)));
  return { made, dropped, tables: await readPartitions(db) };
}
