// Sends a bid as soon as enough members have consented, and lets it lapse when that is no longer possible (D81).
import { Problem } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import { type Actor, type Person, system } from '../../actor.ts';
import { requireMayApply, sendApplication } from '../../applications/actions/apply.ts';
import type { Deps } from '../../deps.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { recordEvent } from '../../record-event.ts';
import {
  type LockedBid,
  listOverdueBids,
  lockBidOfBlocked,
  lockBidOfSuspended,
  lockCallBids,
  lockOpenBids,
  lockOverdueBid,
} from '../bid-locks.ts';
import { isActive, listBidMembers, setApplication, setMemberLapsed, setSent } from '../bid-queries.ts';
import { countAnswers, dropMember, lapse, showPlaces } from './lapse-bid.ts';
import { labourOf, lockMembers, settleHold } from './settle-hold.ts';

const formOf = (bid: LockedBid) => ({ job_id: bid.job_id, phrases: [] });

/** Sends the application of one member. The caller has locked the bid. Fails as `apply` does. */
export async function sendOne(tx: Tx, bid: LockedBid, labour: Person): Promise<void> {
  await lockPerson(tx, labour.id);
  const id = await sendApplication(tx, labour, formOf(bid));
  await setApplication(tx, { bidId: bid.id, labourId: labour.id, id });
}

/** Returns whether the worker may apply now. After a refusal, the member does not go. */
export async function mayApply(tx: Tx, bid: LockedBid, labourId: number): Promise<boolean> {
  if (!(await isActive(tx, labourId))) return false;
  try {
    await requireMayApply(tx, labourOf(labourId), formOf(bid));
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

/** Marks members who said yes and may no longer apply as lapsed, so that each remaining yes becomes an application. */
async function dropRefused(tx: Tx, bid: LockedBid): Promise<void> {
  for (const { labour_id, state } of await listBidMembers(tx, bid.id)) {
    if (state !== 'yes') continue;
    await lockPerson(tx, labour_id);
    if (!(await mayApply(tx, bid, labour_id))) await setMemberLapsed(tx, bid.id, labour_id);
  }
}

/**
 * Sends the bid if enough members have said yes, and lets it lapse if too few can still say yes or the leader does not
 * go. A bid to a call waits for all answers or the end of the hold ({@link settleHold}). The caller has locked the bid.
 * Members are locked in the order of their ids.
 */
export async function settleBid(tx: Tx, bid: LockedBid, actor: Actor): Promise<void> {
  if (bid.is_call) return settleHold(tx, bid, actor);
  const isEnough = async () => (await countAnswers(tx, bid)).yes >= bid.min_members;
  if (await isEnough()) await dropRefused(tx, bid);
  const { yes, asked, leaderGoes } = await countAnswers(tx, bid);
  const reachable = yes + (bid.is_over ? 0 : asked);
  if (!leaderGoes || reachable < bid.min_members) return lapse(tx, bid, actor);
  if (yes < bid.min_members) return;
  for (const { labour_id, state } of await listBidMembers(tx, bid.id))
    if (state === 'yes') await sendOne(tx, bid, labourOf(labour_id));
  await setSent(tx, bid.id);
  await recordEvent(tx, { name: 'bid.sent', actor, payload: { bid_id: bid.id } });
}

/**
 * Takes a member out of a locked bid that waits for the answer, or that is not sent yet. The answer is read under the
 * lock: if a yes has already become an application, nothing changes. The caller has locked the members
 * ({@link lockMembers}).
 */
export async function leaveBid(
  tx: Tx,
  actor: Actor,
  { bid, labourId }: { bid: LockedBid; labourId: number },
): Promise<void> {
  const own = (await listBidMembers(tx, bid.id)).find(({ labour_id }) => labour_id === labourId);
  if (own?.state !== 'asked' && !(own?.state === 'yes' && bid.state === 'asked')) return;
  await dropMember(tx, bid, labourId);
  await showPlaces(tx, bid, actor);
  if (bid.state === 'asked') await settleBid(tx, bid, actor);
}

/** Takes a worker who leaves the crew out of its bids. Sent applications are not changed. */
export async function leaveBids(tx: Tx, actor: Actor, { crewId, labourId }: { crewId: number; labourId: number }) {
  const bids = await lockOpenBids(tx, crewId, labourId);
  await lockMembers(tx, bids);
  for (const bid of bids) await leaveBid(tx, actor, { bid, labourId });
}

/** Takes a worker out of one locked bid. Returns false without a bid. */
async function leaveFound(tx: Tx, bid: (LockedBid & { labour_id: number }) | null): Promise<boolean> {
  if (!bid) return false;
  await lockMembers(tx, [bid]);
  await leaveBid(tx, system, { bid, labourId: bid.labour_id });
  return true;
}

/**
 * Takes a suspended worker out of the bids of all crews, one transaction for each bid. Idempotent. Does nothing if the
 * user has been restored.
 */
export async function leaveBidsOfSuspended({ db }: Pick<Deps, 'db'>, eventId: number, progress: () => void) {
  for (let isMore = true; isMore; progress())
    isMore = await inTransaction(db, async (tx) => leaveFound(tx, await lockBidOfSuspended(tx, eventId)));
}

/**
 * After a worker or employer has blocked the other (event `user.blocked`): takes the worker out of the bids to calls of
 * this employer, which frees the places held for the worker. One transaction for each bid. Idempotent.
 */
export async function leaveBidsOfBlocked({ db }: Pick<Deps, 'db'>, eventId: number): Promise<void> {
  for (let isMore = true; isMore; )
    isMore = await inTransaction(db, async (tx) => leaveFound(tx, await lockBidOfBlocked(tx, eventId)));
}

/** Ends the bids to calls of a crew that is held, which frees the held places. The caller has locked the crew. */
export async function lapseCallBids(tx: Tx, crewId: number): Promise<void> {
  for (const bid of await lockCallBids(tx, crewId)) await lapse(tx, bid, system);
}

/** Settles a bid to a call whose hold is over. Idempotent. */
export async function settleDueBid({ db }: Pick<Deps, 'db'>, bidId: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const bid = await lockOverdueBid(tx, bidId);
    if (bid) await settleBid(tx, bid, system);
  });
}

/** Bids that one sweep reads at a time. */
const SWEEP_BATCH_SIZE = 100;

/**
 * Settles the bids whose time for answers is over: they lapse, or a crew gets its places. One transaction for each bid. A
 * bid that fails does not stop the others. Throws an `AggregateError` of the failures after the last bid.
 */
export async function lapseBids({ db }: Pick<Deps, 'db'>, progress: () => void): Promise<void> {
  const failures: unknown[] = [];
  for (let last = 0, isMore = true; isMore; ) {
    const ids = await listOverdueBids(db, { after: last, limit: SWEEP_BATCH_SIZE });
    for (const id of ids) {
      await settleDueBid({ db }, id).catch((error: unknown) => failures.push(error));
      progress();
    }
    isMore = ids.length === SWEEP_BATCH_SIZE;
    last = ids.at(-1) ?? last;
  }
  if (failures.length > 0) throw new AggregateError(failures, `The settlement of ${failures.length} bids failed.`);
}
