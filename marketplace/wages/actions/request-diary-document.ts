// Requests the signed statement of a diary (D73). It states that only the worker says so.
import type { SignedPaper } from '#contracts/documents.ts';
import { fail } from '#contracts/problems.ts';
import type { Language } from '#contracts/values.ts';
import { inTransaction } from '#platform/db.ts';
import { digest } from '#platform/secrets.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { requestDocument } from '../../documents/actions/request.ts';
import { printableName } from '../../documents/printable-name.ts';
import { lockOwner } from '../../files/queries.ts';
import { findDiaryNames, listAllEntries, lockDiary } from '../diary-queries.ts';
import { diaryRows, diarySums } from '../diary-statement.ts';
import { canonicalJson } from '../log.ts';
import { printed } from '../printed-names.ts';

/**
 * Requests the statement of all entries of a diary. Locks the person first, as an erasure does, and the diary against its
 * deletion. Fails with `not_found`, also for a diary without entries, with `name_not_printable` if no font has the
 * letters of the worker's name, with `not_authenticated` if the account was erased, or with `rate_limited`.
 */
export async function requestDiaryDocument(
  { db }: Pick<Deps, 'db'>,
  labour: Person,
  uid: string,
  language: Language,
): Promise<SignedPaper> {
  return inTransaction(db, async (tx) => {
    if (!(await lockOwner(tx, labour.id))) fail('not_authenticated');
    const { id, today } = (await lockDiary(tx, labour.id, uid)) ?? fail('not_found');
    const entries = await listAllEntries(tx, labour.id, uid);
    if (entries.length === 0) fail('not_found');
    const names = await findDiaryNames(tx, id);
    if (!printableName(names.worker).isComplete) fail('name_not_printable');
    const rows = canonicalJson(diaryRows(entries));
    const facts = {
      ...{ worker: printed(names.worker), employer: printed(names.employer), day: today },
      ...diarySums(entries),
      rows: digest(rows).toString('base64url'),
    };
    const content = { kind: 'diary-statement' as const, facts };
    return requestDocument(tx, labour, { content, rows, account: null, diary_id: id, language });
  });
}
