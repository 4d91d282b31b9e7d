// SQL of calls: the insertion of a call with its seats, its facts, and the lock of its row.
import { jobStatus } from '#contracts/reference.ts';
import { calendarDay } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import type { JobContent } from '../jobs/content.ts';
import { contentColumns, contentValues } from '../jobs/queries/content.ts';

const ms = (at: Sql) => sql`(extract(epoch from ${at}) * 1000)::float8`;

const seatsOf = (which: Sql) => sql`(select count(*) from call_seats s where s.job_id = c.job_id and ${which})`;

/**
 * SQL of the number of free places. The seats of an old call are deleted; then its applications show how many places
 * were taken.
 */
const placesLeft = sql`case when exists (select from call_seats s where s.job_id = c.job_id)
  then ${seatsOf(sql`s.kind = 'place' and s.labour_id is null`)}
  else greatest(0, j.positions - (select count(*) from applications a where a.job_id = c.job_id
    and a.status in ('accepted', 'completed') and a.released_at is null)) end`;

/** SQL of the facts that decide the phase and the next step of the call `c` with the job `j`, as JSON. */
export const factsOfCall: Sql = sql`jsonb_build_object('status', j.status, 'since', ${ms(sql`j.status_since`)},
    'starts', ${ms(sql`lower(c.during)`)}, 'ends', ${ms(sql`upper(c.during)`)}, 'now', ${ms(sql`now()`)},
    'places_left', ${placesLeft},
    'reserves_left', ${seatsOf(sql`s.kind = 'reserve' and s.labour_id is null`)},
    'reserves_taken', ${seatsOf(sql`s.kind = 'reserve' and s.labour_id is not null`)},
    'positions', j.positions, 'round', c.round, 'round_at', ${ms(sql`c.round_at`)},
    'first_until', ${ms(sql`c.first_until`)},
    'first_rounds', (select count(distinct p.round) from call_people p where p.job_id = c.job_id and p.round > 0 and p.notified_at <= c.first_until),
    'stage', c.stage, 'stage_at', ${ms(sql`c.stage_at`)},
    'notified', (select count(*) from call_people p where p.job_id = c.job_id and p.notified_at is not null)) as facts`;

export const callFacts = z.object({
  status: jobStatus,
  since: z.number(),
  starts: z.number(),
  ends: z.number(),
  now: z.number(),
  places_left: z.int(),
  reserves_left: z.int(),
  reserves_taken: z.int(),
  positions: z.int(),
  notified: z.int(),
  round: z.int(),
  round_at: z.nullable(z.number()),
  first_until: z.nullable(z.number()),
  first_rounds: z.int(),
  stage: z.int(),
  stage_at: z.nullable(z.number()),
});

export interface NewCall {
  content: JobContent;
  status: 'active' | 'pending_review';
  findings: readonly unknown[];
  date: string;
  start_time: string;
  end_time: string;
  reserves: number;
  travel: string;
  travel_amount: number | null;
  wide: boolean;
  seed: Buffer;
  /** Minutes for which only chosen workers, or those of an earlier day, are asked; null for a call without such workers. */
  first_minutes?: number | null;
  /** True if only chosen workers are asked. */
  only_chosen?: boolean;
}

/** SQL of the hours of a call in India (`tstzrange`). An end that is not after the start is on the next day. */
export const hoursOf = ({ date, start_time, end_time }: Pick<NewCall, 'date' | 'start_time' | 'end_time'>) =>
  sql`tstzrange((${date}::date + ${start_time}::time) at time zone 'Asia/Kolkata',
    (${date}::date + ${end_time}::time + case when ${end_time}::text <= ${start_time}::text then interval '1 day' else interval '0' end)
      at time zone 'Asia/Kolkata')`;

const timing = z.object({ minutes_ahead: z.number(), days_ahead: z.int(), hours: z.number() });

/** Returns how far ahead a call would start, in minutes and in days, and its length in hours. */
export function findTiming(db: Queryable, hours: Pick<NewCall, 'date' | 'start_time' | 'end_time'>) {
  return one(
    db,
    sql`select (extract(epoch from lower(h.during) - now()) / 60)::float8 as minutes_ahead,
        ${hours.date}::date - (now() at time zone 'Asia/Kolkata')::date as days_ahead,
        (extract(epoch from upper(h.during) - lower(h.during)) / 3600)::float8 as hours
      from (select ${hoursOf(hours)} as during) h`,
    timing,
  );
}

const ids = z.object({ id: z.int(), uid: z.string() });

/** Inserts a call: the job, its row and its seats. */
export async function insertCall(tx: Tx, employerId: number, call: NewCall) {
  const { content, status, findings } = call;
  const job = await one(
    tx,
    sql`insert into jobs (employer_id, ${contentColumns}, status, findings, is_call, expires_at, posted_at)
      values (${employerId}, ${contentValues(content)}, ${status}, ${JSON.stringify(findings)}::jsonb, true,
        upper(${hoursOf(call)}) + interval '2 days', case when ${status} = 'active' then now() end)
      returning id, uid`,
    ids,
  );
  await run(
    tx,
    sql`insert into shift_calls (job_id, during, reserves, travel, travel_amount, wide, seed, first_until, only_chosen)
      values (${job.id}, ${hoursOf(call)}, ${call.reserves}, ${call.travel}, ${call.travel_amount}, ${call.wide}, ${call.seed},
        now() + ${call.first_minutes ?? null}::int * interval '1 minute', ${call.only_chosen ?? false})`,
  );
  await run(
    tx,
    sql`insert into call_seats (job_id, no, kind)
      select ${job.id}, n, case when n <= ${content.positions} then 'place' else 'reserve' end
      from generate_series(1, ${content.positions}::int + ${call.reserves}::int) n`,
  );
  return job;
}

const lockedCall = z.object({
  job_id: z.int(),
  employer_id: z.int(),
  role: z.string(),
  state: z.string(),
  city: z.nullable(z.string()),
  pincode: z.nullable(z.string()),
  seed: z.instanceof(Buffer),
  wide: z.boolean(),
  only_chosen: z.boolean(),
  ring: z.int(),
  date: calendarDay,
  reserves: z.int(),
  pay: z.int(),
  facts: callFacts,
});
export type LockedCall = z.output<typeof lockedCall>;

/** Locks the row of a call until the end of the transaction; null if the job is not a call. */
export function lockCall(tx: Tx, jobId: number) {
  return maybe(
    tx,
    sql`select c.job_id, j.employer_id, coalesce(j.role, '') as role, j.state, j.city, j.pincode, c.seed, c.wide, c.only_chosen, c.ring,
        j.start_date::text as date, c.reserves, j.salary_amount as pay, ${factsOfCall}
      from shift_calls c join jobs j on j.id = c.job_id where c.job_id = ${jobId} for update of c`,
    lockedCall,
  );
}

const onlyId = z.object({ id: z.int() });

/** Returns the id of this employer's call; null for other calls. */
export async function findOwnCallId(db: Queryable, employerId: number, uid: string): Promise<number | null> {
  const found = await maybe(
    db,
    sql`select j.id from jobs j where j.uid = ${uid} and j.employer_id = ${employerId} and j.is_call`,
    onlyId,
  );
  return found?.id ?? null;
}

/**
 * Opens a call for chosen people to other workers. Ends the time in which only the chosen people are asked. Before
 * the first round, this time has not begun: then the chosen people are still asked first, and the others after them.
 */
export const setOpenToOthers = (tx: Tx, jobId: number, { isWide }: { isWide: boolean }) =>
  run(
    tx,
    sql`update shift_calls set only_chosen = false, wide = wide or ${isWide},
        first_until = case when round_at is null then first_until else now() end where job_id = ${jobId}`,
  );

/** Name of the task that runs the next step of a call. */
export const STEP_TASK = 'step_due_call';

/**
 * Stores when the next step of a call is due (ms since 1970), and adds the task that runs it. Each call has one such
 * task; a new time replaces the earlier one. With null no step is left.
 */
export async function setNextStep(tx: Tx, jobId: number, next: number | null): Promise<void> {
  await run(tx, sql`update shift_calls set next_at = to_timestamp(${next}::float8 / 1000) where job_id = ${jobId}`);
  if (next === null) return;
  await run(
    tx,
    sql`select case when to_timestamp(${next}::float8 / 1000) > now() then 0 else count(*)::int end as tasks
      from quiet.add_urgent_tasks(array[row(${STEP_TASK}::text, json_build_object('job_id', ${jobId}::bigint), null,
        to_timestamp(${next}::float8 / 1000), 25, ${`${STEP_TASK}:${jobId}`}::text, -10, null)]::queue_urgent.job_spec[])`,
  );
}

/** Returns the calls whose next step is due, the longest overdue first. */
export async function listDueCalls(db: Queryable, limit: number): Promise<number[]> {
  const rows = await many(
    db,
    sql`select job_id as id from shift_calls where next_at <= now() order by next_at limit ${limit}`,
    onlyId,
  );
  return rows.map(({ id }) => id);
}

/** Returns the id of the call of an event about a job, an application or a bid; null for other jobs. */
export async function findCallOfEvent(db: Queryable, eventId: number): Promise<number | null> {
  const found = await maybe(
    db,
    sql`select c.job_id as id from domain_events e
      left join applications a on a.id = (e.payload ->> 'application_id')::bigint
      left join crew_bids b on b.id = (e.payload ->> 'bid_id')::bigint
      join shift_calls c on c.job_id = coalesce((e.payload ->> 'job_id')::bigint, a.job_id, b.job_id) where e.id = ${eventId}`,
    onlyId,
  );
  return found?.id ?? null;
}

/** Returns the calls that have not ended and to which the user of an event said yes. */
export async function listCallsOfUser(db: Queryable, eventId: number): Promise<number[]> {
  const rows = await many(
    db,
    sql`select c.job_id as id from domain_events e join applications a on a.labour_id = (e.payload ->> 'user_id')::bigint
        join shift_calls c on c.job_id = a.job_id
      where e.id = ${eventId} and upper(c.during) > now() order by c.job_id`,
    onlyId,
  );
  return rows.map(({ id }) => id);
}

/**
 * Returns the `uid` of a call, its employer, and the workers whose open screens show it: those with a seat, and those
 * who were notified and have not answered.
 */
export function findAudience(db: Queryable, jobId: number) {
  return one(
    db,
    sql`select j.uid, j.employer_id, coalesce((select json_agg(p.labour_id) from call_people p where p.job_id = j.id
        and p.notified_at is not null and p.answer is distinct from 'no'), '[]') as labour_ids
      from jobs j where j.id = ${jobId}`,
    z.object({ uid: z.string(), employer_id: z.int(), labour_ids: z.array(z.int()) }),
  );
}
