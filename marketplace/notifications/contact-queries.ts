// SQL of conditions for notifications about contact between employer and worker.
import { z } from '#contracts/z.ts';
import { maybe, type Queryable, rawSql, run, sql } from '#platform/sql.ts';

const dayOf = (at: string) => sql`(${rawSql(at)} at time zone 'Asia/Kolkata')::date`;

/**
 * Returns true if the event records the employer's first view of this worker's phone number or résumé on this day in
 * India. Phone number and résumé count separately.
 */
export async function isFirstRevealOfDay(db: Queryable, eventId: number): Promise<boolean> {
  const statement = sql`select 1 from domain_events e join contact_reveals r on r.id = (e.payload ->> 'reveal_id')::bigint
    where e.id = ${eventId} and not exists (
      select from contact_reveals earlier where earlier.labour_id = r.labour_id and earlier.employer_id = r.employer_id
        and earlier.what = r.what and earlier.id < r.id and ${dayOf('earlier.at')} = ${dayOf('r.at')})`;
  return (await run(db, statement)) === 1;
}

/**
 * Returns true if at least two workers have stated that the employer of the event's job did not call. Returns false if
 * the employer was already notified because of another event.
 */
export async function isNudgeDue(db: Queryable, eventId: number): Promise<boolean> {
  const statement = sql`select 1 from domain_events e join applications a on a.id = (e.payload ->> 'application_id')::bigint
    join contact_confirmations said on said.application_id = a.id and not said.contacted
    where e.id = ${eventId} and 2 <= (
        select count(*) from applications other join contact_confirmations no on no.application_id = other.id and not no.contacted
        where other.job_id = a.job_id)
      and not exists (
        select from notifications n join applications about on about.id = n.application_id
        where n.user_id = a.employer_id and n.kind = 'contact_missed' and about.job_id = a.job_id and n.event_id <> e.id)`;
  return (await run(db, statement)) === 1;
}

/** Returns true if the system caused the event, not a user. */
export async function isOfSystem(db: Queryable, eventId: number): Promise<boolean> {
  const found = await maybe(
    db,
    sql`select actor_type = 'system' as is_so from domain_events where id = ${eventId}`,
    z.object({ is_so: z.boolean() }),
  );
  return found?.is_so ?? false;
}
