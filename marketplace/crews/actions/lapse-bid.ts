// Ends a bid without sending it, and takes single members out of it. Frees the places that a call held for them (D81).
import type { Tx } from '#platform/sql.ts';
import type { Actor } from '../../actor.ts';
import { releaseHolds } from '../../calls/hold-queries.ts';
import { recordEvent } from '../../record-event.ts';
import type { LockedBid } from '../bid-locks.ts';
import { listBidMembers, setLapsed, setMemberLapsed } from '../bid-queries.ts';

/** Shows the changed places of the call on the open screens. Does nothing for other jobs. */
export async function showPlaces(tx: Tx, bid: LockedBid, actor: Actor): Promise<void> {
  if (bid.is_call) await recordEvent(tx, { name: 'call.changed', actor, payload: { job_id: bid.job_id } });
}

/** Ends the bid. The caller has locked it. */
export async function lapse(tx: Tx, bid: LockedBid, actor: Actor): Promise<void> {
  await setLapsed(tx, bid.id);
  await releaseHolds(tx, bid.id);
  await recordEvent(tx, { name: 'bid.lapsed', actor, payload: { bid_id: bid.id } });
  await showPlaces(tx, bid, actor);
}

/** Marks that a member does not go with the crew, and frees the place that is held for the member. */
export async function dropMember(tx: Tx, bid: LockedBid, labourId: number): Promise<void> {
  await setMemberLapsed(tx, bid.id, labourId);
  await releaseHolds(tx, bid.id, labourId);
}

export async function countAnswers(tx: Tx, bid: LockedBid) {
  const members = await listBidMembers(tx, bid.id);
  const count = (wanted: string) => members.filter(({ state }) => state === wanted).length;
  const leaderGoes = members.some(({ labour_id, state }) => labour_id === bid.leader_id && state === 'yes');
  return { yes: count('yes'), asked: count('asked'), leaderGoes };
}
