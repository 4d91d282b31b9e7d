// Answers a call for a day: alone, or as the leader of a crew, for whose members the call holds places (D81).
import type { Bid } from '#contracts/bids.ts';
import type { LabourCall } from '#contracts/call-shapes.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { answerIn } from '../../calls/actions/answer-call.ts';
import { showCall } from '../../calls/actions/show.ts';
import { requireMayTake } from '../../calls/actions/take-place.ts';
import { shareCall } from '../../calls/answer-queries.ts';
import { addByCrew, holdPlaces, lockParties } from '../../calls/hold-queries.ts';
import { holdEnd, takesCrews } from '../../calls/hold-rules.ts';
import { lockCall } from '../../calls/queries.ts';
import { findLabourCall } from '../../calls/read-queries.ts';
import { phaseOf } from '../../calls/rules.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { isInOtherBid, lockBidsToCall } from '../bid-locks.ts';
import { findBid, insertBid } from '../bid-queries.ts';
import { addSettling, findCallId, findLastBid, listUnable } from '../call-bid-queries.ts';
import { lockAsLeader } from './form-crew.ts';
import { requireBidRate } from './place-bid.ts';
import { leaveBid } from './settle-bid.ts';
import { lockMembers } from './settle-hold.ts';

type Store = Pick<Deps, 'db'>;

interface Asking {
  uid: string;
  night_ok?: boolean | undefined;
  crew: { uid: string; min_members: number; members: readonly number[] };
}

interface Bidding {
  crewId: number;
  jobId: number;
  others: readonly number[];
  min_members: number;
}

/** Inserts the bid, and holds a place for the leader and for each member who can go. Returns the `uid` of the bid. */
async function insertHeldBid(tx: Tx, labour: Person, { crewId, jobId, others, min_members }: Bidding): Promise<string> {
  const { only_chosen, facts } = (await lockCall(tx, jobId)) ?? fail('not_found');
  const unable = await listUnable(tx, jobId, others);
  const able = others.filter((id) => !unable.has(id));
  if (min_members > able.length + 1) fail('validation_failed', { errors: { min_members: ['out_of_range'] } });
  if (phaseOf(facts) === 'full' || facts.places_left <= able.length) fail('positions_filled');
  if (!takesCrews({ only_chosen, facts })) fail('call_phase', { phase: phaseOf(facts) });
  await requireBidRate(tx, labour);
  const until = holdEnd(facts);
  const given = { crew_id: crewId, leader_id: labour.id, job_id: jobId, min_members, until };
  const bid = await insertBid(tx, { ...given, members: others, refused: [...unable] });
  const labourIds = [labour.id, ...able];
  const held = await holdPlaces(tx, { jobId, bidId: bid.id, labourIds, until });
  if (held < labourIds.length) fail('positions_filled');
  await addByCrew(tx, jobId, able);
  await addSettling(tx, bid.id, until);
  await recordEvent(tx, { name: 'bid.asked', actor: labour, payload: { bid_id: bid.id } });
  await recordEvent(tx, { name: 'call.changed', actor: labour, payload: { job_id: jobId } });
  return bid.uid;
}

/** Returns the `uid` of the bid. A repeated call returns that of the first one. */
async function askForPlaces(tx: Tx, labour: Person, { uid, night_ok, crew: given }: Asking): Promise<string> {
  const crew = await lockAsLeader(tx, labour, given.uid);
  if (crew.state === 'held') fail('crew_held');
  const others = [...new Set(given.members)].filter((id) => id !== labour.id);
  if (!others.every((id) => crew.members.some(({ labour_id }) => labour_id === id))) fail('not_found');
  const jobId = (await findCallId(tx, uid)) ?? fail('not_found');
  const last = await findLastBid(tx, { crewId: crew.id, jobId });
  if (last && last.state !== 'lapsed') return last.uid;
  // Locked for update, not for share: two crews that add workers to the same call at once would get the same numbers.
  await lockCall(tx, jobId);
  await lockParties(tx, [jobId], [labour.id, ...others]);
  const call = (await findLabourCall(tx, labour.id, uid)) ?? fail('not_found');
  if (last) fail('bid_over');
  if (call.seat) fail('call_phase', { phase: phaseOf(call.facts) });
  await requireMayTake(tx, labour, { call, night_ok: night_ok ?? false });
  return insertHeldBid(tx, labour, { crewId: crew.id, jobId, others, min_members: given.min_members });
}

/**
 * Asks members of the crew that the worker leads whether they go to the call together, and holds a place for each of them.
 * A crew asks once for a call. Members who cannot go count as a no. Fails with `not_found` for a member of another crew
 * and if the worker was not notified, `forbidden`, `crew_held`, `bid_over` if the crew has asked before, `positions_filled`
 * if fewer places than members are free, `rate_limited`, and as {@link requireMayTake} does.
 */
async function bringCrew({ db }: Store, labour: Person, given: Asking) {
  const bidUid = await inTransaction(db, (tx) => askForPlaces(tx, labour, given));
  const bid: Bid = (await findBid(db, labour.id, bidUid)) ?? fail('not_found');
  return { ...(await showCall({ db }, labour, given.uid)), bid };
}

interface Answer {
  uid: string;
  answer: 'yes' | 'no';
  night_ok?: boolean | undefined;
  crew?: Asking['crew'] | undefined;
}

/**
 * Stores the answer of one worker and ends the worker's part in the bids to the call. One transaction does both, because a
 * settlement in between would seat a worker who said no. Returns false if a bid was placed before the call was locked;
 * then nothing changes.
 */
async function answerAlone(tx: Tx, labour: Person, given: Omit<Answer, 'crew'>): Promise<boolean> {
  const bids = await lockBidsToCall(tx, labour.id, given.uid);
  await lockMembers(tx, bids);
  await shareCall(tx, given.uid);
  if (await isInOtherBid(tx, { labourId: labour.id, uid: given.uid, bids })) return false;
  await answerIn(tx, labour, given);
  for (const bid of bids) await leaveBid(tx, labour, { bid, labourId: labour.id });
  return true;
}

/**
 * Stores the worker's answer to a call ({@link answerIn}). With `crew`, the leader asks for the crew. A worker who
 * answers alone no longer takes part in a bid to this call.
 */
export async function answerAloneOrTogether(
  { db }: Store,
  labour: Person,
  { crew, ...given }: Answer,
): Promise<LabourCall & { bid?: Bid }> {
  if (crew && given.answer === 'no') fail('validation_failed', { errors: { crew: ['not_a_choice'] } });
  if (crew) return bringCrew({ db }, labour, { ...given, crew });
  // Each repetition needs a further bid that was placed in between, and a crew asks once for a call.
  while (!(await inTransaction(db, (tx) => answerAlone(tx, labour, given))));
  return showCall({ db }, labour, given.uid);
}
