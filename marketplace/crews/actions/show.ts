// Shows the crews of a worker, and the invitations to crews.
import type { Crew, CrewList } from '#contracts/crews.ts';
import { fail } from '#contracts/problems.ts';
import { keyedDigest } from '#platform/secrets.ts';
import type { Person } from '../../actor.ts';
import type { Deps, Secrets } from '../../deps.ts';
import { listPayQuestions } from '../pay-queries.ts';
import { type CrewRow, findCrew, findCrewCounts, listCrews, listInvites } from '../queries.ts';
import { allowedActs, hasRoom } from '../rules.ts';

type Store = Pick<Deps, 'db' | 'secrets'>;

/** Returns the keyed digest of a phone number in invitations. The first part separates it from digests of codes. */
export const phoneDigest = ({ secrets }: { secrets: Pick<Secrets, 'otp_pepper'> }, phone: string): Buffer =>
  keyedDigest(secrets.otp_pepper, 'crew invitation', phone);

function shownTo({ id: labourId }: Person, row: CrewRow): Crew {
  const { id: _id, leader_id, next_leader_id, members, invites, ...crew } = row;
  return {
    ...crew,
    members: members.map((member) => ({
      ...member,
      is_leader: member.labour_id === leader_id,
      is_you: member.labour_id === labourId,
      is_asked_to_lead: member.labour_id === next_leader_id,
    })),
    invites: leader_id === labourId ? invites : null,
    allowed: allowedActs(row, labourId),
  };
}

/** Returns a crew as its member sees it. Fails with `not_found` for other users. */
export async function showCrew({ db }: Pick<Deps, 'db'>, labour: Person, uid: string): Promise<Crew> {
  return shownTo(labour, (await findCrew(db, labour.id, uid)) ?? fail('not_found'));
}

/** Returns the worker's crews and open invitations. */
export async function showCrews(deps: Store, labour: Person): Promise<CrewList> {
  const { phone_number, member_of, leads } = await findCrewCounts(deps.db, labour.id);
  const [rows, pay_questions, invites] = await Promise.all([
    listCrews(deps.db, labour.id),
    listPayQuestions(deps.db, labour.id),
    phone_number ? listInvites(deps.db, phoneDigest(deps, phone_number)) : [],
  ]);
  const known = new Set(rows.map(({ uid }) => uid));
  return {
    crews: rows.map((row) => shownTo(labour, row)),
    invites: invites.filter(({ uid }) => !known.has(uid)),
    may_form: !leads && hasRoom(member_of),
    pay_questions,
  };
}
