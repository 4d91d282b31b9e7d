// SQL of notifications by SMS: recipients, conditions and delivery state.
import { z } from '#contracts/z.ts';
import { maybe, type Queryable, run, sql } from '#platform/sql.ts';
import { companyName } from '../people/queries/company-name.ts';

/** Templates of the SMS about an application: an acceptance, and a view of the worker's phone number. */
export type ApplicationTemplate = 'accepted' | 'contact';

/** Templates of all SMS except sign-in codes. */
export type SmsTemplate = ApplicationTemplate | 'call_offer' | 'call_evening' | 'call_morning' | 'crew_code';

/** Number of hours after an event from which the SMS of the event is outdated and no longer sent. */
export const LATE_HOURS = 6;

const wanted = z.object({
  user_id: z.int(),
  application_id: z.int(),
  phone_number: z.string(),
  language: z.string(),
  company: z.string(),
  job_title: z.nullable(z.string()),
  attempted: z.boolean(),
});

/**
 * Returns the SMS of an event, or null if the SMS must not be sent. The user must be active, accept SMS and be below
 * the daily limit. The application must still be in a status to which the template applies. No SMS with this template
 * may have been sent for the application because of another event.
 */
export function findUnsentSms(
  db: Queryable,
  eventId: number,
  { template, perDay }: { template: ApplicationTemplate; perDay: number },
) {
  const holds =
    template === 'accepted'
      ? sql`a.status = 'accepted'`
      : sql`exists (select from contact_reveals r where r.id = (e.payload ->> 'reveal_id')::bigint and r.what = 'phone')
        and a.status in ('pending', 'under_review', 'shortlisted', 'accepted')`;
  const others = sql`from notice_texts other where other.user_id = u.id and other.event_id <> e.id`;
  return maybe(
    db,
    sql`select u.id as user_id, a.id as application_id, u.phone_number, u.language, ${companyName} as company, j.title as job_title,
        t.event_id is not null as attempted
      from domain_events e join applications a on a.id = (e.payload ->> 'application_id')::bigint
        join users u on u.id = a.labour_id and u.erased_at is null and u.suspended_at is null and u.texts_wanted
        join users emp on emp.id = a.employer_id left join employer_profiles p on p.user_id = a.employer_id
        left join jobs j on j.id = a.job_id left join notice_texts t on t.event_id = e.id and t.user_id = u.id
      where e.id = ${eventId} and ${holds} and t.sent_at is null and e.recorded_at > now() - ${LATE_HOURS} * interval '1 hour'
        and not exists (select ${others} and other.application_id = a.id and other.template = ${template})
        and (select count(*) ${others} and other.attempted_at > now() - interval '1 day') < ${perDay}`,
    wanted,
  );
}
export type UnsentSms = z.output<typeof wanted>;

interface Attempt {
  event_id: number;
  user_id: number;
  template: SmsTemplate;
  application_id: number | null;
}

/**
 * Records an attempt to send an event's SMS to a user. Returns false if another task has already recorded an attempt.
 * `repeats`: a repeated attempt is safe, because the provider ignores a second message with the same reference.
 */
export async function setTextAttempted(db: Queryable, attempt: Attempt, repeats: boolean): Promise<boolean> {
  const { event_id, user_id, template, application_id } = attempt;
  const marked = await run(
    db,
    sql`insert into notice_texts as t (event_id, user_id, template, application_id)
      values (${event_id}, ${user_id}, ${template}, ${application_id})
      on conflict (event_id, user_id) do update set attempted_at = now() where ${repeats} and t.sent_at is null`,
  );
  return marked > 0;
}

type Sent = Pick<Attempt, 'event_id' | 'user_id'>;

/** Deletes the record of an attempt whose SMS was not sent. */
export async function removeTextAttempt(db: Queryable, { event_id, user_id }: Sent): Promise<void> {
  await run(
    db,
    sql`delete from notice_texts where event_id = ${event_id} and user_id = ${user_id} and sent_at is null`,
  );
}

export async function setTextSent(db: Queryable, { event_id, user_id }: Sent): Promise<void> {
  await run(db, sql`update notice_texts set sent_at = now() where event_id = ${event_id} and user_id = ${user_id}`);
}
