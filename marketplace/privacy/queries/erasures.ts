// SQL of erasures: requests that are due, sessions and applications that end with the account, and data to delete
// outside the database.
import { userType } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { resumeJobs } from '../../jobs/queries/move-many.ts';
import { recordingStatement } from '../../record-event.ts';

const onlyId = z.object({ id: z.int() });

/**
 * Ends all sessions except the caller's. Returns the ids of the ended sessions, whose sockets the caller must close.
 */
export async function removeOtherSessions(tx: Tx, userId: number, sessionId: number): Promise<number[]> {
  const rows = await many(
    tx,
    sql`delete from sessions where user_id = ${userId} and id <> ${sessionId} returning id`,
    onlyId,
  );
  return rows.map(({ id }) => id);
}

/** Resumes the jobs that the erasure request has paused. */
export async function resumeJobsOf(tx: Tx, employerId: number, requestId: number): Promise<void> {
  await resumeJobs(tx, employerId, sql`(select requested_at from data_requests where id = ${requestId})`);
}

/**
 * Returns the erasure requests that are due, and the requests that were completed in the last 30 minutes. A completed
 * request runs again, to erase rows that were written during the first run.
 */
export async function listDueErasures(db: Queryable): Promise<number[]> {
  const rows = await many(
    db,
    sql`select id from data_requests where kind = 'erasure'
        and (status = 'pending' and due_at <= now() or status = 'done' and due_at is not null and done_at > now() - interval '30 minutes')
      order by status = 'done', due_at limit 100`,
    onlyId,
  );
  return rows.map(({ id }) => id);
}

const due = z.object({
  id: z.int(),
  uid: z.string(),
  type: userType,
  phone: z.nullable(z.string()),
  names: z.array(z.nullable(z.string())),
  first_time: z.boolean(),
});

/**
 * Locks the user to erase until the end of the transaction and returns the user. Null if another worker process has
 * locked the request, or if the request was cancelled.
 */
export function lockDueErasure(tx: Tx, requestId: number) {
  return maybe(
    tx,
    sql`select u.id, u.uid, u.user_type as type, u.phone_number as phone, u.erased_at is null as first_time,
        array[p.company_name, u.first_name || ' ' || u.last_name, u.first_name, u.last_name, split_part(u.email, '@', 1)] as names
      from data_requests r join users u on u.id = r.user_id left join employer_profiles p on p.user_id = u.id
      where r.id = ${requestId} and r.kind = 'erasure' and r.status in ('pending', 'done') and r.due_at <= now()
      for no key update of r, u skip locked`,
    due,
  );
}

/** Returns the phone number of the user who made a request; null if the account has no phone number. */
export async function findPhoneToErase(db: Queryable, requestId: number): Promise<string | null> {
  const row = await maybe(
    db,
    sql`select u.phone_number from data_requests r join users u on u.id = r.user_id where r.id = ${requestId}`,
    z.object({ phone_number: z.nullable(z.string()) }),
  );
  return row?.phone_number ?? null;
}

/** Returns the id of the worker whose erasure is due; null for an employer and without a due request. */
export async function findLabourToErase(db: Queryable, requestId: number): Promise<number | null> {
  const row = await maybe(
    db,
    sql`select u.id from data_requests r join users u on u.id = r.user_id and u.user_type = 'labour'
      where r.id = ${requestId} and r.kind = 'erasure' and r.status in ('pending', 'done') and r.due_at <= now()`,
    onlyId,
  );
  return row?.id ?? null;
}

/** Returns the storage keys of a user's files, pictures and exports. */
export async function listStorageKeys(db: Queryable, userId: number): Promise<string[]> {
  const rows = await many(
    db,
    sql`select storage_key as key from files where user_id = ${userId}
      union all select storage_key from work_pictures where user_id = ${userId}
      union all select p.storage_key from job_pictures p join jobs j on j.id = p.job_id where j.employer_id = ${userId}
      union all select key from data_requests, unnest(array[json_key, html_key]) as key where user_id = ${userId} and key is not null`,
    z.object({ key: z.string() }),
  );
  return rows.map(({ key }) => key);
}

const BATCH = 200;
const ended = z.object({ ended: z.int(), tasks: z.int() });

/**
 * Ends a batch of a user's open applications and records history and events. Applications of a worker are withdrawn,
 * applications to an employer are cancelled. Returns the number of ended applications.
 */
export async function endApplications(tx: Tx, person: Person): Promise<number> {
  const [side, to, reason]: [Sql, 'withdrawn' | 'cancelled', string | null] =
    person.type === 'labour' ? [sql`labour_id`, 'withdrawn', null] : [sql`employer_id`, 'cancelled', 'job_closed'];
  const statement = recordingStatement(
    { name: `application.${to}`, actor: person, payload: { application_id: sql`moved.id` }, source: 'moved' },
    {
      parts: sql`open as (
      select id, status from applications
      where ${side} = ${person.id} and status in ('pending', 'under_review', 'shortlisted', 'accepted')
      order by id limit ${BATCH} for update
    ), moved as (
      update applications a set status = ${to}, cancel_reason = ${reason}, version = version + 1, updated_at = now()
      from open where a.id = open.id returning a.id, open.status as before
    ), written as (
      insert into application_status_history (application_id, from_status, to_status, actor_type, actor_id, reason)
      select id, before, ${to}, ${person.type}, ${person.id}, ${reason} from moved
    )`,
      columns: sql`(select count(*) from moved)::int as ended`,
    },
  );
  return (await one(tx, statement, ended)).ended;
}

export async function setErasureDone(tx: Tx, requestId: number): Promise<void> {
  await run(
    tx,
    sql`update data_requests set status = 'done', done_at = now() where id = ${requestId} and status = 'pending'`,
  );
}
