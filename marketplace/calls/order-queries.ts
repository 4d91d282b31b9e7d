// SQL of the order in which workers are asked (D77): a ring is added to the order, and a round notifies the next workers.
import { z } from '#contracts/z.ts';
import { many, one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { CALLS_PER_DAY, COUNTED_DAYS, KNOWN_DAYS, REACH_KM, UNANSWERED_CALLS } from './rules.ts';

/** A town with its distance to the call. */
export interface NearTown {
  name: string;
  state: string;
  km: number;
}

export interface Ring {
  jobId: number;
  no: 1 | 2 | 3;
  roles: readonly string[];
  towns: readonly NearTown[];
  /** Kilometres within which workers who stated no reach are asked. */
  km: number;
  limit: number;
}

/**
 * SQL condition: the worker `u` worked with the employer of the call `j` in the last year. Such workers are in ring 1
 * whatever their distance.
 */
const isKnown = sql`exists (select from applications a where a.labour_id = u.id and a.employer_id = j.employer_id
  and a.updated_at > now() - ${KNOWN_DAYS} * interval '1 day' and (a.status = 'completed'
    or exists (select from attendance_days d where d.application_id = a.id and d.state in ('present', 'late'))))`;

/** SQL of the number of days that the worker `u` worked through calls in the last days. */
const workedDays = sql`(select count(*) from bookings b where b.labour_id = u.id and lower(b.during) <= now()
  and b.day > (now() at time zone 'Asia/Kolkata')::date - ${COUNTED_DAYS}::int)`;

/**
 * Adds the workers of a ring to the order: those who said *free* first (ring 2), then the fewest days worked, then the
 * draw. Workers who are booked at these hours, suspended, erased, or who muted such notifications are left out. Returns
 * the number of added workers.
 */
export function insertRing(tx: Tx, { jobId, no, roles, towns, km, limit }: Ring): Promise<number> {
  const reach = no === 2 ? sql`coalesce(f.reach_km, ${REACH_KM})` : sql`${km}::int`;
  const within = no === 1 ? isKnown : sql`t.km <= ${reach}`;
  return run(
    tx,
    sql`with towns as materialized (
        select * from unnest(${towns.map(({ name }) => name)}::text[], ${towns.map(({ state }) => state)}::text[],
          ${towns.map((town) => town.km)}::float8[]) as t (name, state, km)
      ), found as materialized (
        select u.id, f.labour_id is not null as free, ${workedDays} as days, sha256(c.seed || int8send(u.id)) as draw
        from shift_calls c join jobs j on j.id = c.job_id
        join labour_profiles l on l.skills && ${roles}::text[]
        join users u on u.id = l.user_id
        left join towns t on t.name = u.city and t.state = u.state
        left join free_days f on f.labour_id = u.id and f.day = j.start_date
          and coalesce(f.from_time, '00:00') <= j.start_time and coalesce(f.until_time, '24:00') > j.start_time
        where c.job_id = ${jobId} and ${within} and u.erased_at is null and u.suspended_at is null
          and not 'job_match' = any(u.muted_notifications)
          and not exists (select from bookings b where b.labour_id = u.id and b.during && c.during)
          and not exists (select from call_people p where p.job_id = c.job_id and p.labour_id = u.id)
      ), ordered as (
        select found.*, row_number() over (order by ${no === 2 ? sql`free desc,` : sql``} days, draw) as place from found
        order by place limit ${limit}
      )
      insert into call_people (job_id, labour_id, no, ring, free, days, draw)
      select ${jobId}, id, (select coalesce(max(no), 0) from call_people where job_id = ${jobId}) + place, ${no}, free, days, draw
      from ordered`,
  );
}

/**
 * Serialises the rounds of all calls, so that two calls cannot notify the same worker above the limits. The lock ends
 * with the transaction.
 */
export async function lockRounds(tx: Tx): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended('call_round', 0))`);
}

/**
 * Marks the next workers of the order as notified, at most `size`. Leaves out workers who have been notified of
 * `CALLS_PER_DAY` calls today, who have `UNANSWERED_CALLS` calls without an answer, or who are booked by now. Returns
 * the number of notified workers.
 */
export function notifyNext(tx: Tx, { jobId, round, size }: { jobId: number; round: number; size: number }) {
  return run(
    tx,
    sql`update call_people p set round = ${round}, notified_at = now()
      where p.job_id = ${jobId} and p.labour_id in (
        select o.labour_id from call_people o join shift_calls c on c.job_id = o.job_id join users u on u.id = o.labour_id
        where o.job_id = ${jobId} and o.notified_at is null and u.erased_at is null and u.suspended_at is null
          and (select count(*) from call_people d where d.labour_id = o.labour_id
            and d.notified_at >= date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata') < ${CALLS_PER_DAY}
          and (select count(*) from call_people d join shift_calls x on x.job_id = d.job_id join jobs y on y.id = d.job_id
            where d.labour_id = o.labour_id and d.notified_at is not null and d.answer is null and y.status = 'active'
              and lower(x.during) > now()) < ${UNANSWERED_CALLS}
          and not exists (select from bookings b where b.labour_id = o.labour_id and b.during && c.during)
        order by o.no limit ${size})`,
  );
}

/** Stores the ring and the round that a call has reached. */
export async function setRound(tx: Tx, jobId: number, { ring, round }: { ring: number; round: number }): Promise<void> {
  await run(tx, sql`update shift_calls set ring = ${ring}, round = ${round}, round_at = now() where job_id = ${jobId}`);
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
