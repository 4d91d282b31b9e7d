// Hands over the leadership of a crew, and finds a leader for a crew that has lost its leader (D81).
import { CREWS_OF_WORKER, type Crew } from '#contracts/crews.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import { type Actor, type Person, system } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { recordEvent } from '../../record-event.ts';
import {
  type CrewRow,
  findCrewCounts,
  listCandidates,
  lockCrew,
  lockLeaderless,
  setLeadAgreed,
  setLeader,
  setNextLeader,
} from '../queries.ts';
import { allowedActs, nextLeader } from '../rules.ts';
import { endCrew } from './leave-crew.ts';
import { showCrew } from './show.ts';

type Store = Pick<Deps, 'db'>;

async function becomeLeader(tx: Tx, actor: Actor, { crewId, labourId }: { crewId: number; labourId: number }) {
  await setLeader(tx, crewId, labourId);
  await recordEvent(tx, {
    name: 'crew.leader_changed',
    actor,
    payload: { crew_id: crewId, labour_id: labourId },
  });
}

/** Asks a member to lead the crew. The leader leads it until the member agrees. */
async function askToLead(tx: Tx, labour: Person, { crew, labourId }: { crew: CrewRow; labourId: number }) {
  if (crew.leader_id !== labour.id) fail('forbidden');
  if (crew.state === 'held') fail('crew_held');
  const isOther = labourId !== labour.id && crew.members.some((member) => member.labour_id === labourId);
  if (!isOther) fail('not_found');
  if (crew.next_leader_id === labourId) return;
  await setNextLeader(tx, crew.id, labourId);
  await recordEvent(tx, { name: 'crew.leader_asked', actor: labour, payload: { crew_id: crew.id } });
}

async function agreeToLead(tx: Tx, labour: Person, crew: CrewRow): Promise<void> {
  if (crew.leader_id === labour.id) return;
  if (crew.state === 'held') fail('crew_held');
  if (!allowedActs(crew, labour.id).includes('lead')) fail('forbidden');
  const { leads } = await findCrewCounts(tx, labour.id);
  if (leads) fail('crews_limit', { limit: CREWS_OF_WORKER });
  if (crew.leader_id !== null) return becomeLeader(tx, labour, { crewId: crew.id, labourId: labour.id });
  await setLeadAgreed(tx, crew.id, labour.id);
  const next = nextLeader(await listCandidates(tx, crew.id), { isOver: false });
  if (next !== null) await becomeLeader(tx, labour, { crewId: crew.id, labourId: next });
}

interface Leading {
  crew_uid: string;
  /** The member whom the leader asks; without it, the caller agrees to lead. */
  labour_id?: number | undefined;
}

/**
 * Asks a member to lead the crew, or agrees to lead it. In a crew that has lost its leader, the longest-standing member
 * leads at once, and the others wait until the time is over ({@link findLeaders}). Fails with `not_found`, `forbidden`,
 * `crew_held`, and with `crews_limit` if the caller leads another crew.
 */
export async function leadCrew({ db }: Store, labour: Person, { crew_uid, labour_id }: Leading): Promise<Crew> {
  await inTransaction(db, async (tx) => {
    const crew = (await lockCrew(tx, labour.id, crew_uid)) ?? fail('not_found');
    await lockPerson(tx, labour.id);
    if (labour_id === undefined) await agreeToLead(tx, labour, crew);
    else await askToLead(tx, labour, { crew, labourId: labour_id });
  });
  return showCrew({ db }, labour, crew_uid);
}

/**
 * Gives each crew whose time without a leader is over to the longest-standing member who agreed, and ends the crew if
 * there is none. One transaction for each crew.
 */
export async function findLeaders({ db }: Store, progress: () => void): Promise<void> {
  for (let isMore = true; isMore; progress())
    isMore = await inTransaction(db, async (tx) => {
      const crew = await lockLeaderless(tx);
      if (!crew) return false;
      const next = nextLeader(await listCandidates(tx, crew.id), { isOver: true });
      if (next === null) await endCrew(tx, crew.id, system);
      else await becomeLeader(tx, system, { crewId: crew.id, labourId: next });
      return true;
    });
}
