// Marks a person of the roster: favourite, blocked, and the employer's note (D82).
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { recordEvent } from '../../record-event.ts';
import { findEmployer, findWorker, type Marks, setMarks } from '../queries.ts';

type Store = Pick<Deps, 'db'>;

interface Change {
  id: number;
  favourite?: boolean | undefined;
  blocked?: boolean | undefined;
  note?: string | null | undefined;
}

/** Returns the marks after the change. A block and a favourite exclude each other: the mark that is set last counts. */
function marksAfter(before: Marks, { favourite, blocked, note }: Change): Marks {
  const isBlocked = blocked ?? (favourite ? false : before.blocked);
  return {
    blocked: isBlocked,
    favourite: !isBlocked && (favourite ?? before.favourite),
    note: note === undefined ? before.note : note?.trim() || null,
  };
}

/** Stores the marks. A new block records an event, whose handler frees the seats of the worker in calls of the employer. */
async function writeMarks(tx: Tx, owner: Person, { before, change }: { before: Marks; change: Change }) {
  const after = marksAfter(before, change);
  await setMarks(tx, owner.id, change.id, after);
  if (after.blocked && !before.blocked)
    await recordEvent(tx, {
      name: 'user.blocked',
      actor: owner,
      payload: { owner_id: owner.id, other_id: change.id },
    });
}

/** Changes the marks of a worker. Idempotent. Fails with `not_found` if the two have not worked together. */
export function markPerson({ db }: Store, employer: Person, change: Change) {
  return inTransaction(db, async (tx) => {
    await lockPerson(tx, employer.id);
    const before = (await findWorker(tx, employer, change.id)) ?? fail('not_found');
    await writeMarks(tx, employer, { before, change });
    return (await findWorker(tx, employer, change.id)) ?? fail('not_found');
  });
}

/** Changes the marks of an employer. Idempotent. Fails with `not_found` if the two have not worked together. */
export function markEmployer({ db }: Store, labour: Person, change: Omit<Change, 'note'>) {
  return inTransaction(db, async (tx) => {
    await lockPerson(tx, labour.id);
    const before = (await findEmployer(tx, labour, change.id)) ?? fail('not_found');
    await writeMarks(tx, labour, { before: { ...before, note: null }, change });
    return (await findEmployer(tx, labour, change.id)) ?? fail('not_found');
  });
}
