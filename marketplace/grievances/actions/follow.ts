// Returns the status of a complaint to the user who submitted the complaint, and to every caller who knows the ticket
// and the secret code of the complaint.
import type { Grievance } from '#contracts/grievances.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import { digest, randomToken, sameBytes } from '#platform/secrets.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { paged } from '../../paged.ts';
import { addWrongCode, findGrievanceByTicket, findOwn, listGrievancesOf, lockTicket } from '../queries.ts';
import { MAX_WRONG_CODES } from '../rules.ts';

type Store = Pick<Deps, 'db'>;

/**
 * Digest with which the code is compared if the ticket is unknown, so that the check takes as long as for a known
 * ticket.
 */
const NO_CODE = digest(randomToken());

type CodeCheck = 'open' | 'wrong' | { locked_seconds: number };

/**
 * Checks the secret code of a ticket and counts wrong codes. After `MAX_WRONG_CODES` wrong codes in an hour, even the
 * right code is rejected.
 */
function tryCode({ db }: Store, ticket: string, code: string): Promise<CodeCheck> {
  return inTransaction(db, async (tx) => {
    const found = await lockTicket(tx, ticket);
    const isRight = sameBytes(digest(code), found?.code_hash ?? NO_CODE);
    if (!found) return 'wrong';
    if (found.wrong >= MAX_WRONG_CODES) return { locked_seconds: found.seconds_left };
    if (!isRight) await addWrongCode(tx, found.id, found.wrong);
    return isRight ? 'open' : 'wrong';
  });
}

/**
 * Returns a complaint. Fails with `rate_limited` after too many wrong codes. Fails with `not_found` for an unknown
 * ticket, a wrong code or another user's complaint; the response does not reveal which.
 */
export async function followGrievance(
  deps: Store,
  person: Person | null,
  { ticket, code }: { ticket: string; code?: string | undefined },
): Promise<Grievance> {
  const own = person && (await findOwn(deps.db, person.id, ticket));
  if (own) return own;
  if (code === undefined) fail('not_found');
  const opened = await tryCode(deps, ticket, code);
  if (typeof opened === 'object') fail('rate_limited', { retry_after: opened.locked_seconds });
  return (opened === 'open' && (await findGrievanceByTicket(deps.db, ticket))) || fail('not_found');
}

export async function showOwnGrievances({ db }: Store, { id }: Person, page: { page: number; limit: number }) {
  const { grievances, total } = await listGrievancesOf(db, id, page);
  return paged({ grievances }, total, page);
}
