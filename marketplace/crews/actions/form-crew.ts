// Forms and renames a crew (D81).
import { CREWS_OF_WORKER, type Crew } from '#contracts/crews.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { severeCodes } from '../../trust/codes.ts';
import { lintLine } from '../../trust/lint.ts';
import { type CrewRow, findCrewCounts, insertCrew, lockCrew, setName } from '../queries.ts';
import { hasRoom } from '../rules.ts';
import { showCrew } from './show.ts';

type Store = Pick<Deps, 'db'>;

/** Fails if the name asks for money or contains a phone number: a crew is not an agency (D81). */
function requireGoodName(name: string): void {
  if (lintLine('name', name).some(({ code }) => severeCodes.includes(code) || code === 'phone'))
    fail('validation_failed', { errors: { name: ['crew_name_refused'] } });
}

/** Locks the crew for its leader. Fails with `not_found` for users who are not members, and `forbidden` for members. */
export async function lockAsLeader(tx: Tx, labour: Person, uid: string): Promise<CrewRow> {
  const crew = (await lockCrew(tx, labour.id, uid)) ?? fail('not_found');
  if (crew.leader_id !== labour.id) fail('forbidden');
  return crew;
}

/**
 * Forms a crew with the worker as its leader and only member. Fails with `crews_limit` if the worker leads a crew or is a
 * member of three, and with `validation_failed` for a name that the post check refuses.
 */
export async function formCrew({ db }: Store, labour: Person, { name }: { name: string }): Promise<Crew> {
  requireGoodName(name);
  const uid = await inTransaction(db, async (tx) => {
    await lockPerson(tx, labour.id);
    const { member_of, leads } = await findCrewCounts(tx, labour.id);
    if (leads || !hasRoom(member_of)) fail('crews_limit', { limit: CREWS_OF_WORKER });
    return insertCrew(tx, labour.id, name);
  });
  return showCrew({ db }, labour, uid);
}

interface Renaming {
  crew_uid: string;
  name: string;
}

/** Renames a crew. Fails with `not_found`, `forbidden`, `crew_held` and `validation_failed`. */
export async function renameCrew({ db }: Store, labour: Person, { crew_uid, name }: Renaming): Promise<Crew> {
  requireGoodName(name);
  await inTransaction(db, async (tx) => {
    const crew = await lockAsLeader(tx, labour, crew_uid);
    if (crew.state === 'held') fail('crew_held');
    await setName(tx, crew.id, { name, labourId: labour.id });
  });
  return showCrew({ db }, labour, crew_uid);
}
