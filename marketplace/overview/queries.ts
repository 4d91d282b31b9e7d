// SQL of the admin overview. A count is the stored count plus the deltas: changes that are not yet added to the stored
// count. A single statement reads stored counts and deltas, so that the result is exact. Open wage disputes are counted,
// because an index has exactly their rows.
import { type EntityCounts, type OverviewStats, overviewStats, timelineDay } from '#contracts/overview.ts';
import { z } from '#contracts/z.ts';
import { many, one, prepared, type Queryable, rawSql, run, type Sql, sql, type Tx } from '#platform/sql.ts';

/** SQL of today's date in India, as a subquery: Postgres computes a subquery once and not for every row. */
const today = sql`(select (now() at time zone 'Asia/Kolkata')::date)`;
const ALWAYS = rawSql(`'-infinity'::date`);

const sumOf = (key: string, day: Sql = ALWAYS) =>
  sql`coalesce(sum(n) filter (where day = ${day} and key = ${key}), 0)::bigint`;
const sumLike = (keys: string) => sql`coalesce(sum(n) filter (where day = ${ALWAYS} and key like ${keys}), 0)::bigint`;

/**
 * SQL of the counts of the given days: stored counts plus deltas (changes that are not yet added to the stored counts).
 * The subquery computes one sum per key and day, so that the outer query filters a few sums instead of many deltas.
 */
const partsOf = (days: Sql) => sql`(select key, day, sum(n) as n
  from (select key, day, n from kept_counts where day in (${days})
    union all select key, day, n from count_deltas where day in (${days})) as both_parts
  group by key, day) as parts`;

/** Returns the statistics of the overview, read in one statement. */
export function readStats(db: Queryable): Promise<OverviewStats> {
  const statement = sql`select *, labour + employers as users,
      jsonb_build_object('users', labour_today + employers_today, 'labour', labour_today, 'employers', employers_today,
        'jobs', jobs_today) as today,
      (select count(*) from reports where status = 'open' and created_at < now() - interval '24 hours') as reports_late
    from (select ${sumOf('users.labour')} as labour, ${sumOf('users.employer')} as employers,
        ${sumOf('jobs.active')} as jobs_active, ${sumLike('jobs.%')} as jobs_total, ${sumOf('jobs.filled')} as jobs_filled,
        ${sumLike('applications.%')} as applications, ${sumOf('applied', today)} as applications_today,
        ${sumOf('applied', sql`${today} - 1`)} as applications_yesterday, ${sumOf('reports.open')} as unread_reports,
        ${sumOf('registered.labour', today)} as labour_today, ${sumOf('registered.employer', today)} as employers_today,
        ${sumOf('posted', today)} as jobs_today
      from ${partsOf(sql`${ALWAYS}, ${today}, ${today} - 1`)}) as figures`;
  return one(db, prepared('read overview', statement), overviewStats);
}

/** Returns the number of users, jobs, applications, reports and ratings, and counts of wages, read in one statement. */
export async function readCounts(db: Queryable): Promise<EntityCounts> {
  const statement = sql`select ${sumOf('users.labour')} as labour, ${sumOf('users.employer')} as employers,
      ${sumLike('users.%')} as users, ${sumLike('jobs.%')} as jobs, ${sumLike('applications.%')} as applications,
      ${sumLike('reports.%')} as reports, ${sumOf('ratings')} as ratings,
      ${sumOf('wage_accounts')} as wage_accounts, ${sumOf('wage_pay_days.kept')} as pay_days_kept,
      (select count(*) from wage_entries where state = 'disputed') as wage_disputes
    from ${partsOf(ALWAYS)}`;
  const counts = { users: z.int(), labour: z.int(), employers: z.int(), jobs: z.int(), applications: z.int() };
  const wageCounts = { wage_accounts: z.int(), wage_disputes: z.int(), pay_days_kept: z.int() };
  return one(
    db,
    prepared('read entity counts', statement),
    z.object({ ...counts, reports: z.int(), ratings: z.int(), ...wageCounts }),
  );
}

/**
 * Returns the number of registrations on each of the last `days` days including today, oldest day first. Includes days
 * without registrations.
 */
export function listRegistrations(db: Queryable, days: number) {
  const first = sql`(select (now() at time zone 'Asia/Kolkata')::date - ${days - 1}::int)`;
  const of = (type: string) => sql`coalesce(sum(n) filter (where key = ${type}), 0)::bigint`;
  const statement = sql`select date, labour, employer, labour + employer as total from (
      select to_char(dates.day, 'YYYY-MM-DD') as date, ${of('registered.labour')} as labour, ${of('registered.employer')} as employer
      from (select (${first} + place) as day from generate_series(0, ${days - 1}::int) as place) as dates
        left join (select key, day, sum(n) as n
          from (select key, day, n from kept_counts where day >= ${first}
            union all select key, day, n from count_deltas where day >= ${first}) as both_parts
          group by key, day) as parts using (day)
      group by dates.day) as rows
    order by date`;
  return many(db, prepared('list registrations', statement), timelineDay);
}

/**
 * Maximum number of deltas (changes of counts) that a batch adds to the stored counts, low enough not to delay readers.
 * After a long downtime of the worker process, there may be enough deltas for many batches.
 */
export const FOLDED_AT_ONCE = 20_000;

/**
 * Adds a batch of deltas (changes of counts) to the stored counts. Returns the number of deltas; 0 if another process
 * is adding deltas.
 */
export async function foldDeltas(tx: Tx): Promise<number> {
  const { free } = await one(
    tx,
    sql`select pg_try_advisory_xact_lock(hashtext('kept_counts')) as free`,
    z.object({ free: z.boolean() }),
  );
  if (!free) return 0;
  const folded = await one(
    tx,
    sql`with taken as (
        delete from count_deltas where ctid = any (array(select ctid from count_deltas limit ${FOLDED_AT_ONCE})) returning key, day, n
      ), folded as (
        insert into kept_counts as kept (key, day, n) select key, day, sum(n) from taken group by key, day having sum(n) <> 0
        on conflict (day, key) do update set n = kept.n + excluded.n
      )
      select count(*) as count from taken`,
    z.object({ count: z.int() }),
  );
  return folded.count;
}

const wrong = z.object({ key: z.string(), day: z.string(), kept: z.int(), counted: z.int() });

/**
 * Returns the stored counts that differ from the number of rows, read in one statement. Counts can differ only if
 * writes have bypassed the triggers.
 */
export function listWrongCounts(db: Queryable): Promise<z.output<typeof wrong>[]> {
  const statement = sql`select key, day::text, coalesce(kept.n, 0) as kept, coalesce(counted.n, 0) as counted
    from counts_as_kept as kept full join counts_as_counted as counted using (key, day)
    where coalesce(kept.n, 0) <> coalesce(counted.n, 0) order by key, day`;
  return many(db, statement, wrong);
}

/**
 * Corrects wrong stored counts by inserting the differences as deltas. Returns the number of corrected counts. One
 * statement reads the stored counts and counts the rows, so that concurrent writes do not make the result wrong.
 */
export function repairCounters(db: Queryable): Promise<number> {
  return run(
    db,
    sql`insert into count_deltas (key, day, n)
      select key, day, coalesce(counted.n, 0) - coalesce(kept.n, 0)
      from counts_as_kept as kept full join counts_as_counted as counted using (key, day)
      where coalesce(kept.n, 0) <> coalesce(counted.n, 0)`,
  );
}
