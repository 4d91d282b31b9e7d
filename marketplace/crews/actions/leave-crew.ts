// Leaves a crew, removes a member, and ends a crew that has one member left (D81).
import type { CrewList } from '#contracts/crews.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Actor, Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import {
  type CrewRow,
  findCrewCounts,
  listCrews,
  lockCrew,
  setEnded,
  setInviteAnswered,
  setLeader,
  setLeft,
  setNextLeader,
} from '../queries.ts';
import { lockAsLeader } from './form-crew.ts';
import { leaveBids } from './settle-bid.ts';
import { phoneDigest, showCrews } from './show.ts';

type Store = Pick<Deps, 'db' | 'secrets'>;

export async function endCrew(tx: Tx, crewId: number, actor: Actor): Promise<void> {
  await setEnded(tx, crewId);
  await recordEvent(tx, { name: 'crew.ended', actor, payload: { crew_id: crewId } });
}

/**
 * Ends the membership. The crew is without a leader if its leader has left, and ends with one member left. A held crew
 * does not end: its leader could then form a new one.
 */
async function endMembership(tx: Tx, actor: Person, { crew, labourId }: { crew: CrewRow; labourId: number }) {
  await leaveBids(tx, actor, { crewId: crew.id, labourId });
  await setLeft(tx, crew.id, labourId);
  const name = actor.id === labourId ? 'crew.left' : 'crew.member_removed';
  await recordEvent(tx, { name, actor, payload: { crew_id: crew.id, labour_id: labourId } });
  const isHeld = crew.state === 'held';
  if (crew.members.length <= 2 && !isHeld) return endCrew(tx, crew.id, actor);
  if (crew.next_leader_id === labourId) await setNextLeader(tx, crew.id, null);
  if (crew.leader_id !== labourId) return;
  await setLeader(tx, crew.id, null);
  if (!isHeld) await recordEvent(tx, { name: 'crew.leader_asked', actor, payload: { crew_id: crew.id } });
}

/**
 * Ends one membership of a worker whose account is erased. Returns false without a membership. One crew for each
 * transaction, because a crew is locked before the members of its bids.
 */
export async function leaveOneCrew(tx: Tx, labourId: number): Promise<boolean> {
  const [first] = await listCrews(tx, labourId);
  if (!first) return false;
  const crew = await lockCrew(tx, labourId, first.uid);
  if (crew) await endMembership(tx, { type: 'labour', id: labourId }, { crew, labourId });
  return true;
}

/** Declines the invitation of the worker's phone number. Fails with `not_found` without one. */
async function declineInvite(deps: Store, tx: Tx, { labour, uid }: { labour: Person; uid: string }): Promise<void> {
  const { phone_number } = await findCrewCounts(tx, labour.id);
  if (!phone_number || !(await setInviteAnswered(tx, uid, phoneDigest(deps, phone_number)))) fail('not_found');
}

/** Leaves a crew at once, or declines the invitation. No user is informed of a reason. Fails with `not_found`. */
export async function leaveCrew(deps: Store, labour: Person, { crew_uid }: { crew_uid: string }): Promise<CrewList> {
  await inTransaction(deps.db, async (tx) => {
    const crew = await lockCrew(tx, labour.id, crew_uid);
    if (crew) await endMembership(tx, labour, { crew, labourId: labour.id });
    else await declineInvite(deps, tx, { labour, uid: crew_uid });
  });
  return showCrews(deps, labour);
}

interface Removal {
  crew_uid: string;
  labour_id: number;
}

/**
 * Removes a member as the leader, and notifies the member. The applications of the member are not changed. The crew ends
 * with one member left, except a held crew. A repeated call changes nothing.
 * Fails with `not_found`, and with `forbidden` for members and for the leader's own membership.
 */
export async function removeFromCrew(deps: Store, labour: Person, { crew_uid, labour_id }: Removal): Promise<CrewList> {
  await inTransaction(deps.db, async (tx) => {
    const crew = await lockAsLeader(tx, labour, crew_uid);
    if (labour_id === labour.id) fail('forbidden');
    const isMember = crew.members.some((member) => member.labour_id === labour_id);
    if (isMember) await endMembership(tx, labour, { crew, labourId: labour_id });
  });
  return showCrews(deps, labour);
}
