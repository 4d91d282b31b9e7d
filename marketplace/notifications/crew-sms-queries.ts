// SQL of the SMS with the code by which a member of a crew consents (D81): the recipients of an event.
import { roleSlug } from '#contracts/reference.ts';
import { timeOfDay } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, type Queryable, sql } from '#platform/sql.ts';
import { areNotBlocked } from '../roster/blocked.ts';

/** SMS with a code that a worker gets in a day. A leader may ask several times a day, and a worker may have three crews. */
const CODES_PER_DAY = 3;

const recipient = z.object({
  user_id: z.int(),
  bid_id: z.int(),
  /** All members of the bid. */
  member_ids: z.array(z.int()),
  phone_number: z.string(),
  language: z.string(),
  role: z.nullable(roleSlug),
  city: z.nullable(z.string()),
  state: z.string(),
  pay: z.nullable(z.int()),
  /** The hours of a call for a day; null for other jobs. */
  start_time: z.nullable(timeOfDay),
  end_time: z.nullable(timeOfDay),
  attempted: z.boolean(),
});
export type CrewSmsRecipient = z.output<typeof recipient>;

/**
 * Returns the members who still need the SMS of an event: they have not answered, they are in the crew, which is not held,
 * and the bid is open. The user must be active, accept SMS and be below the daily limits.
 */
export function listUnsentCodes(db: Queryable, eventId: number, { perDay }: { perDay: number }) {
  const today = sql`(select count(*) from notice_texts other where other.user_id = u.id and other.event_id <> e.id
    and other.attempted_at > now() - interval '1 day'`;
  return many(
    db,
    sql`select u.id as user_id, b.id as bid_id, u.phone_number, u.language, j.role, j.city, j.state, j.salary_amount as pay,
        case when j.is_call then j.start_time end as start_time,
        (select to_char(upper(sc.during) at time zone 'Asia/Kolkata', 'HH24:MI') from shift_calls sc where sc.job_id = j.id) as end_time,
        (select json_agg(o.labour_id) from crew_bid_members o where o.bid_id = b.id) as member_ids, t.event_id is not null as attempted
      from domain_events e join crew_bids b on b.id = (e.payload ->> 'bid_id')::bigint and b.state <> 'lapsed' and b.until > now()
        join crews c on c.id = b.crew_id and c.state = 'open'
        join jobs j on j.id = b.job_id and j.status = 'active'
        join crew_bid_members m on m.bid_id = b.id and m.state = 'asked'
        join crew_members k on k.crew_id = b.crew_id and k.labour_id = m.labour_id and k.left_at is null
        join users u on u.id = m.labour_id and u.erased_at is null and u.suspended_at is null and u.texts_wanted
          and ${areNotBlocked(sql`j.employer_id`, sql`u.id`)}
        left join notice_texts t on t.event_id = e.id and t.user_id = u.id
      where e.id = ${eventId} and t.sent_at is null
        and ${today}) < ${perDay} and ${today} and other.template = 'crew_code') < ${CODES_PER_DAY}
      order by u.id`,
    recipient,
  );
}
