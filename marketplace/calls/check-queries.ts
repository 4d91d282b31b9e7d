// SQL that finds calls whose stored rows contradict the rules: seats, bookings, notifications and the next step.
import { z } from '#contracts/z.ts';
import { many, maybe, type Queryable, type Sql, sql } from '#platform/sql.ts';

/** SQL condition: the application `a` holds a seat. */
const isSeated = sql`a.status in ('accepted', 'shortlisted', 'completed') and a.released_at is null`;

/** Seconds after the end of a hold within which its seats are given to the crew or released. */
const HOLD_SETTLED_S = 90;

/** For each invariant, SQL of the calls that break it. The name says what is wrong with such a call. */
const broken: Record<string, Sql> = {
  'more workers than places': sql`select c.job_id from shift_calls c join jobs j on j.id = c.job_id
    where (select count(*) from call_seats s where s.job_id = c.job_id and s.kind = 'place') not in (0, j.positions)
      or (select count(*) from applications a where a.job_id = c.job_id and a.status in ('accepted', 'completed') and a.released_at is null) > j.positions`,
  'an application without exactly one seat': sql`select a.job_id from applications a join shift_calls c on c.job_id = a.job_id
      join users u on u.id = a.labour_id
    where ${isSeated} and u.erased_at is null and upper(c.during) > now() and 1 <> (select count(*) from call_seats s
      where s.job_id = a.job_id and s.application_id = a.id and s.labour_id = a.labour_id
        and s.kind = case when a.status = 'shortlisted' then 'reserve' else 'place' end)`,
  'a seat with the application of another worker or call': sql`select s.job_id from call_seats s join applications a on a.id = s.application_id
    where s.labour_id is not null and (a.job_id <> s.job_id or a.labour_id <> s.labour_id)`,
  'a place without a booking': sql`select a.job_id from applications a join shift_calls c on c.job_id = a.job_id
      join users u on u.id = a.labour_id left join bookings b on b.application_id = a.id
    where a.status = 'accepted' and a.released_at is null and u.erased_at is null and upper(c.during) > now() and b.during is distinct from c.during`,
  'overlapping bookings': sql`select a.job_id from bookings b join applications a on a.id = b.application_id
    where exists (select from bookings o where o.labour_id = b.labour_id and o.application_id <> b.application_id and o.during && b.during)`,
  'a worker who was notified twice': sql`select j.id as job_id from notifications n join jobs j on j.uid::text = n.params ->> 'job_uid'
    where n.kind = 'call_offered' group by j.id, n.user_id having count(*) > 1`,
  'a taken seat without an application or a hold': sql`select s.job_id from call_seats s join shift_calls c on c.job_id = s.job_id
    where upper(c.during) > now() and (s.labour_id is not null and s.application_id is null and s.bid_id is null
      or s.application_id is not null and s.bid_id is not null)`,
  'a hold that outlives its time': sql`select s.job_id from call_seats s left join crew_bids b on b.id = s.bid_id
    where s.labour_id is not null and s.held_until is not null
      and (s.held_until < now() - ${HOLD_SETTLED_S} * interval '1 second' or b.state is distinct from 'asked')`,
  'no next step': sql`select c.job_id from shift_calls c join jobs j on j.id = c.job_id
    where c.next_at is null and j.status in ('pending_review', 'active', 'paused')`,
};

const fault = z.object({ uid: z.string(), what: z.string() });

/** Returns the calls that break an invariant, each with what is wrong. With `uid`, checks only this call. */
export function listFaults(db: Queryable, uid: string | null) {
  const all = Object.entries(broken).map(
    ([
      what,
      calls,
    ]) => sql`select distinct j.uid::text as uid, ${what}::text as what from (${calls}) broken join jobs j on j.id = broken.job_id
      where ${uid}::text is null or j.uid::text = ${uid}::text`,
  );
  return Promise.all(all.map((statement) => many(db, statement, fault))).then((found) => found.flat());
}

const seedRow = z.object({ id: z.int(), seed: z.instanceof(Buffer) });

/** Returns the id and the seed of a call; null for an unknown `uid`. */
export function findSeed(db: Queryable, uid: string) {
  return maybe(
    db,
    sql`select c.job_id as id, c.seed from shift_calls c join jobs j on j.id = c.job_id where j.uid::text = ${uid}`,
    seedRow,
  );
}

const orderRow = z.object({
  labour_id: z.int(),
  no: z.int(),
  ring: z.int(),
  free: z.boolean(),
  days: z.int(),
  draw: z.instanceof(Buffer),
});
export type OrderRow = z.output<typeof orderRow>;

/** Returns the stored order of a call with the ids of its workers. */
export function listStoredOrder(db: Queryable, jobId: number) {
  return many(
    db,
    sql`select labour_id, no, ring, free, days, draw from call_people where job_id = ${jobId} order by no`,
    orderRow,
  );
}
