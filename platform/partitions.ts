// Tables partitioned by month (UTC). The partitions are in the schema `months`, named after table and month. Which
// tables are partitioned is read from the catalogue.
import { setTimeout as pause } from 'node:timers/promises';
import { z } from '#contracts/z.ts';
import { type Db, inTransaction } from './db.ts';
import { describeError } from './log.ts';
import { many, one, type Queryable, rawSql, run, sql, type Tx } from './sql.ts';

/** Number of months for which partitions are created in advance. */
export const MONTHS_AHEAD = 3;

/** A month, written as its first day: `2026-12-01`. */
export type Month = string;

/** Returns the month that is `months` months after the month of `moment`; a negative number goes back. */
export function monthFrom(moment: Date, months: number): Month {
  return new Date(Date.UTC(moment.getUTCFullYear(), moment.getUTCMonth() + months)).toISOString().slice(0, 10);
}

const suffixOf = (month: Month) => month.slice(0, 7).replace('-', '_');
export const partitionName = (table: string, month: Month) => `${table}_${suffixOf(month)}`;

/** Returns the first moment of a month as an SQL literal, for dates and timestamps. */
const beginningOf = (month: Month) => rawSql(`'${month} 00:00+00'`);

/**
 * Timeout of a lock request in milliseconds, and maximum number of attempts. The timeout is short, because other
 * queries wait behind a waiting lock request.
 */
const LOCK_WAIT_MS = 150;
const LOCK_TRIES = 60;

const isBusy = (error: unknown) => ['55P03', '40P01'].includes(String(describeError(error).code));

const unheard = () => {};

/**
 * Runs `work`, which takes strong locks, in its own transaction. If a lock is not available within the timeout, the
 * transaction is rolled back and retried. `progress` is called at each attempt.
 */
export async function withShortLockTimeout<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  progress: () => void = unheard,
): Promise<T> {
  for (let tries = 1; ; tries += 1) {
    progress();
    try {
      return await inTransaction(db, async (tx) => {
        await run(tx, sql`select set_config('lock_timeout', ${String(LOCK_WAIT_MS)}, true)`);
        return await work(tx);
      });
    } catch (error) {
      if (!isBusy(error) || tries === LOCK_TRIES) throw error;
      await pause(50 + Math.random() * 250);
    }
  }
}

const partitioned = z.object({
  table: z.string(),
  column: z.string(),
  own: z.array(z.string()),
  guard: z.nullable(z.string()),
});
type Partitioned = z.output<typeof partitioned>;

/**
 * Returns every partitioned table. `own` are the definitions of the primary and foreign keys that each partition needs
 * separately. `guard` is the trigger function that refuses TRUNCATE.
 */
export const listPartitioned = (db: Queryable) =>
  many(
    db,
    sql`select c.relname as table, a.attname as column,
        array(select pg_get_constraintdef(k.oid) from pg_constraint k where k.conrelid = to_regclass('months.' || c.relname || '_other')
          and k.contype in ('p', 'f') and k.conparentid = 0) as own,
        (select t.tgfoid::regproc::text from pg_trigger t where t.tgrelid = c.oid and t.tgtype & 32 > 0 limit 1) as guard
      from pg_partitioned_table p join pg_class c on c.oid = p.partrelid
        join pg_attribute a on a.attrelid = c.oid and a.attnum = p.partattrs[0]
      where c.relnamespace = 'public'::regnamespace and p.partstrat = 'r' and p.partnatts = 1 order by 1`,
    partitioned,
  );

const part = z.object({ name: z.string(), until: z.string() });

/**
 * Returns the partitions of a table, oldest first. `until` is the first month after the partition. A partition covers
 * one month, or all months before a date.
 */
export const listPartitions = (db: Queryable, table: string) =>
  many(
    db,
    sql`select name, (case when name ~ '_before_\\d{4}_\\d{2}$' then month else month + interval '1 month' end)::date::text as until
      from (select c.relname as name, to_date(right(c.relname, 7), 'YYYY_MM') as month
        from pg_inherits i join pg_class c on c.oid = i.inhrelid
        where i.inhparent = ('public.' || ${table})::regclass and c.relname ~ '_\\d{4}_\\d{2}$') parts order by 2`,
    part,
  );

/**
 * Creates the table of a partition, but does not attach it to the parent. A CHECK constraint allows Postgres to attach
 * the table without a scan.
 */
async function createPartition(tx: Tx, { table, column, own, guard }: Partitioned, month: Month): Promise<string> {
  const name = partitionName(table, month);
  const [made, front, col] = [rawSql(`months.${name}`), rawSql(`public.${table}`), rawSql(column)];
  await run(
    tx,
    sql`create table ${made} (like ${front} including defaults including constraints including storage, ${rawSql(own.map((key) => `${key}, `).join(''))}
      constraint ${rawSql(`${name}_month`)} check (${col} >= ${beginningOf(month)} and ${col} < ${beginningOf(monthFrom(new Date(month), 1))}))`,
  );
  if (guard)
    await run(
      tx,
      sql`create trigger ${rawSql(`${table}_stays_whole`)} before truncate on ${made} for each statement execute function ${rawSql(guard)}()`,
    );
  return name;
}

/**
 * Moves the rows of a month from the default partition to the new partition of that month. The rows arrived before this
 * partition existed. Locks the default partition for a short time, but does not change its other rows.
 */
async function fetchStrays(tx: Tx, { table, column }: Partitioned, month: Month): Promise<void> {
  const [rest, made, front, col] = [
    rawSql(`months.${table}_other`),
    rawSql(`months.${partitionName(table, month)}`),
    rawSql(`public.${table}`),
    rawSql(column),
  ];
  const ofMonth = sql`${col} >= ${beginningOf(month)} and ${col} < ${beginningOf(monthFrom(new Date(month), 1))}`;
  if ((await run(tx, sql`select from ${rest} where ${ofMonth} limit 1`)) === 0) return;
  // While the partition is detached, triggers of the parent do not block the deletion.
  await run(tx, sql`alter table ${front} detach partition ${rest}`);
  await run(tx, sql`insert into ${made} select * from ${rest} where ${ofMonth}`);
  await run(tx, sql`delete from ${rest} where ${ofMonth}`);
  await run(tx, sql`alter table ${front} attach partition ${rest} default`);
}

async function makeMonth(
  { db, progress }: { db: Db; progress?: (() => void) | undefined },
  table: Partitioned,
  month: Month,
): Promise<void> {
  const name = partitionName(table.table, month);
  await withShortLockTimeout(
    db,
    async (tx) => {
      await run(tx, sql`select pg_advisory_xact_lock(hashtextextended('months', 0))`);
      if ((await run(tx, sql`select where to_regclass(${`months.${name}`}) is not null`)) > 0) return;
      await createPartition(tx, table, month);
      await fetchStrays(tx, table, month);
      await run(
        tx,
        sql`alter table ${rawSql(`public.${table.table}`)} attach partition ${rawSql(`months.${name}`)}
        for values from (${beginningOf(month)}) to (${beginningOf(monthFrom(new Date(month), 1))})`,
      );
      await run(tx, sql`alter table ${rawSql(`months.${name}`)} drop constraint ${rawSql(`${name}_month`)}`);
    },
    progress,
  );
}

const clock = z.object({ now: z.string() });

/**
 * Creates the partitions of the upcoming months for every table. If the default partition already contains rows of
 * these months, moves them to the new partitions. Returns the names of the new partitions.
 */
export async function makeMonths(
  db: Db,
  { ahead, now, progress }: { ahead: number; now?: Date; progress?: () => void },
): Promise<string[]> {
  const moment = now ?? new Date((await one(db, sql`select now() as now`, clock)).now);
  const made: string[] = [];
  for (const table of await listPartitioned(db)) {
    const parts = await listPartitions(db, table.table);
    const first = parts[0]?.until ?? monthFrom(moment, 0);
    for (let step = 0; step <= ahead; step += 1) {
      const month = monthFrom(moment, step);
      const name = partitionName(table.table, month);
      if (month < first || parts.some((there) => there.name === name)) continue;
      await makeMonth({ db, progress }, table, month);
      made.push(name);
    }
  }
  return made;
}

/** Table comment that marks a detached partition for deletion. */
const GOES = 'has had its time';

/**
 * Detaches a partition, then drops it. Only the detaching locks the parent. `before` runs first, in the same
 * transaction as the detaching; if it returns false, the partition remains and the result is false.
 */
export async function dropPartition(
  db: Db,
  { table, name, progress }: { table: string; name: string; progress: () => void },
  before: (tx: Tx) => Promise<boolean>,
): Promise<boolean> {
  const gone = await withShortLockTimeout(
    db,
    async (tx) => {
      if (!(await before(tx))) return false;
      await run(tx, sql`alter table ${rawSql(`public.${table}`)} detach partition ${rawSql(`months.${name}`)}`);
      await run(tx, sql`comment on table ${rawSql(`months.${name}`)} is ${rawSql(`'${GOES}'`)}`);
      return true;
    },
    progress,
  );
  if (gone) await dropDetached(db, progress);
  return gone;
}

const detached = z.object({ name: z.string() });

/**
 * Drops partitions that this product detached: just now, or in a run that was interrupted. Partitions that an operator
 * detached, for example for an archive, are not dropped.
 */
export async function dropDetached(db: Db, progress: () => void): Promise<void> {
  const found = await many(
    db,
    sql`select c.relname as name from pg_class c where c.relnamespace = to_regnamespace('months') and c.relkind = 'r'
      and obj_description(c.oid, 'pg_class') = ${GOES} and not exists (select from pg_inherits i where i.inhrelid = c.oid)`,
    detached,
  );
  for (const { name } of found)
    await withShortLockTimeout(db, (tx) => run(tx, sql`drop table if exists ${rawSql(`months.${name}`)}`), progress);
}
