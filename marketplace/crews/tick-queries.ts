// SQL of the marks (`crew_ticks`) with which the leader of a crew records that members are present (D81).
import { instant } from '#contracts/values.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { indianToday } from '../wages/work-days.ts';

const workBid = z.object({
  id: z.int(),
  crew_state: z.enum(['open', 'held', 'ended']),
  leads: z.boolean(),
  /** The application of the worker who asks; null for a member who did not apply. */
  application_id: z.nullable(z.int()),
});
export type WorkBid = z.output<typeof workBid>;

/** Returns a sent bid of which the worker is a member; null without one. */
export const findWorkBid = (db: Queryable, labourId: number, uid: string) =>
  maybe(
    db,
    sql`select b.id, c.state as crew_state, coalesce(b.leader_id = ${labourId} and c.leader_id = ${labourId}, false) as leads,
        m.application_id
      from crew_bids b join crew_bid_members m on m.bid_id = b.id and m.labour_id = ${labourId} join crews c on c.id = b.crew_id
      where b.uid = ${uid} and b.state = 'sent'`,
    workBid,
  );

const companion = z.object({
  labour_id: z.int(),
  application_id: z.int(),
  first_name: z.string(),
  initial: z.string(),
  is_ticked: z.boolean(),
  is_denied: z.boolean(),
});

/**
 * Returns the members whom the leader may mark: they are in the crew and accepted for this work. `is_ticked` and
 * `is_denied` are about today. A denial does not count once the day has an entry as present or late.
 */
export const listCompanions = (db: Queryable, bidId: number) =>
  many(
    db,
    sql`select m.labour_id, a.id as application_id, u.first_name, left(u.last_name, 1) as initial,
        t.day is not null as is_ticked,
        t.denied_at is not null and not exists (select from attendance_days d
          where d.application_id = a.id and d.day = t.day and d.state in ('present', 'late')) as is_denied
      from crew_bids b join crew_bid_members m on m.bid_id = b.id and m.labour_id is distinct from b.leader_id
        join applications a on a.id = m.application_id and a.status = 'accepted'
        join crew_members k on k.crew_id = b.crew_id and k.labour_id = m.labour_id and k.left_at is null
        join users u on u.id = m.labour_id
        left join crew_ticks t on t.bid_id = b.id and t.labour_id = m.labour_id and t.day = ${indianToday}
      where b.id = ${bidId} order by u.first_name, u.id`,
    companion,
  );

const onlyLabour = z.object({ labour_id: z.int() });

/** Returns the ids of all members of a bid. */
export async function listMemberIds(db: Queryable, bidId: number): Promise<Set<number>> {
  const rows = await many(db, sql`select labour_id from crew_bid_members where bid_id = ${bidId}`, onlyLabour);
  return new Set(rows.map(({ labour_id }) => labour_id));
}

/** Locks applications in the order of their ids. */
export const lockApplications = (tx: Tx, ids: readonly number[]) =>
  run(tx, sql`select 1 from applications where id = any(${ids}::bigint[]) order by id for update`);

interface Tick {
  bidId: number;
  labourId: number;
  day: string;
}

/** Stores a mark. Returns false if the leader has marked the member on this day before. */
export async function insertTick(tx: Tx, { bidId, labourId, day }: Tick, leaderId: number): Promise<boolean> {
  const added = await run(
    tx,
    sql`insert into crew_ticks (bid_id, labour_id, day, leader_id) values (${bidId}, ${labourId}, ${day}::date, ${leaderId})
      on conflict on constraint crew_ticks_once do nothing`,
  );
  return added === 1;
}

/** Returns whether the member denied the mark; null without a mark. The caller has locked the application. */
export const findTick = (db: Queryable, { bidId, labourId, day }: Tick) =>
  maybe(
    db,
    sql`select denied_at is not null as is_denied from crew_ticks
      where bid_id = ${bidId} and labour_id = ${labourId} and day = ${day}::date`,
    z.object({ is_denied: z.boolean() }),
  );

export const setDenied = (tx: Tx, { bidId, labourId, day }: Tick) =>
  run(
    tx,
    sql`update crew_ticks set denied_at = now()
      where bid_id = ${bidId} and labour_id = ${labourId} and day = ${day}::date and denied_at is null`,
  );

/** Returns the members whom the leader has marked on a day. */
export async function listTicked(db: Queryable, bidId: number, day: string): Promise<number[]> {
  const rows = await many(
    db,
    sql`select labour_id from crew_ticks where bid_id = ${bidId} and day = ${day}::date order by labour_id`,
    onlyLabour,
  );
  return rows.map(({ labour_id }) => labour_id);
}

/** Denied marks of this many days are read: 30 days in which they count, and 90 days of the pause (`FALSE_MARKS`). */
const READ_DAYS = 120;

/**
 * Returns when members denied marks of a leader. A denial does not count if the day has an entry as present or late,
 * for example because the member typed the code later.
 */
export const listDenials = (db: Queryable, leaderId: number) =>
  many(
    db,
    sql`select t.denied_at as at from crew_ticks t join crew_bid_members m on m.bid_id = t.bid_id and m.labour_id = t.labour_id
      where t.leader_id = ${leaderId} and t.denied_at > now() - ${READ_DAYS} * interval '1 day'
        and not exists (select from attendance_days d
          where d.application_id = m.application_id and d.day = t.day and d.state in ('present', 'late'))`,
    z.object({ at: instant }),
  );

/** Returns the crew with which the worker of an application goes to work; null without one. */
export const findCrewOfWork = (db: Queryable, labourId: number, applicationId: number) =>
  maybe(
    db,
    sql`select b.uid as bid_uid, c.name from crew_bid_members m join crew_bids b on b.id = m.bid_id and b.state = 'sent'
        join crews c on c.id = b.crew_id where m.application_id = ${applicationId} and m.labour_id = ${labourId}`,
    z.object({ bid_uid: z.string(), name: z.string() }),
  );
