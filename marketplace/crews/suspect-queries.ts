// SQL of the crews that must be held (D81): members say that a part of their pay was taken, or the leader sends the
// crew to work and never comes.
import { z } from '#contracts/z.ts';
import { maybe, type Sql, sql, type Tx } from '#platform/sql.ts';
import { indianToday } from '../wages/work-days.ts';

/** A crew is held if `members` different members say within `days` that a part of their pay was taken. */
const PAY_TAKEN = { members: 2, days: 90 };

/** Number of bids without a day worked by the leader after which the crew is held. */
const BIDS_WITHOUT_LEADER = 3;

/**
 * A bid counts as one without its leader only this many days after a member worked. Before, a day of the leader may
 * still be recorded: the leader has seven days to report a day, and the employer must answer.
 */
const SETTLED_DAYS = 10;

/** SQL condition: the fact is newer than the last decision of a moderator about the crew `c`. */
const isNew = (at: Sql): Sql => sql`${at} > coalesce(c.checked_at, '-infinity')`;

const tellers = sql`(select count(distinct p.labour_id) from crew_pay_answers p join crew_bids b on b.id = p.bid_id
  where b.crew_id = c.id and p.taken and p.answered_at > now() - ${PAY_TAKEN.days} * interval '1 day' and ${isNew(sql`p.answered_at`)})`;

/** SQL condition: a member `m` of the bid `b` for whom `who` is true has a day of work through this bid. */
const hasWorked = (who: Sql): Sql => sql`exists (select from crew_bid_members m
  join attendance_days d on d.application_id = m.application_id and d.state in ('present', 'late')
  where m.bid_id = b.id and ${who})`;

const bidsWithoutLeader = sql`(select count(*) from crew_bids b where b.crew_id = c.id and b.leader_id = c.leader_id and b.state = 'sent'
  and ${isNew(sql`b.sent_at`)} and not ${hasWorked(sql`m.labour_id = b.leader_id`)}
  and ${hasWorked(sql`m.labour_id <> b.leader_id and d.day <= ${indianToday} - ${SETTLED_DAYS}::int`)})`;

const suspect = z.object({ id: z.int(), because: z.enum(['pay_taken', 'leader_absent']) });

/** Locks an open crew that must be held, and returns why; null if no crew must be held. Other transactions skip it. */
export const findSuspect = (tx: Tx) =>
  maybe(
    tx,
    sql`select c.id, case when ${tellers} >= ${PAY_TAKEN.members} then 'pay_taken' else 'leader_absent' end as because from crews c
      where c.state = 'open' and (${tellers} >= ${PAY_TAKEN.members} or ${bidsWithoutLeader} >= ${BIDS_WITHOUT_LEADER})
      order by c.id limit 1 for update of c skip locked`,
    suspect,
  );
