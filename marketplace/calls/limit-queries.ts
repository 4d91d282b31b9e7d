// SQL of the limits of calls: how many an employer posted today, and which ones the employer cancelled late (D79).
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { one, type Queryable, type Sql, sql } from '#platform/sql.ts';
import { acceptedAt } from '../wages/work-days.ts';
import { SETTLED, SETTLED_AFTER_MIN } from './rules.ts';

/** This many late cancellations within `LATE_DAYS` days cause a pause. */
const LATE_LIMIT = 3;
const LATE_DAYS = 30;
/** Workers see the calls and late cancellations of the employer in this number of days. */
const CARD_DAYS = 90;

/** SQL of the time at which the seats of the call `c` are settled: 21:00 on the evening before. */
const settledAt = sql`(date_trunc('day', lower(c.during) at time zone 'Asia/Kolkata') - ${SETTLED} * interval '1 hour')
  at time zone 'Asia/Kolkata'`;

/**
 * SQL condition: the history row `h` is a late cancellation of the application `a` to the call `c` by the employer. A
 * cancellation after the start is not counted: it ends the application of an absent or released worker.
 */
export const wasCancelledLate: Sql = sql`(h.actor_type = 'employer' and h.from_status = 'accepted' and h.to_status = 'cancelled'
  and h.created_at < lower(c.during)
  and h.created_at >= greatest(${settledAt}, ${acceptedAt} + ${SETTLED_AFTER_MIN} * interval '1 minute'))`;

/**
 * SQL of the calls in which the employer cancelled a place late within the last `days` days, each with the time and a
 * weight: 2 if a worker who lost the place was on the way, otherwise 1.
 */
const lateCalls = (employer: Sql, days: number): Sql => sql`select c.job_id, min(h.created_at) as at,
    1 + bool_or(p.coming_at is not null)::int as weight
  from jobs k join shift_calls c on c.job_id = k.id join applications a on a.job_id = k.id
    join application_status_history h on h.application_id = a.id and h.created_at > now() - ${days} * interval '1 day'
    left join call_people p on p.job_id = k.id and p.labour_id = a.labour_id
  where k.employer_id = ${employer} and k.is_call and ${wasCancelledLate}
  group by c.job_id`;

/** SQL of the fields `calls` and `cancelled_late` that workers see of the employer, for `json_build_object`. */
export const cardOf = (
  employer: Sql,
): Sql => sql`'calls', (select count(*) from jobs k where k.employer_id = ${employer} and k.is_call
    and k.created_at > now() - ${CARD_DAYS} * interval '1 day'),
  'cancelled_late', (select coalesce(sum(late.weight), 0) from (${lateCalls(employer, CARD_DAYS)}) late)`;

const load = z.object({
  posted: z.int(),
  verified: z.boolean(),
  paused_until: z.nullable(instant),
  paused_days: z.int(),
});

/**
 * Returns how many calls the employer has posted today, whether the employer is verified, and until when the employer
 * may post no calls (null without a pause). A pause begins when the weights of the late cancellations within 30 days
 * reach three, and lasts `pauseDays` days.
 */
export function findCallLoad(db: Queryable, employerId: number, pauseDays: number) {
  return one(
    db,
    sql`select (select count(*) from jobs where employer_id = ${employerId} and is_call
          and created_at >= date_trunc('day', now() at time zone 'Asia/Kolkata') at time zone 'Asia/Kolkata')::int as posted,
        exists (select from identities where user_id = ${employerId} and status = 'verified') as verified,
        paused.until as paused_until, coalesce(ceil(extract(epoch from paused.until - now()) / 86400), 0)::int as paused_days
      from (select max(l.at) + ${pauseDays} * interval '1 day' as until from (
          select late.at, sum(late.weight) over (order by late.at range between ${LATE_DAYS} * interval '1 day' preceding and current row) as total
          from (${lateCalls(sql`${employerId}::bigint`, LATE_DAYS + pauseDays)}) late
        ) l where l.total >= ${LATE_LIMIT}) latest
        left join lateral (select latest.until where latest.until > now()) paused on true`,
    load,
  );
}
