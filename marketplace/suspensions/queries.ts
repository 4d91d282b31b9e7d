// SQL of suspensions: the suspended account, and the applications that end with the suspension.
import { userType } from '#contracts/reference.ts';
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import { type Person, system } from '../actor.ts';
import { openStatuses } from '../applications/rules.ts';
import { recordingStatement } from '../record-event.ts';

const account = z.object({ id: z.int(), type: userType, suspended: z.boolean() });

/** Locks an account until the end of the transaction. Returns null for an unknown or erased account. */
export function lockAccount(tx: Tx, userId: number) {
  return maybe(
    tx,
    sql`select id, user_type as type, suspended_at is not null as suspended from users
      where id = ${userId} and erased_at is null for no key update`,
    account,
  );
}

export async function setSuspended(tx: Tx, userId: number, reason: string): Promise<void> {
  await run(
    tx,
    sql`update users set suspended_at = now(), suspended_reason = ${reason}, updated_at = now() where id = ${userId}`,
  );
}

const since = z.object({ since: z.string() });

/**
 * Restores the account. Returns the time at which the account was suspended. The time is a string, because a `Date`
 * would lose the microseconds.
 */
export async function setRestored(tx: Tx, userId: number): Promise<string> {
  const before = await one(
    tx,
    sql`update users u set suspended_at = null, suspended_reason = null, updated_at = now()
      from (select id, suspended_at from users where id = ${userId}) before where u.id = before.id
      returning before.suspended_at::text as since`,
    since,
  );
  return before.since;
}

const onlyId = z.object({ id: z.int() });

export async function listSessionIds(tx: Tx, userId: number): Promise<number[]> {
  return (await many(tx, sql`select id from sessions where user_id = ${userId}`, onlyId)).map(({ id }) => id);
}

const suspension = z.object({ since: instant, reason: z.string() });

/** Returns the time and reason of a user's suspension; null if the user is not suspended. */
export function findSuspension(db: Queryable, userId: number) {
  return maybe(
    db,
    sql`select suspended_at as since, suspended_reason as reason from users where id = ${userId} and suspended_at is not null`,
    suspension,
  );
}

/** Returns the user whom an event suspended; null if the user has been restored. */
export function findSuspendedOf(db: Queryable, eventId: number): Promise<Person | null> {
  return maybe(
    db,
    sql`select u.id, u.user_type as type from domain_events e join users u on u.id = (e.payload ->> 'user_id')::bigint
      where e.id = ${eventId} and u.suspended_at is not null`,
    z.object({ id: z.int(), type: userType }),
  );
}

/** Returns the ids of an employer's jobs that have open applications. */
export async function listJobsWaitedFor(db: Queryable, employerId: number): Promise<number[]> {
  const rows = await many(
    db,
    sql`select distinct job_id as id from applications
      where employer_id = ${employerId} and job_id is not null and status = any(${openStatuses}::text[])`,
    onlyId,
  );
  return rows.map(({ id }) => id);
}

const BATCH = 200;
const ended = z.object({ ended: z.int(), tasks: z.int() });

/**
 * Cancels a batch of a suspended user's open applications. For a worker: all applications. For an employer: only the
 * general applications, which have no job. Records history and events. Returns the number of cancelled applications.
 */
export async function cancelOpenApplications(tx: Tx, { id, type }: Person): Promise<number> {
  const [which, reason]: [Sql, string] =
    type === 'labour'
      ? [sql`labour_id = ${id}`, 'other']
      : [sql`employer_id = ${id} and job_id is null`, 'employer_blocked'];
  const statement = recordingStatement(
    { name: 'application.cancelled', actor: system, payload: { application_id: sql`moved.id` }, source: 'moved' },
    {
      parts: sql`open as (
      select id, status from applications where ${which} and status = any(${openStatuses}::text[])
      order by id limit ${BATCH} for update
    ), moved as (
      update applications a set status = 'cancelled', cancel_reason = ${reason}, version = version + 1, updated_at = now()
      from open where a.id = open.id returning a.id, open.status as before
    ), written as (
      insert into application_status_history (application_id, from_status, to_status, actor_type, reason)
      select id, before, 'cancelled', 'system', ${reason} from moved
    )`,
      columns: sql`(select count(*) from moved)::int as ended`,
    },
  );
  return (await one(tx, statement, ended)).ended;
}
