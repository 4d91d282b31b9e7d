// Invites a worker to a crew by phone number, and joins a crew (D81).
import { CREW_SIZE, CREWS_OF_WORKER, type Crew } from '#contracts/crews.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { recordEvent } from '../../record-event.ts';
import {
  countInvites,
  findCrew,
  findCrewCounts,
  insertInvite,
  insertMember,
  lockOpenCrew,
  removeInvite,
} from '../queries.ts';
import { hasRoom, INVITES_PER_DAY } from '../rules.ts';
import { lockAsLeader } from './form-crew.ts';
import { phoneDigest, showCrew } from './show.ts';

type Store = Pick<Deps, 'db' | 'secrets'>;

interface Invitation {
  crew_uid: string;
  phone_number: string;
}

/**
 * Invites the owner of a phone number. The response does not show whether the number has an account. A number that is
 * invited twice within a day is notified once. Fails with `not_found`, `forbidden`, `crew_held`, `crew_full` and
 * `rate_limited`.
 */
export async function inviteToCrew(deps: Store, labour: Person, { crew_uid, phone_number }: Invitation): Promise<Crew> {
  await inTransaction(deps.db, async (tx) => {
    const crew = await lockAsLeader(tx, labour, crew_uid);
    await lockPerson(tx, labour.id);
    if (crew.state === 'held') fail('crew_held');
    if (crew.members.length >= CREW_SIZE) fail('crew_full', { limit: CREW_SIZE });
    const { total, retry_after } = await countInvites(tx, labour.id, INVITES_PER_DAY);
    if (total >= INVITES_PER_DAY) fail('rate_limited', { retry_after });
    const invite_id = await insertInvite(tx, {
      crew_id: crew.id,
      invited_by: labour.id,
      phone_number,
      phone_digest: phoneDigest(deps, phone_number),
    });
    if (invite_id !== null) await recordEvent(tx, { name: 'crew.invited', actor: labour, payload: { invite_id } });
  });
  return showCrew(deps, labour, crew_uid);
}

/**
 * Makes the worker a member of a crew to which the worker's phone number is invited. A repeated call changes nothing.
 * Fails with `not_found` without an invitation, and with `crews_limit`, `crew_full` and `crew_held`.
 */
export async function joinCrew(deps: Store, labour: Person, { crew_uid }: { crew_uid: string }): Promise<Crew> {
  await inTransaction(deps.db, async (tx) => {
    const crew = (await lockOpenCrew(tx, crew_uid)) ?? fail('not_found');
    await lockPerson(tx, labour.id);
    if (await findCrew(tx, labour.id, crew_uid)) return;
    const { phone_number, member_of } = await findCrewCounts(tx, labour.id);
    const isInvited = phone_number && (await removeInvite(tx, crew.id, phoneDigest(deps, phone_number)));
    if (!isInvited) fail('not_found');
    if (crew.state === 'held') fail('crew_held');
    if (!hasRoom(member_of)) fail('crews_limit', { limit: CREWS_OF_WORKER });
    if (crew.size >= CREW_SIZE) fail('crew_full', { limit: CREW_SIZE });
    await insertMember(tx, crew.id, labour.id);
    const payload = { crew_id: crew.id, labour_id: labour.id };
    await recordEvent(tx, { name: 'crew.joined', actor: labour, payload });
  });
  return showCrew(deps, labour, crew_uid);
}
