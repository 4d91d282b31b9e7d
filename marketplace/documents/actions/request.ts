// Requests a signed document. The worker process signs and renders the document afterwards.
import type { SignedPaper } from '#contracts/documents.ts';
import { fail } from '#contracts/problems.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { lockOwner } from '../../files/queries.ts';
import { recordEvent } from '../../record-event.ts';
import { countRequests, findSameDocument, insertDocument } from '../queries.ts';

/** Maximum number of documents that a user may request in a day. */
const PER_DAY = 40;

/**
 * Inserts a document and records the request, in the caller's transaction. If a document with the same facts in the same
 * language is valid for long enough, returns this document. Fails with `rate_limited` after the daily limit, and
 * with `not_authenticated` if the account was erased while the request waited.
 */
export async function requestDocument(
  tx: Tx,
  person: Person,
  asked: Omit<Parameters<typeof insertDocument>[1], 'owner_id'>,
): Promise<SignedPaper> {
  const wanted = { ...asked, owner_id: person.id };
  if (!(await lockOwner(tx, person.id))) fail('not_authenticated');
  const known = await findSameDocument(tx, wanted);
  if (known) return known;
  const { total, retry_after } = await countRequests(tx, person.id, PER_DAY);
  if (total >= PER_DAY) fail('rate_limited', { retry_after });
  const { id, ...document } = await insertDocument(tx, wanted);
  await recordEvent(tx, { name: 'document.requested', actor: person, payload: { document_id: id } });
  return document;
}
