// Gives the held places of a call to the members of a crew who said yes, or frees them (D81).
import { Problem } from '#contracts/problems.ts';
import type { Tx } from '#platform/sql.ts';
import type { Actor, Person } from '../../actor.ts';
import { requireMayTakeHeld, takeHeldPlace } from '../../calls/actions/take-place.ts';
import { lockParties, releaseHolds } from '../../calls/hold-queries.ts';
import { recordEvent } from '../../record-event.ts';
import type { LockedBid } from '../bid-locks.ts';
import { isActive, listBidMembers, setApplication, setSent } from '../bid-queries.ts';
import { isCallAtNight, setUnansweredLapsed } from '../call-bid-queries.ts';
import { countAnswers, dropMember, lapse, showPlaces } from './lapse-bid.ts';

export const labourOf = (id: number): Person => ({ type: 'labour', id });

/**
 * Locks the calls of these bids for share, and then the members of all of them in the order of their ids. The caller has
 * locked the bids.
 */
export async function lockMembers(tx: Tx, bids: readonly LockedBid[]): Promise<void> {
  const labourIds: number[] = [];
  for (const { id } of bids) labourIds.push(...(await listBidMembers(tx, id)).map(({ labour_id }) => labour_id));
  await lockParties(
    tx,
    bids.map(({ job_id }) => job_id),
    labourIds,
  );
}

/** Returns whether the worker may take the held place now. After a refusal, the member does not go. */
export async function mayTake(tx: Tx, bid: LockedBid, labourId: number): Promise<boolean> {
  if (!(await isActive(tx, labourId))) return false;
  try {
    // A yes to work at night was checked with the answer.
    await requireMayTakeHeld(tx, labourOf(labourId), { uid: bid.job_uid, bidId: bid.id, night_ok: true });
    return true;
  } catch (error) {
    if (error instanceof Problem) return false;
    throw error;
  }
}

async function listGoing(tx: Tx, bid: LockedBid): Promise<number[]> {
  const members = await listBidMembers(tx, bid.id);
  return members.flatMap(({ labour_id, state }) => (state === 'yes' ? [labour_id] : []));
}

/** Gives each member who said yes the held place, and frees the other held places. */
async function seatCrew(tx: Tx, bid: LockedBid, actor: Actor): Promise<void> {
  const night = await isCallAtNight(tx, bid.job_id);
  for (const id of await listGoing(tx, bid)) {
    const application = await takeHeldPlace(tx, labourOf(id), { jobId: bid.job_id, bidId: bid.id, night });
    await setApplication(tx, { bidId: bid.id, labourId: id, id: application });
  }
  await setUnansweredLapsed(tx, bid.id);
  await releaseHolds(tx, bid.id);
  await setSent(tx, bid.id);
  await recordEvent(tx, { name: 'bid.sent', actor, payload: { bid_id: bid.id } });
  await showPlaces(tx, bid, actor);
}

/**
 * Settles a bid to a call as soon as all members have answered, or the hold is over. With the minimum number of members,
 * each who said yes has a place; otherwise, and without the leader, the bid lapses and all held places are free. The
 * caller has locked the bid.
 */
export async function settleHold(tx: Tx, bid: LockedBid, actor: Actor): Promise<void> {
  await lockMembers(tx, [bid]);
  const isAnswered = bid.is_over || (await countAnswers(tx, bid)).asked === 0;
  if (isAnswered)
    for (const id of await listGoing(tx, bid)) if (!(await mayTake(tx, bid, id))) await dropMember(tx, bid, id);
  const { yes, asked, leaderGoes } = await countAnswers(tx, bid);
  const reachable = yes + (bid.is_over ? 0 : asked);
  if (!leaderGoes || reachable < bid.min_members) return lapse(tx, bid, actor);
  if (isAnswered) await seatCrew(tx, bid, actor);
}
