// SQL for the facts that decide what the worker or the employer may do with an application. Some facts depend on the
// reader: “this person has rated” has different values for the worker and for the employer. So the SQL is built for one
// reader.
import { LATE_HOURS } from '#contracts/periods.ts';
import { type Sql, sql } from '#platform/sql.ts';
import type { Person } from '../actor.ts';
import { isRateable } from '../reputation/may-rate.ts';
import { isMovedUpLast } from '../reputation/moved-up.ts';
import { acceptedAt } from '../wages/work-days.ts';

const hoursSince = (at: Sql) => sql`extract(epoch from now() - ${at}) / 3600`;

/**
 * SQL of the time at which the work of the job `j` starts, in Indian time: midnight if the job has no start time, null
 * if the job has no start date.
 */
const startOfWork = sql`((j.start_date + coalesce(j.start_time, '00:00')::time) at time zone 'Asia/Kolkata')`;

/** Minutes for which a worker may give a new place in a call back without being late. */
const CALL_FREE_MIN = 15;
/** Hours from 21:00 to midnight: withdrawals from a call are late from 21:00 on the evening before. */
const CALL_SETTLED = 3;
/** A withdrawal is late from `late_hours` hours before the start. With this value, no withdrawal is late. */
const NEVER = -1_000_000;

/** Hours in which the other members may withdraw without being late, after losses left the crew with too few. */
const CREW_SHORT_HOURS = 2;

/** SQL condition: losses have left the crew of the application `a` with fewer accepted members than its minimum (D81). */
const isCrewShort = sql`exists (select from crew_bid_members m join crew_bids b on b.id = m.bid_id
  cross join lateral (select count(*) filter (where o.status in ('accepted', 'completed')) as accepted,
      max(o.updated_at) filter (where o.status in ('withdrawn', 'cancelled')) as lost_at
    from crew_bid_members om join applications o on o.id = om.application_id where om.bid_id = b.id) c
  where m.application_id = a.id and c.accepted < b.min_members and c.lost_at > now() - ${CREW_SHORT_HOURS} * interval '1 hour')`;

/**
 * SQL of the hours before the start from which a withdrawal is late. For a call: those from 21:00 on the evening before,
 * when its seats are settled, but not earlier than 15 minutes after the worker got the place, and never for a reserve
 * who was moved up in the last hour (D79).
 */
const lateHours = sql`case when ${isCrewShort} then ${NEVER}::int when j.is_call and ${isMovedUpLast} then ${NEVER}::int when j.is_call then least(${CALL_SETTLED} + extract(epoch from j.start_time::time) / 3600,
    extract(epoch from ${startOfWork} - ${acceptedAt} - ${CALL_FREE_MIN} * interval '1 minute') / 3600) else ${LATE_HOURS}::int end`;

/** SQL condition: this person has rated the other person of the application `a` (D34). */
const ratedBy = ({ id }: Person): Sql =>
  sql`exists (select from ratings g where g.application_id = a.id and g.rater_id = ${id})`;

/**
 * SQL of the column `facts`, as JSON with the fields of `applicationFacts`, for the application `a` and its job `j`.
 */
export const factsFor = (
  reader: Person,
): Sql => sql`jsonb_build_object('status', a.status, 'has_job', a.job_id is not null,
    'since_applying', ${hoursSince(sql`a.created_at`)}, 'since_change', ${hoursSince(sql`a.updated_at`)},
    'since_start', ${hoursSince(startOfWork)}, 'start_time_known', j.start_time is not null,
    'is_call', coalesce(j.is_call, false), 'late_hours', ${lateHours},
    'confirmed', exists (select from contact_confirmations said where said.application_id = a.id),
    'claimed', a.completion_claimed_at is not null,
    'has_phone', exists (select from users who where who.id = a.labour_id and who.phone_number is not null),
    'has_resume', exists (select from files f where f.user_id = a.labour_id and f.kind = 'resume'),
    'rateable', ${isRateable}, 'rated', ${ratedBy(reader)}) as facts`;
