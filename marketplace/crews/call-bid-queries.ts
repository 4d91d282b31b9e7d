// SQL of bids to calls for a day, whose places are held while the members answer (D81).
import { type Bid, bid, bidStates } from '#contracts/bids.ts';
import { timeOfDay } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import { isNight } from '../calls/rules.ts';
import { areNotBlocked } from '../roster/blocked.ts';

/** SQL of the `uid` of the call for which the worker is booked at the hours of the call of this job; null if free. */
const bookedFor = (labourId: Sql, jobId: Sql): Sql => sql`(select bj.uid from shift_calls bc
  join bookings k on k.labour_id = ${labourId} and k.during && bc.during
  join applications ba on ba.id = k.application_id and ba.job_id <> bc.job_id join jobs bj on bj.id = ba.job_id
  where bc.job_id = ${jobId} limit 1)`;

/** SQL of the hours of the call of the job `j`, as the member of `own` sees them; null for other jobs. */
export const callOfBid = sql`(select json_build_object('start_time', j.start_time,
    'end_time', to_char(upper(sc.during) at time zone 'Asia/Kolkata', 'HH24:MI'), 'booked', ${bookedFor(sql`own.labour_id`, sql`j.id`)})
  from shift_calls sc where sc.job_id = j.id)`;

/** SQL condition: the bid `b` is open, and the member of `own` counts as a no because of other work at the same hours. */
export const isBookedElsewhere = sql`(own.state = 'no' and b.state = 'asked' and j.is_call
  and ${bookedFor(sql`own.labour_id`, sql`j.id`)} is not null)`;

/** SQL condition: for a call, its place is still held for the member of `own`. True for other jobs. */
export const isStillHeld = sql`(not j.is_call or exists (select from call_seats s
  where s.bid_id = b.id and s.labour_id = own.labour_id and s.application_id is null))`;

export const bidRow = z.extend(bid, {
  call: z.nullable(z.object({ start_time: timeOfDay, end_time: timeOfDay, booked: z.nullable(z.string()) })),
});

/** Returns the bid of a row, with the rule of work at night. */
export const bidOf = ({ call, ...row }: z.output<typeof bidRow>): Bid => ({
  ...row,
  call: call && { ...call, night: isNight(call.start_time, call.end_time) },
});

const onlyId = z.object({ id: z.int() });

/** Returns whether part of the work of a call is at night. */
export async function isCallAtNight(db: Queryable, jobId: number): Promise<boolean> {
  const { start_time, end_time } = await one(
    db,
    sql`select j.start_time, to_char(upper(sc.during) at time zone 'Asia/Kolkata', 'HH24:MI') as end_time
      from shift_calls sc join jobs j on j.id = sc.job_id where sc.job_id = ${jobId}`,
    z.object({ start_time: timeOfDay, end_time: timeOfDay }),
  );
  return isNight(start_time, end_time);
}

/** Returns the id of a call; null for an unknown `uid` and for other jobs. */
export async function findCallId(db: Queryable, uid: string): Promise<number | null> {
  const found = await maybe(db, sql`select id from jobs where uid = ${uid} and is_call`, onlyId);
  return found?.id ?? null;
}

/** Returns the last bid of a crew to a job; null without one. The caller has locked the crew. */
export const findLastBid = (tx: Tx, { crewId, jobId }: { crewId: number; jobId: number }) =>
  maybe(
    tx,
    sql`select uid, state from crew_bids where crew_id = ${crewId} and job_id = ${jobId} order by id desc limit 1`,
    z.object({ uid: z.string(), state: z.enum(bidStates) }),
  );

/**
 * Returns those of the workers who cannot go to a call: because of other work at the same hours, a suspension, a block, or
 * an application to the call that holds a seat or that the employer ended. The leader does not learn the reason.
 */
export async function listUnable(tx: Tx, jobId: number, labourIds: readonly number[]): Promise<Set<number>> {
  const rows = await many(
    tx,
    sql`select u.id from users u join jobs j on j.id = ${jobId} where u.id = any(${labourIds}::bigint[]) and (
      u.suspended_at is not null or u.erased_at is not null or not ${areNotBlocked(sql`j.employer_id`, sql`u.id`)}
      or ${bookedFor(sql`u.id`, sql`j.id`)} is not null
      or exists (select from call_seats s where s.job_id = j.id and s.labour_id = u.id)
      or exists (select from applications a where a.job_id = j.id and a.labour_id = u.id and a.status <> 'withdrawn'))`,
    onlyId,
  );
  return new Set(rows.map(({ id }) => id));
}

/** Name of the task that settles a bid at the end of its hold. */
export const SETTLE_TASK = 'settle_due_bid';

/** Adds the task that settles a bid to a call at the end of the hold (ms since 1970). */
export const addSettling = (tx: Tx, bidId: number, until: number) =>
  run(
    tx,
    sql`select count(*) from quiet.add_urgent_tasks(array[row(${SETTLE_TASK}::text, json_build_object('bid_id', ${bidId}::bigint), null,
      to_timestamp(${until}::float8 / 1000), 25, ${`${SETTLE_TASK}:${bidId}`}::text, -10, null)]::queue_urgent.job_spec[])`,
  );

/** Marks the members who have not answered a bid as not going. */
export const setUnansweredLapsed = (tx: Tx, bidId: number) =>
  run(tx, sql`update crew_bid_members set state = 'lapsed' where bid_id = ${bidId} and state = 'asked'`);
