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
  isActive,
  type LockedBid,
  listBidMembers,
  lockBidOfSuspended,
  lockOpenBids,
  lockOverdueBid,
  setApplication,
  setLapsed,
  setMemberLapsed,
  setSent,
} from '../bid-queries.ts';

const labourOf = (id: number): Person => ({ type: 'labour', id });
const formOf = (bid: LockedBid) => ({ job_id: bid.job_id, phrases: [] });

async function lapse(tx: Tx, bid: LockedBid, actor: Actor): Promise<void> {
  await setLapsed(tx, bid.id);
  await recordEvent(tx, { name: 'bid.lapsed', actor, payload: { bid_id: bid.id } });
}

/** Sends the application of one member. The caller has locked the bid. Fails as `apply` does. */
export async function sendOne(tx: Tx, bid: LockedBid, labour: Person): Promise<void> {
  await lockPerson(tx, labour.id);
  const id = await sendApplication(tx, labour, formOf(bid));
  await setApplication(tx, { bidId: bid.id, labourId: labour.id, id });
}

/** Returns whether the worker may apply now. After a refusal, the member does not go. */
async function mayApply(tx: Tx, bid: LockedBid, labourId: number): Promise<boolean> {
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
 * go. The caller has locked the bid. Members are locked in the order of their ids.
 */
export async function settleBid(tx: Tx, bid: LockedBid, actor: Actor): Promise<void> {
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

async function countAnswers(tx: Tx, bid: LockedBid) {
  const members = await listBidMembers(tx, bid.id);
  const count = (wanted: string) => members.filter(({ state }) => state === wanted).length;
  const leaderGoes = members.some(({ labour_id, state }) => labour_id === bid.leader_id && state === 'yes');
  return { yes: count('yes'), asked: count('asked'), leaderGoes };
}

/**
 * Takes a member out of a locked bid that waits for the answer, or that is not sent yet. The answer is read under the
 * lock: after a yes that was sent, nothing changes.
 */
async function leaveBid(tx: Tx, actor: Actor, { bid, labourId }: { bid: LockedBid; labourId: number }): Promise<void> {
  const own = (await listBidMembers(tx, bid.id)).find(({ labour_id }) => labour_id === labourId);
  if (own?.state !== 'asked' && !(own?.state === 'yes' && bid.state === 'asked')) return;
  await setMemberLapsed(tx, bid.id, labourId);
  if (bid.state === 'asked') await settleBid(tx, bid, actor);
}

/** Takes a worker who leaves the crew out of its bids. Sent applications are not changed. */
export async function leaveBids(tx: Tx, actor: Actor, { crewId, labourId }: { crewId: number; labourId: number }) {
  for (const bid of await lockOpenBids(tx, crewId, labourId)) await leaveBid(tx, actor, { bid, labourId });
}

/**
 * Takes a suspended worker out of the bids of all crews, one transaction for each bid. Idempotent. Does nothing if the
 * user has been restored.
 */
export async function leaveBidsOfSuspended({ db }: Pick<Deps, 'db'>, eventId: number, progress: () => void) {
  for (let isMore = true; isMore; progress())
    isMore = await inTransaction(db, async (tx) => {
      const bid = await lockBidOfSuspended(tx, eventId);
      if (bid) await leaveBid(tx, system, { bid, labourId: bid.labour_id });
      return bid !== null;
    });
}

/** Lets the bids lapse whose time for answers is over. One transaction for each bid. */
export async function lapseBids({ db }: Pick<Deps, 'db'>, progress: () => void): Promise<void> {
  for (let isMore = true; isMore; progress())
    isMore = await inTransaction(db, async (tx) => {
      const bid = await lockOverdueBid(tx);
      if (bid) await lapse(tx, bid, system);
      return bid !== null;
    });
}
