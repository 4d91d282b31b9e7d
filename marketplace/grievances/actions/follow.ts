// What came of a complaint: for its own person, or for whoever holds the secret code of the ticket.
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

/** What the code of a ticket that is none is compared with, so that both answers take as long. */
const NO_CODE = digest(randomToken());

type CodeCheck = 'open' | 'wrong' | { locked_seconds: number };

/** Whether the code is the ticket's. A wrong one is counted; after so many an hour no code opens it. */
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

/** Fails with `not_found` alike for a ticket that is none, a wrong code and somebody else's; with `rate_limited` after many wrong codes. */
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
