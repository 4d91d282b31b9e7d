// Holds a crew until a moderator has checked it, because of a report or by the rules of D81, and releases it.
import type { HoldReason } from '#contracts/moderated-crews.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import { system } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { lockCrewById, setHeld, setReleased } from '../queries.ts';
import { findSuspect } from '../suspect-queries.ts';
import { endCrew } from './leave-crew.ts';
import { lapseCallBids } from './settle-bid.ts';

/**
 * Holds a crew: it can neither grow nor ask for work, and calls hold no places for it. Does nothing if the crew is held.
 * Fails with `validation_failed` if it has ended or was deleted.
 */
export async function holdCrew(tx: Tx, crewId: number, because: HoldReason = 'report'): Promise<void> {
  const crew = await lockCrewById(tx, crewId);
  if (!crew || crew.state === 'ended') fail('validation_failed', { errors: { measure: ['not_a_choice'] } });
  if (crew.state === 'held') return;
  await setHeld(tx, crewId, because);
  await lapseCallBids(tx, crewId);
  await recordEvent(tx, { name: 'crew.held', actor: system, payload: { crew_id: crewId } });
}

/**
 * Holds each crew of which members say that their pay was taken, or whose leader does not come to work (D81), in one
 * transaction for each crew. Runs each hour and not when a member answers: the time of the hold must not show which
 * member answered.
 */
export async function holdSuspects({ db }: Pick<Deps, 'db'>, progress: () => void): Promise<void> {
  for (let isMore = true; isMore; progress())
    isMore = await inTransaction(db, async (tx) => {
      const suspect = await findSuspect(tx);
      if (suspect) await holdCrew(tx, suspect.id, suspect.because);
      return suspect !== null;
    });
}

/**
 * Releases a held crew. If one member is left, the crew ends now, because a held crew does not end. If it has no
 * leader, its members are asked now who leads. Returns the new state. Fails with `not_found`, and with
 * `invalid_transition` if it is not held.
 */
export async function releaseCrew(tx: Tx, crewId: number): Promise<'open' | 'ended'> {
  const crew = (await lockCrewById(tx, crewId)) ?? fail('not_found');
  if (crew.state !== 'held') fail('invalid_transition', { from: crew.state, to: 'open', allowed: [] });
  await setReleased(tx, crewId);
  // A new crew has one member too, but cannot be held: the other members of this crew have left or were erased.
  if (crew.size < 2) {
    await endCrew(tx, crewId, system);
    return 'ended';
  }
  await recordEvent(tx, { name: 'crew.released', actor: system, payload: { crew_id: crewId } });
  if (crew.leader_id === null)
    await recordEvent(tx, { name: 'crew.leader_asked', actor: system, payload: { crew_id: crewId } });
  return 'open';
}
