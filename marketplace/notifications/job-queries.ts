// SQL that notifies about jobs: the employer of a job, or all its applicants.
import { z } from '#contracts/z.ts';
import { many, maybe, type Queryable, rawSql, type Sql, sql } from '#platform/sql.ts';
import { knownTitle } from '../jobs/queries/known-title.ts';
import type { NotificationKind } from './kinds.ts';
import { companyName, created, isMuted, notificationInsert } from './queries.ts';

/**
 * Notifies an employer of a status change of their job, once, with the moderator's reason if any. Changes by the
 * employer are not notified, except that the job waits for review.
 */
export function insertJobNotification(db: Queryable, eventId: number, kind: NotificationKind) {
  return maybe(
    db,
    sql`with fact as (
      select e.id as event_id, e.recorded_at as event_at, u.id as user_id, u.language, null::bigint as application_id,
        ${isMuted(kind, rawSql('u'))}, jsonb_build_object('job_title', j.title, 'reason', j.review_note) as params
      from domain_events e join jobs j on j.id = (e.payload ->> 'job_id')::bigint join users u on u.id = j.employer_id
      where e.id = ${eventId} and u.erased_at is null and (e.name = 'job.held' or e.actor_type = 'system')
    ), ${notificationInsert(kind)}
    select created.*, fact.user_id, fact.language from created, fact`,
    created,
  );
}

/**
 * Notifies the applicants that `from` selects by `a` (applications) of the event `e`, once each. Returns the notified
 * users.
 */
function insertApplicantNotifications(db: Queryable, { kind, from }: { kind: NotificationKind; from: Sql }) {
  return many(
    db,
    sql`with fact as (
      select e.id as event_id, e.recorded_at as event_at, u.id as user_id, u.language, a.id as application_id,
        ${isMuted(kind, rawSql('u'))}, jsonb_build_object('job_title', ${knownTitle}, 'company', ${companyName}) as params
      from ${from} join jobs j on j.id = a.job_id join users u on u.id = a.labour_id and u.erased_at is null
      join users emp on emp.id = a.employer_id left join employer_profiles p on p.user_id = a.employer_id
    ), ${notificationInsert(kind)}
    select created.*, fact.user_id, fact.language from created join fact using (application_id)`,
    created,
  );
}

const closing = z.object({ reason: z.string() });

/** Returns the reason for which an event closed applications; null if it closed none. */
export async function findClosingReason(db: Queryable, eventId: number): Promise<string | null> {
  const found = await maybe(
    db,
    sql`select reason from application_status_history where event_id = ${eventId} limit 1`,
    closing,
  );
  return found?.reason ?? null;
}

/** Notifies all workers whose application this event has closed. */
export function insertClosingNotifications(db: Queryable, eventId: number, kind: NotificationKind) {
  const from = sql`domain_events e join application_status_history h on h.event_id = e.id and e.id = ${eventId}
    join applications a on a.id = h.application_id`;
  return insertApplicantNotifications(db, { kind, from });
}

const changed = z.object({ changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })) });

/** Returns the fields of a job that an event changed, with the values before and after. */
export async function findJobChanges(db: Queryable, eventId: number) {
  const found = await maybe(
    db,
    sql`select h.changes from domain_events e join job_history h on h.id = (e.payload ->> 'history_id')::bigint where e.id = ${eventId}`,
    changed,
  );
  return found?.changes ?? {};
}

const applicant = z.object({ id: z.int() });

/**
 * Returns the next page of the applicants to the event's job who are waiting or accepted, ordered by application id.
 */
export function listApplicants(db: Queryable, eventId: number, { after, limit }: { after: number; limit: number }) {
  return many(
    db,
    sql`select a.id from domain_events e join applications a on a.job_id = (e.payload ->> 'job_id')::bigint
      where e.id = ${eventId} and a.id > ${after} and a.status in ('pending', 'under_review', 'shortlisted', 'accepted')
      order by a.id limit ${limit}`,
    applicant,
  );
}

/**
 * Notifies these applicants that the event's job has changed. A worker with an unread notification of an earlier edit
 * is skipped.
 */
export function insertChangeNotifications(db: Queryable, eventId: number, applicationIds: readonly number[]) {
  const from = sql`domain_events e join applications a on e.id = ${eventId} and a.id = any(${applicationIds}::bigint[])
    and not exists (select from notifications n where n.application_id = a.id and n.kind = 'job_changed' and not n.is_read)`;
  return insertApplicantNotifications(db, { kind: 'job_changed', from });
}

/** True if the employer's account was closed by an erasure request or a suspension, which paused the job. */
export async function isAccountClosed(db: Queryable, eventId: number): Promise<boolean> {
  const found = await maybe(
    db,
    sql`select j.id from domain_events e join jobs j on j.id = (e.payload ->> 'job_id')::bigint
      join users u on u.id = j.employer_id
      where e.id = ${eventId} and (u.suspended_at is not null
        or exists (select from data_requests d where d.user_id = u.id and d.kind = 'erasure' and d.status = 'pending'))`,
    applicant,
  );
  return found !== null;
}

export async function findEventName(db: Queryable, eventId: number): Promise<string | null> {
  const found = await maybe(
    db,
    sql`select name from domain_events where id = ${eventId}`,
    z.object({ name: z.string() }),
  );
  return found?.name ?? null;
}
