// SQL of the SMS about calls for a day: the recipients of an event, and the hours in which they may get an SMS (D83).
import { roleSlug } from '#contracts/reference.ts';
import { calendarDay, timeOfDay } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, one, type Queryable, type Sql, sql } from '#platform/sql.ts';
import { CALLING_ENDS_MIN } from '../calls/rules.ts';
import { areNotBlocked } from '../roster/blocked.ts';
import { LATE_HOURS } from './sms-queries.ts';

export const callTemplates = ['call_offer', 'call_evening', 'call_morning'] as const;
export type CallTemplate = (typeof callTemplates)[number];

const recipient = z.object({
  user_id: z.int(),
  job_id: z.int(),
  no: z.int(),
  phone_number: z.string(),
  language: z.string(),
  role: roleSlug,
  city: z.string(),
  date: calendarDay,
  start_time: timeOfDay,
  pay: z.int(),
  attempted: z.boolean(),
});
export type CallSmsRecipient = z.output<typeof recipient>;

/** SQL conditions of the recipients: the row `r` of `call_people`, the user `u`, the call `c` and the job `j`. */
const asked: Record<CallTemplate, Sql> = {
  call_offer: sql`r.round = (e.payload ->> 'round')::int and r.answer is null and u.call_sms and (r.ring = 1 or r.free)
    and not 'job_match' = any(u.muted_notifications) and lower(c.during) + ${CALLING_ENDS_MIN} * interval '1 minute' > now()
    and ${areNotBlocked(sql`j.employer_id`, sql`r.labour_id`)}`,
  call_evening: sql`r.evening_asked_at is not null and r.confirmed_at is null and u.texts_wanted and lower(c.during) > now()`,
  call_morning: sql`r.morning_asked_at is not null and r.coming_at is null and u.texts_wanted and lower(c.during) > now()`,
};

/** SQL condition: the worker has a place in the call. */
const hasPlace = sql`exists (select from call_seats s join applications a on a.id = s.application_id
  where s.job_id = r.job_id and s.labour_id = r.labour_id and s.kind = 'place' and a.status = 'accepted')`;

interface Limits {
  /** Maximum number of SMS per user and day, and of offers among them. */
  perDay: number;
  offersPerDay: number;
  limit: number;
}

/**
 * Returns at most `limit` workers who still need the SMS of an event, in the order of the call. The user must be active
 * and want such SMS. An offer needs the consent `call_sms`, and ring 1 or a worker who is free (D83).
 */
export function listUnsentCallSms(
  db: Queryable,
  eventId: number,
  { template, perDay, offersPerDay, limit }: Limits & { template: CallTemplate },
) {
  const today = sql`(select count(*) from notice_texts other where other.user_id = u.id and other.event_id <> e.id
    and other.attempted_at > now() - interval '1 day'`;
  const isOffer = template === 'call_offer';
  return many(
    db,
    sql`select u.id as user_id, j.id as job_id, r.no, u.phone_number, u.language, j.role, j.city, j.start_date::text as date,
        j.start_time, j.salary_amount as pay, t.event_id is not null as attempted
      from domain_events e join jobs j on j.id = (e.payload ->> 'job_id')::bigint join shift_calls c on c.job_id = j.id
        join call_people r on r.job_id = j.id
        join users u on u.id = r.labour_id and u.erased_at is null and u.suspended_at is null
        left join notice_texts t on t.event_id = e.id and t.user_id = u.id
      where e.id = ${eventId} and e.recorded_at > now() - ${isOffer ? 24 : LATE_HOURS}::int * interval '1 hour'
        and t.sent_at is null and j.status = 'active' and ${asked[template]} and ${isOffer ? sql`true` : hasPlace}
        and ${today}) < ${perDay} and (not ${isOffer}::boolean or ${today} and other.template = 'call_offer') < ${offersPerDay})
      order by t.event_id is not null, r.no limit ${limit}`,
    recipient,
  );
}

/**
 * Returns the seconds until the next full hour `from` in India; 0 from the hour `from` to the hour `until`, which is not
 * included.
 */
export async function secondsToHours(db: Queryable, { from, until }: { from: number; until: number }): Promise<number> {
  const { seconds } = await one(
    db,
    sql`select case when hour >= ${from} and hour < ${until} then 0
        else extract(epoch from date_trunc('day', local) + ${from}::int * interval '1 hour'
          + case when hour < ${from} then interval '0' else interval '1 day' end - local)::int + 1 end as seconds
      from (select now() at time zone 'Asia/Kolkata' as local, extract(hour from now() at time zone 'Asia/Kolkata')::int as hour) clock`,
    z.object({ seconds: z.int() }),
  );
  return seconds;
}
