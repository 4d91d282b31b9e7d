// SQL of the order in which a call asks workers (D77). The order consists of rings: first the workers whom the employer
// knows, then those of the trade nearby, then those further away. A round notifies the next workers in the order.
import { LAST_IN_RING } from '#contracts/call-shapes.ts';
import { z } from '#contracts/z.ts';
import { emptySql, joinSql, many, maybe, one, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import { isMovedUpLast } from '../reputation/moved-up.ts';
import { areNotBlocked } from '../roster/blocked.ts';
import { AGAIN_MIN, COUNTED_DAYS, KNOWN_DAYS, NO_SHOW_DAYS, NO_SHOWS, REACH_KM } from './rules.ts';

/** A town with its distance to the call. */
export interface NearTown {
  name: string;
  state: string;
  km: number;
}

export interface Ring {
  no: 1 | 2 | 3;
  /** Trades; null for any trade. */
  roles: readonly string[] | null;
  towns: readonly NearTown[];
  /** Kilometres within which workers who stated no reach are asked. */
  km: number;
  /** SQL condition of the worker `u` ({@link wasThere}, {@link isChosen}) instead of the condition of the ring. */
  who?: Sql;
}

interface RingOfCall extends Ring {
  jobId: number;
  limit: number;
}

/**
 * SQL of the workers (`id`) who worked with the employer of the call `j` in the last year, or are favourites of the
 * employer. Such workers are in ring 1 whatever their distance.
 */
const knownWorkers = sql`(select f.other_id as id from people_marks f where f.owner_id = j.employer_id and f.favourite
  union select a.labour_id from applications a where a.employer_id = j.employer_id
    and a.updated_at > now() - ${KNOWN_DAYS} * interval '1 day' and (a.status = 'completed'
      or exists (select from attendance_days d where d.application_id = a.id and d.state in ('present', 'late'))))`;

const today = sql`(now() at time zone 'Asia/Kolkata')::date`;

/**
 * SQL condition: the worker of the row `found` was missing in two calls of the last 30 days, the last time at most 14 days
 * ago. Contested absences do not count, nor those of reserves who got the place in the last hour.
 */
const isMissingOften = sql`(select count(*) >= ${NO_SHOWS} and max(d.day) > ${today} - ${COUNTED_DAYS}::int
  from applications a join jobs k on k.id = a.job_id and k.is_call join attendance_days d on d.application_id = a.id
  where a.labour_id = found.id and d.state = 'absent' and not ${isMovedUpLast}
    and (d.contest is null or d.contest = 'dismissed') and d.day > ${today} - ${NO_SHOW_DAYS}::int)`;

/**
 * SQL condition: the worker of the row `found` was absent from any work in the last 14 days. Postgres finds all such workers
 * once. `offset` makes it look up their applications instead of reading all applications.
 */
const wasAbsentLately = sql`found.id in (select a.labour_id from attendance_days d
    cross join lateral (select labour_id from applications where id = d.application_id offset 0) a
  where d.state = 'absent' and d.day > ${today} - ${COUNTED_DAYS}::int)`;

/** SQL condition: the worker of the booking `b` was absent. For few workers, Postgres looks up each booking. */
const wasAbsent = sql`exists (select from attendance_days d where d.application_id = b.application_id and d.day = b.day and d.state = 'absent')`;
/** The same for many workers: Postgres finds all absences of the counted days once. */
const isAmongAbsent = sql`(b.application_id, b.day) in (select d.application_id, d.day from attendance_days d
  where d.state = 'absent' and d.day > ${today} - ${COUNTED_DAYS}::int)`;

/**
 * SQL of the row `w` about the bookings of the worker `u`: the number of `days` worked through calls in the last days,
 * without those on which the worker was missing, and whether the worker is `booked` at the hours of the call `c`.
 */
const bookingsOf = (
  no: Ring['no'],
) => sql`lateral (select count(*) filter (where lower(b.during) <= now() and not ${no === 1 ? wasAbsent : isAmongAbsent}) as days,
    coalesce(bool_or(b.during && c.during), false) as booked
  from bookings b where b.labour_id = u.id and b.day > ${today} - ${COUNTED_DAYS}::int) w`;

/** SQL condition: the worker `u` had a place in the call of this job and was not missing. */
export const wasThere = (
  jobId: number,
) => sql`exists (select from applications a where a.job_id = ${jobId} and a.labour_id = u.id
  and a.status in ('accepted', 'completed') and a.released_at is null
  and not exists (select from attendance_days d where d.application_id = a.id and d.state = 'absent'))`;

/** SQL condition: the employer has chosen the worker `u`. */
export const isChosen = (ids: readonly number[]) => sql`u.id = any(${ids}::bigint[])`;

/** SQL condition: the worker of the row `f` in `free_days` is free when the call `j` starts. */
const isFree = sql`f.day = j.start_date and coalesce(f.from_time, '00:00') <= j.start_time
  and coalesce(f.until_time, '24:00') > j.start_time`;

/** SQL condition: a call may notify the user `p`. The table `call_candidates` has only workers who satisfy it. */
const mayBeAsked = sql`p.erased_at is null and p.suspended_at is null and not 'job_match' = any(p.muted_notifications)`;

/** SQL of the workers `u` of a ring, with the columns `id` and `free`: those of these trades in reach. */
function candidatesOf({ no, roles, towns, km }: Ring): Sql {
  const reach = no === 2 ? sql`coalesce(f.reach_km, ${REACH_KM})` : sql`${km}::int`;
  // A worker has one place, and is found once for each trade.
  const once = roles?.length === 1 ? emptySql : sql`distinct`;
  return sql`lateral (select ${once} k.labour_id as id, f.labour_id is not null as free
    from unnest(${towns.map(({ name }) => name)}::text[], ${towns.map(({ state }) => state)}::text[],
      ${towns.map((town) => town.km)}::float8[]) as t (name, state, km)
      join call_candidates k on k.state = t.state and k.city = t.name and k.trade = any(${roles}::text[])
      left join free_days f on f.labour_id = k.labour_id and ${isFree}
    where t.km <= ${reach}) u`;
}

/**
 * SQL of the workers `u` of ring 1, with the columns `id` and `free`: those of `knownWorkers`, or those who satisfy
 * `who`.
 */
function knownOf({ roles, who }: Ring): Sql {
  const isOfTrade = roles === null ? sql`true` : sql`l.skills && ${roles}::text[]`;
  const people = who ? sql`users u` : sql`${knownWorkers} u`;
  return sql`lateral (select u.id, exists (select from free_days f where f.labour_id = u.id and ${isFree}) as free
    from ${people} join users p on p.id = u.id and ${mayBeAsked} join labour_profiles l on l.user_id = u.id and ${isOfTrade}
    where ${who ?? sql`true`}) u`;
}

/**
 * SQL of the workers of a ring, with the columns `id`, `free`, `days` and `draw`. `call` is SQL of the call: its hours
 * and seed as `c`, its employer and day as `j`. Excludes workers who are booked at these hours, suspended or erased, who
 * muted such notifications, or who have blocked the employer or are blocked by the employer.
 */
const workersOf = (ring: Ring, call: Sql) => sql`select u.id, u.free, w.days, sha256(c.seed || int8send(u.id)) as draw
  from ${call} cross join ${ring.no === 1 ? knownOf(ring) : candidatesOf(ring)} cross join ${bookingsOf(ring.no)}
  where not w.booked and ${areNotBlocked(sql`j.employer_id`, sql`u.id`)}`;

/**
 * Adds the workers of a ring to the order: those who said *free* first (ring 2), then the fewest days worked, then the
 * draw. Returns the number of added workers.
 */
export function insertRing(tx: Tx, { jobId, limit, ...ring }: RingOfCall): Promise<number> {
  const call = sql`(select * from shift_calls where job_id = ${jobId}) c join jobs j on j.id = c.job_id`;
  const found = workersOf(ring, call);
  const isLast = ring.no === 1 ? isMissingOften : sql`${wasAbsentLately} and ${isMissingOften}`;
  return run(
    tx,
    sql`with found as materialized (${found}), ranked as materialized (
        select id, free, case when ${isLast} then ${LAST_IN_RING}::bigint else days end as days, draw from found
        where not exists (select from call_people p where p.job_id = ${jobId} and p.labour_id = found.id)
      ), ordered as (
        select ranked.*, row_number() over (order by ${ring.no === 2 ? sql`free desc,` : emptySql} days, draw) as place from ranked
        order by place limit ${limit}
      )
      insert into call_people (job_id, labour_id, no, ring, free, days, draw)
      select ${jobId}, id, (select coalesce(max(no), 0) from call_people where job_id = ${jobId}) + place, ${ring.no}, free, days, draw
      from ordered`,
  );
}

/**
 * Returns the number of workers that each of these rings would add to the order of a call that is not posted yet. `call`
 * is SQL as in {@link workersOf}. A worker counts for the first ring only.
 */
export async function countRings(db: Queryable, rings: readonly Ring[], call: Sql): Promise<number[]> {
  const parts = rings.map((ring) => sql`select ${ring.no}::int as no, id from (${workersOf(ring, call)}) found`);
  const rows = await many(
    db,
    sql`select no, count(*)::int as workers from (select distinct on (id) id, no from (${joinSql(parts, ' union all ')}) all_rings
        order by id, no) first_rings group by no`,
    z.object({ no: z.int(), workers: z.int() }),
  );
  return rings.map(({ no }) => rows.find((row) => row.no === no)?.workers ?? 0);
}

/**
 * Serialises the rounds of all calls, so that two calls cannot notify the same worker above the limits. The lock ends
 * with the transaction.
 */
export async function lockRounds(tx: Tx): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended('call_round', 0))`);
}

interface NextRound {
  jobId: number;
  round: number;
  size: number;
  per_day: number;
  unanswered: number;
}

/** Workers of the order whom one statement checks. */
const PAGE = 200;

const page = z.object({ notified: z.int(), last: z.nullable(z.int()) });

/**
 * Marks workers of the next page of the order as notified, from the number after `after` on. Returns their number, and the
 * last number of the page; null for the last page. `materialized` keeps Postgres from computing the limited lists again
 * for each worker, and `offset` from reading all open calls for each worker.
 */
const notifyPage = (tx: Tx, { jobId, round, size, per_day, unanswered, after }: NextRound & { after: number }) =>
  maybe(
    tx,
    sql`with page as materialized (
        select labour_id, no from call_people where job_id = ${jobId} and notified_at is null and no > ${after} order by no limit ${PAGE}
      ), picked as materialized (
        select o.labour_id from page o join shift_calls c on c.job_id = ${jobId} join jobs j on j.id = c.job_id
          join users u on u.id = o.labour_id
        where u.erased_at is null and u.suspended_at is null
          and not 'job_match' = any(u.muted_notifications) and ${areNotBlocked(sql`j.employer_id`, sql`o.labour_id`)}
          and (select count(*) from call_people d where d.labour_id = o.labour_id
            and d.notified_at >= date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata') < ${per_day}
          and (select count(*) from (select job_id from call_people where labour_id = o.labour_id and notified_at is not null
              and answer is null offset 0) d join shift_calls x on x.job_id = d.job_id join jobs y on y.id = d.job_id
            where y.status = 'active' and lower(x.during) > now()) < ${unanswered}
          and not exists (select from bookings b where b.labour_id = o.labour_id and b.during && c.during)
        order by o.no limit ${size}
      ), marked as (
        update call_people p set round = ${round}, notified_at = now() from picked
        where p.job_id = ${jobId} and p.labour_id = picked.labour_id returning 1
      )
      select (select count(*) from marked)::int as notified, (select case when count(*) = ${PAGE} then max(no) end from page) as last`,
    page,
  );

/**
 * Marks the next workers of the order as notified, at most `size`. Leaves out workers who have been notified of `per_day`
 * calls today, who have `unanswered` calls without an answer, or who are booked, blocked or muted such notifications by
 * now. Reads the order in pages. Returns the number of notified workers.
 */
export async function notifyNext(tx: Tx, { size, ...given }: NextRound): Promise<number> {
  let notified = 0;
  for (let after: number | null = 0; after !== null && notified < size; ) {
    const found: z.output<typeof page> | null = await notifyPage(tx, { ...given, size: size - notified, after });
    notified += found?.notified ?? 0;
    after = found?.last ?? null;
  }
  return notified;
}

/** Stores that the workers of this ring are in the order. */
export async function setReachedRing(tx: Tx, jobId: number, ring: number): Promise<void> {
  await run(tx, sql`update shift_calls set ring = ${ring} where job_id = ${jobId}`);
}

/**
 * Stores the ring and the round that a call has reached. If chosen or earlier workers are asked first, the first round
 * starts their `AGAIN_MIN` minutes. They do not start when the call is posted, because the first round may wait for the
 * morning or for a moderator.
 */
export async function setRound(tx: Tx, jobId: number, { ring, round }: { ring: number; round: number }): Promise<void> {
  await run(
    tx,
    sql`update shift_calls set ring = ${ring}, round = ${round}, round_at = now(),
        first_until = case when first_until is not null and round_at is null then now() + ${AGAIN_MIN} * interval '1 minute' else first_until end
      where job_id = ${jobId}`,
  );
}

const orderRow = z.object({
  no: z.int(),
  ring: z.int(),
  free: z.boolean(),
  days: z.int(),
  draw: z.string(),
  notified: z.boolean(),
});

/** Returns a page of the order of a call, without names, and the number of its workers. */
export async function listOrder(db: Queryable, jobId: number, { page, limit }: { page: number; limit: number }) {
  const [people, { total }] = await Promise.all([
    many(
      db,
      sql`select no, ring, free, days, encode(draw, 'hex') as draw, notified_at is not null as notified
        from call_people where job_id = ${jobId} order by no limit ${limit} offset ${(page - 1) * limit}`,
      orderRow,
    ),
    one(db, sql`select count(*)::int as total from call_people where job_id = ${jobId}`, z.object({ total: z.int() })),
  ]);
  return { people, total };
}
