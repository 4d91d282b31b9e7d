// SQL of the seats of a call and of the bookings of workers (D78). A worker is locked before a seat.
import { seatKinds } from '#contracts/call-shapes.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import { areNotBlocked } from '../roster/blocked.ts';

const onlyId = z.object({ id: z.int() });
const seat = z.object({ no: z.int(), kind: z.enum(seatKinds) });

/**
 * Gives the lowest free seat to the worker, or the seat that is held for the worker; null without a seat. `skip locked`
 * lets concurrent answers pass each other, so none waits and none can take the same seat. Without `kind`, a place is given
 * only while there is no reserve, because a place that becomes free belongs to the first reserve.
 */
export function takeSeat(tx: Tx, { jobId, labourId, kind }: { jobId: number; labourId: number; kind?: 'place' }) {
  return maybe(
    tx,
    sql`update call_seats set labour_id = ${labourId}, bid_id = null, held_until = null where job_id = ${jobId} and no = (
        select no from call_seats where job_id = ${jobId} and (labour_id = ${labourId} and bid_id is not null and application_id is null
          or labour_id is null and (kind = ${kind ?? null}::text or (${kind ?? null}::text is null
          and (kind = 'reserve' or not exists (select from call_seats r where r.job_id = ${jobId} and r.kind = 'reserve' and r.labour_id is not null)))))
        order by labour_id, kind, no limit 1 for update skip locked)
      returning no, kind`,
    seat,
  );
}

/** Adds the seats of a call that has more places or reserves than seats. */
export async function addSeats(tx: Tx, jobId: number, wanted: { positions: number; reserves: number }): Promise<void> {
  await run(
    tx,
    sql`insert into call_seats (job_id, no, kind)
      select ${jobId}, (select max(no) from call_seats where job_id = ${jobId}) + row_number() over (order by w.kind, n), w.kind
      from (values ('place', ${wanted.positions}::int), ('reserve', ${wanted.reserves}::int)) w (kind, count)
        cross join lateral generate_series(1, w.count - (select count(*)::int from call_seats s where s.job_id = ${jobId} and s.kind = w.kind)) n`,
  );
  await run(tx, sql`update shift_calls set reserves = ${wanted.reserves} where job_id = ${jobId}`);
}

/** Returns true if the application is or was an accepted one of this call. */
export async function isAccepted(tx: Tx, jobId: number, applicationId: number): Promise<boolean> {
  const found = await maybe(
    tx,
    sql`select id from applications where id = ${applicationId} and job_id = ${jobId} and status = 'accepted'`,
    onlyId,
  );
  return found !== null;
}

/** Releases the accepted workers who are recorded as absent: their places are given to others (D79). */
export async function releaseAbsent(tx: Tx, jobId: number): Promise<void> {
  await run(
    tx,
    sql`update applications a set released_at = now(), version = version + 1, updated_at = now()
      where job_id = ${jobId} and status = 'accepted' and released_at is null
        and exists (select from attendance_days d where d.application_id = a.id and d.state = 'absent')`,
  );
}

/** Inserts the application of a worker with a seat, and stores it with the seat. Returns its id. */
export async function insertSeatedApplication(
  tx: Tx,
  { jobId, labourId, no, status }: { jobId: number; labourId: number; no: number; status: 'accepted' | 'shortlisted' },
): Promise<number> {
  const { id } = await one(
    tx,
    sql`with added as (
        insert into applications (job_id, employer_id, labour_id, status)
        select id, employer_id, ${labourId}, ${status} from jobs where id = ${jobId} returning id
      ), written as (
        insert into application_status_history (application_id, from_status, to_status, actor_type, actor_id)
        select id, null, ${status}, 'labour', ${labourId} from added
      ), seated as (
        update call_seats set application_id = added.id, bid_id = null, held_until = null from added where job_id = ${jobId} and no = ${no}
      )
      select id from added`,
    onlyId,
  );
  return id;
}

/** Books the worker of an accepted application for the hours of its call. */
export async function insertBooking(tx: Tx, applicationId: number): Promise<void> {
  await run(
    tx,
    sql`insert into bookings (application_id, labour_id, day, during)
      select a.id, a.labour_id, (lower(c.during) at time zone 'Asia/Kolkata')::date, c.during
      from applications a join shift_calls c on c.job_id = a.job_id where a.id = ${applicationId}`,
  );
}

/** Returns the `uid` of the call for which the worker is booked at the hours of this call; null if the worker is free. */
export async function findOverlap(tx: Tx, { jobId, labourId }: { jobId: number; labourId: number }) {
  const found = await maybe(
    tx,
    sql`select j.uid from shift_calls c join bookings b on b.labour_id = ${labourId} and b.during && c.during
      join applications a on a.id = b.application_id join jobs j on j.id = a.job_id
      where c.job_id = ${jobId} and a.job_id <> c.job_id limit 1`,
    z.object({ uid: z.string() }),
  );
  return found?.uid ?? null;
}

/** SQL condition: the application `a` no longer holds a seat, because it ended or the worker was missing. */
const hasEnded = sql`(a.status not in ('accepted', 'shortlisted', 'completed') or a.released_at is not null)`;

/**
 * Frees the seats of applications that were withdrawn, cancelled or released, and deletes their bookings. Returns the
 * number of freed seats.
 */
export async function releaseEndedSeats(tx: Tx, jobId: number): Promise<number> {
  await run(
    tx,
    sql`delete from bookings b using applications a where a.id = b.application_id and a.job_id = ${jobId} and ${hasEnded}`,
  );
  return run(
    tx,
    sql`update call_seats s set labour_id = null, application_id = null from applications a
      where s.job_id = ${jobId} and a.id = s.application_id and ${hasEnded}`,
  );
}

/**
 * Locks the workers who are reserves of a call, by ascending id, so that two calls with the same reserves cannot wait for
 * each other.
 */
export async function lockReserves(tx: Tx, jobId: number): Promise<void> {
  await run(
    tx,
    sql`select 1 from users where id in (select labour_id from call_seats where job_id = ${jobId} and kind = 'reserve')
      order by id for no key update`,
  );
}

const reserve = z.object({ no: z.int(), labour_id: z.int(), application_id: z.int(), swapped: z.boolean() });
export type Reserve = z.output<typeof reserve>;

/** Returns the reserves of a call, the earliest first. Workers who lost a place by silence come last. */
export function listReserves(tx: Tx, jobId: number) {
  return many(
    tx,
    sql`select s.no, s.labour_id, s.application_id, p.swapped_at is not null as swapped
      from call_seats s join applications a on a.id = s.application_id
        left join call_people p on p.job_id = s.job_id and p.labour_id = s.labour_id
      where s.job_id = ${jobId} and s.kind = 'reserve' and a.status = 'shortlisted' order by p.swapped_at nulls first, a.id for update of a`,
    reserve,
  );
}

/** Moves the worker of a reserve to a place. Returns false if no place is free. */
export async function moveToPlace(tx: Tx, jobId: number, { no, labour_id, application_id }: Reserve): Promise<boolean> {
  await run(
    tx,
    sql`update call_seats set labour_id = null, application_id = null where job_id = ${jobId} and no = ${no}`,
  );
  const place = await takeSeat(tx, { jobId, labourId: labour_id, kind: 'place' });
  const kept = place?.no ?? no;
  await run(
    tx,
    sql`update call_seats set labour_id = ${labour_id}, application_id = ${application_id} where job_id = ${jobId} and no = ${kept}`,
  );
  return place !== null;
}

const statusMove = z.object({ moved: z.int() });

interface SystemMove {
  from: 'accepted' | 'shortlisted';
  to: 'accepted' | 'shortlisted' | 'completed' | 'cancelled';
  reason?: string;
}

/** Changes the status of an application for the system, with a history row. Returns false if it had another status. */
export async function moveBySystem(tx: Tx, id: number, { from, to, reason }: SystemMove): Promise<boolean> {
  const { moved } = await one(
    tx,
    sql`with moved as (
        update applications set status = ${to}, cancel_reason = ${reason ?? null}, version = version + 1, updated_at = now()
        where id = ${id} and status = ${from} returning id
      ), written as (
        insert into application_status_history (application_id, from_status, to_status, actor_type, reason)
        select id, ${from}, ${to}, 'system', ${reason ?? null} from moved
      )
      select count(*)::int as moved from moved`,
    statusMove,
  );
  return moved > 0;
}

/** Returns the accepted applications of a call that satisfy `which` (alias `a`). */
export async function listAccepted(tx: Tx, jobId: number, which: Sql): Promise<number[]> {
  const rows = await many(
    tx,
    sql`select a.id from applications a where a.job_id = ${jobId} and a.status = 'accepted' and ${which} order by a.id for update of a`,
    onlyId,
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns the applications with a seat that have a wage account: those with a place, and reserves who had one before.
 */
export async function listWithAccount(tx: Tx, jobId: number): Promise<number[]> {
  const rows = await many(
    tx,
    sql`select a.id from applications a join wage_accounts w on w.application_id = a.id
      where a.job_id = ${jobId} and a.status in ('accepted', 'shortlisted') and a.released_at is null order by a.id for update of a`,
    onlyId,
  );
  return rows.map(({ id }) => id);
}

/** SQL condition: the worker of the application `a` was recorded as present or late. */
export const wasPresent = sql`exists (select from attendance_days d where d.application_id = a.id and d.state in ('present', 'late'))`;

const lost = z.object({ id: z.int(), status: z.enum(['accepted', 'shortlisted']) });

/**
 * Returns the applications with a seat whose worker is suspended and did not come to work. From the start on, also those
 * of a blocked worker or employer: before the start, the user who blocked the other ends the application.
 */
export function listLost(tx: Tx, jobId: number) {
  return many(
    tx,
    sql`select a.id, a.status from applications a join users u on u.id = a.labour_id join shift_calls c on c.job_id = a.job_id
      where a.job_id = ${jobId} and a.status in ('accepted', 'shortlisted') and a.released_at is null
        and (u.suspended_at is not null or (lower(c.during) <= now() and not ${areNotBlocked(sql`a.employer_id`, sql`a.labour_id`)}))
        and not ${wasPresent} order by a.id for update of a`,
    lost,
  );
}

const blockedSeat = z.object({
  id: z.int(),
  uid: z.string(),
  owner_id: z.int(),
  owner_type: z.enum(['labour', 'employer']),
});

/**
 * After a worker or employer has blocked the other (event `user.blocked`): returns the applications of this worker that
 * have a seat in calls of this employer that have not begun, each with the user who set the block.
 */
export function listBlockedSeats(db: Queryable, eventId: number) {
  return many(
    db,
    sql`select a.id, j.uid, m.owner_id, o.user_type as owner_type from domain_events e
        join people_marks m on m.owner_id = (e.payload ->> 'owner_id')::bigint and m.other_id = (e.payload ->> 'other_id')::bigint and m.blocked
        join users o on o.id = m.owner_id
        join applications a on (a.employer_id, a.labour_id) in ((m.owner_id, m.other_id), (m.other_id, m.owner_id))
        join shift_calls c on c.job_id = a.job_id join jobs j on j.id = a.job_id
      where e.id = ${eventId} and a.status in ('accepted', 'shortlisted') and a.released_at is null and lower(c.during) > now()
      order by a.id`,
    blockedSeat,
  );
}
