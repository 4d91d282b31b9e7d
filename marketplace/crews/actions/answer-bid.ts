// Stores the answer of a member to a bid of the crew: in the app, or by a code that the leader types (D81).
import type { Bid } from '#contracts/bids.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { requireMayApply } from '../../applications/actions/apply.ts';
import { requireMayTakeHeld } from '../../calls/actions/take-place.ts';
import { releaseHolds } from '../../calls/hold-queries.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { countWrongCode, findMemberOfCode } from '../bid-code-queries.ts';
import { CODE_TRIES, codeDigest } from '../bid-codes.ts';
import { type LockedBid, lockBid } from '../bid-locks.ts';
import { type Answer, findConsentFacts, listBidMembers, setAnswer } from '../bid-queries.ts';
import { dropMember, showPlaces } from './lapse-bid.ts';
import { showBid } from './place-bid.ts';
import { mayApply, sendOne, settleBid } from './settle-bid.ts';
import { labourOf, lockMembers, mayTake } from './settle-hold.ts';

/** Fails with `bid_over` if the worker has left the crew or the leader of a sent bid no longer goes, and `crew_held`. */
async function requireOpen(tx: Tx, bid: LockedBid, labourId: number): Promise<void> {
  const { is_member, is_held, leader_goes } = await findConsentFacts(tx, bid.id, labourId);
  if (!is_member || (bid.state === 'sent' && !leader_goes)) fail('bid_over');
  if (is_held) fail('crew_held');
}

interface Consent {
  bid: LockedBid;
  night_ok: boolean;
}

/**
 * Fails if the member may not say yes: as {@link requireOpen} and `apply` do, for a call as {@link requireMayTakeHeld}
 * does.
 */
async function requireMayConsent(tx: Tx, labour: Person, { bid, night_ok }: Consent): Promise<void> {
  await requireOpen(tx, bid, labour.id);
  if (bid.is_call) return requireMayTakeHeld(tx, labour, { uid: bid.job_uid, bidId: bid.id, night_ok });
  await requireMayApply(tx, labour, { job_id: bid.job_id, phrases: [] });
}

/** Stores the answer, shows it, and sends what it completes. `actor`: the member, or the leader who typed the code. */
async function applyAnswer(tx: Tx, actor: Person, bid: LockedBid, given: { labour: Person } & Answer) {
  const { labour, ...answer } = given;
  await setAnswer(tx, { bidId: bid.id, labourId: labour.id, ...answer });
  await recordEvent(tx, { name: 'bid.answered', actor, payload: { bid_id: bid.id, labour_id: labour.id } });
  await showPlaces(tx, bid, actor);
  if (bid.state === 'asked') await settleBid(tx, bid, actor);
  else if (answer.answer === 'yes') await sendOne(tx, bid, labour);
}

async function storeAnswer(tx: Tx, labour: Person, { answer, ...given }: Consent & { answer: 'yes' | 'no' }) {
  const { bid } = given;
  const own = (await listBidMembers(tx, bid.id)).find(({ labour_id }) => labour_id === labour.id);
  if (own?.state === answer) return;
  const takesBack = answer === 'no' && own?.state === 'yes' && own.via === 'code' && bid.state === 'asked';
  if ((own?.state !== 'asked' && !takesBack) || bid.state === 'lapsed' || bid.is_over) fail('bid_over');
  if (bid.is_call) await lockMembers(tx, [bid]);
  if (answer === 'yes') await requireMayConsent(tx, labour, given);
  else await releaseHolds(tx, bid.id, labour.id);
  await applyAnswer(tx, labour, bid, { labour, answer, via: 'app' });
}

/**
 * Stores the member's own answer. With the minimum number of members, each member who said yes gets an application; a
 * later yes adds one. A bid to a call is settled when all members have answered. The answer is final; only a yes by a code
 * can be taken back until the bid is sent. Fails with `not_found`, `bid_over`, `crew_held`, and as `apply` does, for a call
 * as {@link requireMayTakeHeld} does.
 */
export async function answerBid(
  { db }: Pick<Deps, 'db'>,
  labour: Person,
  { bid_uid, answer, night_ok = false }: { bid_uid: string; answer: 'yes' | 'no'; night_ok?: boolean | undefined },
): Promise<Bid> {
  await inTransaction(db, async (tx) => {
    const bid = (await lockBid(tx, labour.id, bid_uid)) ?? fail('not_found');
    await storeAnswer(tx, labour, { bid, answer, night_ok });
  });
  return showBid({ db }, labour, bid_uid);
}

/** Stores the yes of the member. A member who may not go counts as a no: the leader does not learn the reason. */
async function consent(tx: Tx, leader: Person, { bid, labourId }: { bid: LockedBid; labourId: number }): Promise<void> {
  await lockMembers(tx, [bid]);
  await requireOpen(tx, bid, labourId);
  const mayGo = bid.is_call ? await mayTake(tx, bid, labourId) : await mayApply(tx, bid, labourId);
  if (mayGo) return applyAnswer(tx, leader, bid, { labour: labourOf(labourId), answer: 'yes', via: 'code' });
  await dropMember(tx, bid, labourId);
  await showPlaces(tx, bid, leader);
  if (bid.state === 'asked') await settleBid(tx, bid, leader);
}

interface TypedCode {
  bid_uid: string;
  code: string;
}

/** Returns false for a wrong code: the transaction must commit the number of wrong codes. */
async function acceptCode(tx: Tx, secret: string, leader: Person, { bid_uid, code }: TypedCode): Promise<boolean> {
  const bid = (await lockBid(tx, leader.id, bid_uid)) ?? fail('not_found');
  if (bid.leader_id !== leader.id) fail('forbidden');
  if (bid.state === 'lapsed' || bid.is_over) fail('bid_over');
  if (bid.code_tries >= CODE_TRIES) fail('bid_code_locked', { retry_after: bid.seconds_left });
  const member = await findMemberOfCode(tx, bid.id, codeDigest(secret, bid.id, code));
  if (member?.state === 'asked') await consent(tx, leader, { bid, labourId: member.labour_id });
  // A phone that received no response sends the code again.
  if (member?.state === 'asked' || (member?.state === 'yes' && member.via === 'code')) return true;
  await countWrongCode(tx, bid.id);
  return false;
}

/**
 * Stores the yes of the member to whom the code was sent by SMS. Only the leader of the bid may type it. Repeating it
 * changes nothing. Fails with `not_found`, `forbidden`, `bid_over`, `crew_held`, `bid_code_invalid`, and after
 * {@link CODE_TRIES} wrong codes with `bid_code_locked`.
 */
export async function consentByCode(
  { db, secrets }: Pick<Deps, 'db' | 'secrets'>,
  leader: Person,
  typed: TypedCode,
): Promise<Bid> {
  const isRight = await inTransaction(db, (tx) => acceptCode(tx, secrets.otp_pepper, leader, typed));
  if (!isRight) fail('bid_code_invalid');
  return showBid({ db }, leader, typed.bid_uid);
}
