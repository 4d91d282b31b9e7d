// SQL of attendance days: one row per application and day, with the source of the entry and the worker's contest, if
// any.
import { type AttendanceState, answerableStates, attendanceDay, attendanceVias } from '#contracts/attendance.ts';
import { CONTEST_DAYS } from '#contracts/periods.ts';
import { phraseLinesField } from '#contracts/phrases.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, prepared, type Queryable, rawSql, run, sql, type Tx } from '#platform/sql.ts';
import { phraseLinesOf } from '../phrases/queries.ts';

const { allowed: _allowed, may_deny: _may_deny, by_leader: _by_leader, date: _date, ...columns } = attendanceDay.shape;
const dayRow = z.object({
  ...columns,
  /** `crew`: the leader of the worker's crew entered the day. */
  via: z.nullable(z.enum([...attendanceVias, 'crew'])),
  id: z.int(),
  application_id: z.int(),
  day: z.string(),
  claimed_at: z.nullable(instant),
  agreed_at: z.nullable(instant),
});
export type DayRow = z.output<typeof dayRow>;

const dayColumns = rawSql(
  `d.id, d.application_id, d.day::text as day, d.state, case when d.by_leader and d.via = 'code' then 'crew' else d.via end as via,
    d.typed_at, d.claimed_at, d.agreed_at, d.entered_at, d.contest, d.outcome, d.due`,
);

/** Returns the attendance days of an application, latest first, at most 400. */
export function listDays(db: Queryable, applicationId: number): Promise<DayRow[]> {
  const statement = sql`select ${dayColumns} from attendance_days d where d.application_id = ${applicationId} order by d.day desc limit 400`;
  return many(db, prepared('attendance days', statement), dayRow);
}

export function findDay(db: Queryable, applicationId: number, day: string): Promise<DayRow | null> {
  const statement = sql`select ${dayColumns} from attendance_days d where d.application_id = ${applicationId} and d.day = ${day}::date`;
  return maybe(db, prepared('attendance day', statement), dayRow);
}

/** Returns the attendance rows of one day for all applications to a job. */
export function listDaysOfJob(db: Queryable, jobId: number, day: string): Promise<DayRow[]> {
  return many(
    db,
    sql`select ${dayColumns} from attendance_days d join applications a on a.id = d.application_id
      where a.job_id = ${jobId} and d.day = ${day}::date`,
    dayRow,
  );
}

interface DayWrite {
  day: string;
  state: AttendanceState;
  via: 'code' | 'both' | 'employer' | 'crew' | null;
  /** When the worker or the leader of the crew typed the code, in milliseconds since 1970; absent if no code was used. */
  typed?: number;
}

/**
 * Inserts or replaces the entry of a day. Replacing deletes the worker's answer to the old entry: the agreement,
 * or the contest with its phrases. `crew` is stored as `code` with a mark, which the previous release can read.
 */
export function writeDay(tx: Tx, applicationId: number, { day, state, via, typed }: DayWrite): Promise<DayRow> {
  const typedAt = typed === undefined ? null : new Date(typed).toISOString();
  return one(
    tx,
    sql`with dropped as (
        delete from phrase_lines l using attendance_days o
        where o.id = l.attendance_day_id and o.application_id = ${applicationId} and o.day = ${day}::date)
      insert into attendance_days as d (application_id, day, state, via, by_leader, typed_at, claimed_at)
      values (${applicationId}, ${day}::date, ${state}, ${via === 'crew' ? 'code' : via}, ${via === 'crew'}, ${typedAt}::timestamptz, ${state === 'claimed' ? rawSql('now()') : null})
      on conflict on constraint attendance_days_once do update
        set state = excluded.state, via = excluded.via, by_leader = excluded.by_leader, typed_at = excluded.typed_at, entered_at = now(),
          contest = null, contested_at = null, contest_note = null, agreed_at = null
      returning ${dayColumns}`,
    dayRow,
  );
}

/** Deletes a day, as if it had not been entered. */
export const deleteDay = (tx: Tx, id: number) => run(tx, sql`delete from attendance_days where id = ${id}`);

/**
 * Stores the worker's contest of an entry, which replaces an earlier agreement. The contest is open until a moderator
 * decides. Returns the day.
 */
export function contestDay(tx: Tx, id: number, note: string | null): Promise<DayRow> {
  return one(
    tx,
    sql`update attendance_days d set contest = 'open', contested_at = now(), contest_note = ${note}, agreed_at = null where d.id = ${id}
      returning ${dayColumns}`,
    dayRow,
  );
}

export async function agreeToDay(tx: Tx, id: number): Promise<void> {
  await run(tx, sql`update attendance_days set agreed_at = now() where id = ${id}`);
}

const unansweredDay = z.object({
  application_id: z.int(),
  job_title: z.string(),
  company: z.string(),
  date: z.string(),
  state: z.enum(answerableStates),
});

/**
 * Returns the days that the employer entered as absent or late and to which the worker may still answer, under the same
 * conditions as `isAnswerable`. The day whose time to answer ends first comes first.
 */
export function listUnansweredDays(db: Queryable, labourId: number, limit: number) {
  const statement = sql`select a.id as application_id, j.title as job_title, coalesce(p.company_name, e.first_name || ' ' || e.last_name) as company,
      d.day::text as date, d.state
    from applications a join attendance_days d on d.application_id = a.id join jobs j on j.id = a.job_id join users e on e.id = a.employer_id
      left join employer_profiles p on p.user_id = e.id
    where a.labour_id = ${labourId} and d.state in ('absent', 'late') and d.via = 'employer' and d.contest is null
      and d.agreed_at is null and d.entered_at > now() - make_interval(days => ${CONTEST_DAYS})
    order by d.entered_at, d.id limit ${limit}`;
  return many(db, prepared('unanswered days', statement), unansweredDay);
}

const contestedRow = z.object({
  id: z.int(),
  application_id: z.int(),
  day: z.string(),
  state: z.enum(['absent', 'late']),
  claimed: z.boolean(),
  note: z.nullable(z.string()),
  ...phraseLinesField,
  labour_id: z.int(),
  employer_id: z.int(),
  job_title: z.string(),
  waiting_hours: z.int(),
});
export type ContestedDay = z.output<typeof contestedRow>;

const contested = sql`select d.id, d.application_id, d.day::text as day, d.state, d.claimed_at is not null as claimed, d.contest_note as note,
    ${phraseLinesOf('attendance_day_id', sql`d.id`)} as phrase_lines, a.labour_id, a.employer_id, j.title as job_title, floor(extract(epoch from now() - d.contested_at) / 3600)::int as waiting_hours
  from attendance_days d join applications a on a.id = d.application_id join jobs j on j.id = a.job_id join users l on l.id = a.labour_id`;

/** Returns up to `limit` days that wait for a moderator, longest waiting first. */
export function listContested(db: Queryable, limit: number): Promise<ContestedDay[]> {
  return many(
    db,
    sql`${contested} where d.contest = 'open' and l.erased_at is null order by d.contested_at, d.id limit ${limit}`,
    contestedRow,
  );
}

/**
 * Returns a contested day; null if no contest is open. Locks the application of the day first, as all changes of a day
 * do.
 */
export async function lockContested(tx: Tx, id: number): Promise<ContestedDay | null> {
  await run(
    tx,
    sql`select from applications a where a.id = (select application_id from attendance_days where id = ${id}) for update`,
  );
  return maybe(tx, sql`${contested} where d.id = ${id} and d.contest = 'open'`, contestedRow);
}

const decided = z.object({ verdict: z.string(), by: z.string(), at: instant });

/** Returns the moderator's decision on a contested day; null before a decision. */
export const findDecided = (tx: Tx, id: number) =>
  maybe(
    tx,
    sql`select contest as verdict, coalesce(moderator, '') as by, decided_at as at from attendance_days
      where id = ${id} and contest in ('upheld', 'dismissed')`,
    decided,
  );

interface Decision {
  contest: 'upheld' | 'dismissed';
  state: AttendanceState;
  moderator: string;
  outcome: string;
}

export async function resolveDay(tx: Tx, id: number, { contest, state, moderator, outcome }: Decision): Promise<void> {
  await run(
    tx,
    sql`update attendance_days d set contest = ${contest}, moderator = ${moderator}, outcome = ${outcome}, decided_at = now(), state = ${state},
        via = case when d.state = ${state} then d.via else 'moderator' end, entered_at = now() where d.id = ${id}`,
  );
}
