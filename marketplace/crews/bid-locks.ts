// SQL that locks bids: that of a member, those whose time is over, and those that a change of a crew or an account touches.
import { bidStates } from '#contracts/bids.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, type Queryable, type Sql, sql, type Tx } from '#platform/sql.ts';
import { isVisible } from './bid-queries.ts';

const lockedBid = z.object({
  id: z.int(),
  leader_id: z.nullable(z.int()),
  job_id: z.int(),
  state: z.enum(bidStates),
  min_members: z.int(),
  is_over: z.boolean(),
  /** Seconds in which members may still answer. */
  seconds_left: z.int(),
  /** Wrong codes that the leader typed. */
  code_tries: z.int(),
  job_uid: z.string(),
  /** True if the job is a call for a day, which holds places for the members. */
  is_call: z.boolean(),
});
export type LockedBid = z.output<typeof lockedBid>;

const lockColumns = sql`b.id, b.leader_id, b.job_id, b.state, b.min_members, b.until <= now() as is_over,
  greatest(1, ceil(extract(epoch from b.until - now())))::int as seconds_left, b.code_tries,
  (select j.uid from jobs j where j.id = b.job_id) as job_uid, (select j.is_call from jobs j where j.id = b.job_id) as is_call`;

/** Locks a bid in which the worker takes part and which the worker may see; null for other bids. */
export const lockBid = (tx: Tx, labourId: number, uid: string) =>
  maybe(
    tx,
    sql`select ${lockColumns} from crew_bids b where b.uid = ${uid}
      and exists (select from crew_bid_members own join jobs j on j.id = b.job_id
        where own.bid_id = b.id and own.labour_id = ${labourId} and ${isVisible(sql`j.employer_id`)}) for update`,
    lockedBid,
  );

const isOverdue = sql`b.state = 'asked' and b.until <= now()`;

/** Returns the ids of bids whose time for answers is over, in ascending order from `after` on. */
export async function listOverdueBids(db: Queryable, { after, limit }: { after: number; limit: number }) {
  const rows = await many(
    db,
    sql`select b.id from crew_bids b where ${isOverdue} and b.id > ${after} order by b.id limit ${limit}`,
    z.object({ id: z.int() }),
  );
  return rows.map(({ id }) => id);
}

/** Locks a bid whose time for answers is over. Null if another transaction has locked it. */
export const lockOverdueBid = (tx: Tx, id: number) =>
  maybe(
    tx,
    sql`select ${lockColumns} from crew_bids b where b.id = ${id} and ${isOverdue} for update skip locked`,
    lockedBid,
  );

/** SQL condition: the bid waits for the answer of the member, or is not sent yet and the member has agreed. */
const countsOn = (labourId: Sql): Sql => sql`b.state <> 'lapsed' and exists (select from crew_bid_members m
  where m.bid_id = b.id and m.labour_id = ${labourId} and (m.state = 'asked' or m.state = 'yes' and b.state = 'asked'))`;

/** Locks the bids of a crew that wait for the answer of a member, or that are not sent yet with the member's yes. */
export const lockOpenBids = (tx: Tx, crewId: number, labourId: number) =>
  many(
    tx,
    sql`select ${lockColumns} from crew_bids b where b.crew_id = ${crewId} and ${countsOn(sql`${labourId}::bigint`)} order by b.id for update`,
    lockedBid,
  );

/** SQL condition: the bid `b` to a call waits for answers. */
const isOpenToCall = sql`b.state = 'asked' and exists (select from shift_calls sc where sc.job_id = b.job_id)`;

/** Locks the open bids of a crew to calls. */
export const lockCallBids = (tx: Tx, crewId: number) =>
  many(
    tx,
    sql`select ${lockColumns} from crew_bids b where b.crew_id = ${crewId} and ${isOpenToCall} order by b.id for update`,
    lockedBid,
  );

/** SQL condition: the bid `b` to the call waits for answers, and the worker is asked or has said yes. */
const countsAtCall = (labourId: number, uid: string): Sql =>
  sql`b.job_id = (select id from jobs where uid = ${uid}) and ${isOpenToCall} and ${countsOn(sql`${labourId}::bigint`)}`;

/** Locks the open bids to a call in which the worker is asked or has said yes. */
export const lockBidsToCall = (tx: Tx, labourId: number, uid: string) =>
  many(
    tx,
    sql`select ${lockColumns} from crew_bids b where ${countsAtCall(labourId, uid)} order by b.id for update`,
    lockedBid,
  );

interface OtherBid {
  labourId: number;
  /** The call. */
  uid: string;
  /** The bids that do not count. */
  bids: readonly LockedBid[];
}

/** Returns whether the worker is asked or has said yes in an open bid to a call besides these bids. */
export async function isInOtherBid(tx: Tx, { labourId, uid, bids }: OtherBid): Promise<boolean> {
  const ids = bids.map(({ id }) => id);
  const found = await maybe(
    tx,
    sql`select b.id from crew_bids b where ${countsAtCall(labourId, uid)} and b.id <> all(${ids}::bigint[]) limit 1`,
    z.object({ id: z.int() }),
  );
  return found !== null;
}

/**
 * After a worker or employer has blocked the other (event `user.blocked`): locks an open bid in which this worker takes
 * part to a call of this employer; null without one.
 */
export const lockBidOfBlocked = (tx: Tx, eventId: number) =>
  maybe(
    tx,
    sql`select ${lockColumns}, m.labour_id
      from domain_events e join people_marks k on k.owner_id = (e.payload ->> 'owner_id')::bigint
        and k.other_id = (e.payload ->> 'other_id')::bigint and k.blocked
      join crew_bid_members m on m.labour_id in (k.owner_id, k.other_id) and m.state in ('asked', 'yes')
      join crew_bids b on b.id = m.bid_id and ${isOpenToCall}
      join jobs bj on bj.id = b.job_id and bj.employer_id in (k.owner_id, k.other_id)
      where e.id = ${eventId} order by b.id limit 1 for update of b`,
    z.extend(lockedBid, { labour_id: z.int() }),
  );

/** Same as {@link lockOpenBids}, for one bid of the suspended worker of an event. Null without one. */
export const lockBidOfSuspended = (tx: Tx, eventId: number) =>
  maybe(
    tx,
    sql`select ${lockColumns}, u.id as labour_id
      from domain_events e join users u on u.id = (e.payload ->> 'user_id')::bigint and u.suspended_at is not null
      join crew_bids b on ${countsOn(sql`u.id`)} where e.id = ${eventId} order by b.id limit 1 for update of b`,
    z.extend(lockedBid, { labour_id: z.int() }),
  );
