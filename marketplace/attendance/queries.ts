// SQL of attendance: the facts about an application that decide which entries are allowed, the secrets from which
// attendance codes are derived, and the number of wrong codes.
import { applicationStatus } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { epochMs } from '#platform/clock.ts';
import { many, maybe, one, prepared, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import type { Person } from '../actor.ts';
import { firstWorkDay, indianToday, lastWorkDay } from '../wages/work-days.ts';

const belongsTo = ({ type, id }: Person) => (type === 'labour' ? sql`a.labour_id = ${id}` : sql`a.employer_id = ${id}`);

const facts = {
  id: z.int(),
  status: applicationStatus,
  job_id: z.nullable(z.int()),
  start_time: z.nullable(z.string()),
  first_day: z.string(),
  last_day: z.nullable(z.string()),
  now: z.int(),
};
const factsRow = z.object({ ...facts, wrong: z.int() });

const factColumns = sql`a.id, a.status, a.job_id, j.start_time, ${epochMs} as now,
    ${firstWorkDay}::text as first_day, ${lastWorkDay}::text as last_day`;

/**
 * Returns the facts about an application that decide which attendance entries are allowed; null if the application does
 * not belong to this person.
 */
export function findAttendanceFacts(db: Queryable, person: Person, id: number) {
  const statement = sql`select ${factColumns},
      coalesce((select t.wrong from attendance_tries t where t.application_id = a.id and t.day = ${indianToday}), 0)::int as wrong
    from applications a left join jobs j on j.id = a.job_id where a.id = ${id} and ${belongsTo(person)}`;
  return maybe(db, prepared(`attendance facts of ${person.type}`, statement), factsRow);
}

/**
 * Locks an application until the end of the transaction and returns what `findAttendanceFacts` returns. A second
 * statement reads the facts, because only a later statement sees the changes of transactions that the lock waited for.
 */
export async function lockAttendanceFacts(tx: Tx, person: Person, id: number) {
  const held = await run(tx, sql`select from applications a where a.id = ${id} and ${belongsTo(person)} for update`);
  return held === 0 ? null : findAttendanceFacts(tx, person, id);
}

/** Counts a wrong code for this application. The count restarts each day. */
export async function recordFailedAttempt(tx: Tx, applicationId: number): Promise<void> {
  await run(
    tx,
    sql`insert into attendance_tries as t (application_id, day, wrong) values (${applicationId}, ${indianToday}, 1)
      on conflict (application_id) do update
        set wrong = case when t.day = excluded.day then t.wrong + 1 else 1 end, day = excluded.day`,
  );
}

const secretRow = z.object({ secret: z.string() });

/** Returns the secret from which a job's attendance codes are derived; null if the codes were never shown. */
export async function findSecret(db: Queryable, jobId: number): Promise<string | null> {
  return (
    (await maybe(db, sql`select secret from attendance_secrets where job_id = ${jobId}`, secretRow))?.secret ?? null
  );
}

/** Stores the secret for a job's attendance codes if the job has no secret yet. Returns the job's stored secret. */
export async function saveSecret(db: Queryable, jobId: number, fresh: string): Promise<string> {
  await run(
    db,
    sql`insert into attendance_secrets (job_id, secret) values (${jobId}, ${fresh}) on conflict (job_id) do nothing`,
  );
  return (await one(db, sql`select secret from attendance_secrets where job_id = ${jobId}`, secretRow)).secret;
}

const jobRow = z.object({
  id: z.int(),
  uid: z.string(),
  title: z.string(),
  start_time: z.nullable(z.string()),
  now: z.int(),
});

/** Returns a job of this employer; null if the job belongs to another employer. */
export function findJob(db: Queryable, employerId: number, uid: string) {
  return maybe(
    db,
    sql`select j.id, j.uid, j.title, j.start_time, ${epochMs} as now from jobs j where j.uid = ${uid} and j.employer_id = ${employerId}`,
    jobRow,
  );
}

const hiredRow = z.object({
  ...facts,
  first_name: z.string(),
  last_name: z.string(),
  waiting: z.int(),
});

/**
 * Returns the workers of a job, ordered by name: those who are hired now, who completed the work today, or who reported
 * a day that the employer has not answered. The list needs no limit, because a job has at most 500 positions.
 */
export function listHired(db: Queryable, jobId: number) {
  return many(
    db,
    sql`select * from (
        select ${factColumns}, l.first_name, l.last_name,
          (select count(*) from attendance_days d where d.application_id = a.id and d.state = 'claimed' and d.day < ${indianToday})::int as waiting
        from applications a join jobs j on j.id = a.job_id join users l on l.id = a.labour_id
        where a.job_id = ${jobId} and a.status in ('accepted', 'completed')
      ) hired
      where hired.status = 'accepted' or hired.last_day::date >= ${indianToday} or hired.waiting > 0
      order by hired.first_name, hired.last_name, hired.id limit 500`,
    hiredRow,
  );
}

const changedRow = z.object({ id: z.int(), status: applicationStatus, labour_id: z.int(), employer_id: z.int() });

/** Returns the application that the event is about; null if the event is not about an application. */
export function findApplicationOfEvent(db: Queryable, eventId: number) {
  return maybe(
    db,
    prepared(
      'application of event',
      sql`select a.id, a.status, a.labour_id, a.employer_id from domain_events e
      join applications a on a.id = (e.payload ->> 'application_id')::bigint where e.id = ${eventId}`,
    ),
    changedRow,
  );
}
