// SQL of notifications about jobs: to the employer of a job, or to its applicants.
import { NO_ANSWER_DAYS } from '#contracts/periods.ts';
import { z } from '#contracts/z.ts';
import { emptySql, many, maybe, type Queryable, type Sql, sql } from '#platform/sql.ts';
import { knownTitle } from '../jobs/queries/known-title.ts';
import { companyName } from '../people/queries/company-name.ts';
import type { NotificationKind } from './kinds.ts';
import { created, notificationPerUser } from './notification-statement.ts';

/**
 * Further arguments of `jsonb_build_object`: the parameter `until`, the time at which the open applications to an
 * expired job are closed.
 */
const answerUntil = sql`, 'until', j.expires_at + ${NO_ANSWER_DAYS} * interval '1 day'`;

/**
 * Notifies an employer of a status change of a job, once per event, with the moderator's reason if any. The employer's
 * own changes cause no notification, except if the job must wait for review.
 */
export function insertJobNotification(db: Queryable, eventId: number, kind: NotificationKind) {
  const statement = notificationPerUser({
    kind,
    application: null,
    params: sql`jsonb_build_object('job_title', j.title, 'reason', j.review_note${kind === 'job_expired' ? answerUntil : emptySql})`,
    from: sql`from domain_events e join jobs j on j.id = (e.payload ->> 'job_id')::bigint join users u on u.id = j.employer_id
      where e.id = ${eventId} and u.erased_at is null and (e.name = 'job.held' or e.actor_type = 'system')`,
  });
  return maybe(db, statement, created);
}

/**
 * Notifies an employer, once per event, that a worker cannot read the text of a job and asks for phrases (prepared
 * sentences).
 */
export function insertPhraseRequestNotification(db: Queryable, eventId: number) {
  const statement = notificationPerUser({
    kind: 'phrases_asked',
    application: null,
    params: sql`jsonb_build_object('job_title', j.title, 'job_uid', j.uid)`,
    from: sql`from domain_events e join jobs j on j.id = (e.payload ->> 'job_id')::bigint join users u on u.id = j.employer_id
      where e.id = ${eventId} and u.erased_at is null and j.status <> 'removed'`,
  });
  return maybe(db, statement, created);
}

/**
 * Notifies applicants of an event, once per event and applicant. `from` is SQL that defines the applications `a` and
 * the event `e`. Returns the notified users.
 */
function insertApplicantNotifications(db: Queryable, { kind, from }: { kind: NotificationKind; from: Sql }) {
  const statement = notificationPerUser({
    kind,
    application: sql`a.id`,
    params: sql`jsonb_build_object('job_title', ${knownTitle}, 'company', ${companyName})`,
    from: sql`from ${from} join jobs j on j.id = a.job_id join users u on u.id = a.labour_id and u.erased_at is null
      join users emp on emp.id = a.employer_id left join employer_profiles p on p.user_id = a.employer_id`,
  });
  return many(db, statement, created);
}

const closing = z.object({ reason: z.string() });

/** Returns the reason for which an event closed applications; null if the event closed no applications. */
export async function findClosingReason(db: Queryable, eventId: number): Promise<string | null> {
  const found = await maybe(
    db,
    sql`select reason from application_status_history where event_id = ${eventId} limit 1`,
    closing,
  );
  return found?.reason ?? null;
}

/** Notifies the workers whose applications this event has closed. */
export function insertClosingNotifications(db: Queryable, eventId: number, kind: NotificationKind) {
  const from = sql`domain_events e join application_status_history h on h.event_id = e.id and e.id = ${eventId}
    join applications a on a.id = h.application_id`;
  return insertApplicantNotifications(db, { kind, from });
}

const changed = z.object({ changes: z.record(z.string(), z.object({ from: z.unknown(), to: z.unknown() })) });

/** Returns the fields of a job that the event has changed, each with its old and new value; empty without a change. */
export async function findJobChanges(db: Queryable, eventId: number) {
  const found = await maybe(
    db,
    sql`select h.changes from domain_events e join job_history h on h.id = (e.payload ->> 'history_id')::bigint where e.id = ${eventId}`,
    changed,
  );
  return found?.changes ?? {};
}

const applicant = z.object({ id: z.int() });

/** Returns the next page of applications to the event's job that are undecided or accepted, ordered by id. */
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
 * Notifies these applicants that the event's job has changed. Skips workers who have an unread notification of an
 * earlier change.
 */
export function insertChangeNotifications(db: Queryable, eventId: number, applicationIds: readonly number[]) {
  const from = sql`domain_events e join applications a on e.id = ${eventId} and a.id = any(${applicationIds}::bigint[])
    and not exists (select from notifications n where n.application_id = a.id and n.kind = 'job_changed' and not n.is_read)`;
  return insertApplicantNotifications(db, { kind: 'job_changed', from });
}

/** Returns true if the employer of the event's job is suspended or has requested erasure. Both pause the job. */
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
