// Requests the signed documents about a wage account (D71): the wage statement of the worker, and for both sides the wage
// slip of a month and the appointment note. The work certificate states what the employer has certified.
import type { DocumentContent } from '#contracts/document-facts.ts';
import type { NewDocument, SignedPaper } from '#contracts/documents.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import { digest } from '#platform/secrets.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { requestDocument } from '../../documents/actions/request.ts';
import { printableName } from '../../documents/printable-name.ts';
import { lockOwner } from '../../files/queries.ts';
import { findNames } from '../acceptance-queries.ts';
import { termsOn } from '../arithmetic.ts';
import { findLatestCertified } from '../certificate-queries.ts';
import { canonicalJson } from '../log.ts';
import { type Names, peopleOf, printed } from '../printed-names.ts';
import { findLedger, lockLedger } from '../queries.ts';
import { isMonthOfWork, periodOf, slipOf } from '../slip.ts';
import { statementRows } from '../statement.ts';

type FoundLedger = NonNullable<Awaited<ReturnType<typeof findLedger>>>;

function statementOf(ledger: FoundLedger, names: Names, rows: string): DocumentContent {
  const { earned, received, owed, waiting, disputed, first_day, entries } = ledger;
  const sums = { earned, received, owed, waiting, disputed };
  const facts = {
    ...peopleOf(names),
    first_day,
    ...sums,
    entries: entries.size,
    rows: digest(rows).toString('base64url'),
  };
  return { kind: 'wage-statement', facts };
}

/** Fails with `not_found` if no terms apply today or from the first day of work. */
function noteOf({ terms, first_day }: FoundLedger, names: Names): DocumentContent {
  const agreed = termsOn(terms, first_day > names.today ? first_day : names.today) ?? fail('not_found');
  const { basis, paise, hours, pay_every, pay_weekday, from_day } = agreed;
  const rate = { basis, pay: Number(paise), rate_from: from_day > first_day ? from_day : first_day };
  const work = { place: printed(names.place), first_day, hours };
  return { kind: 'appointment-note', facts: { ...peopleOf(names), ...work, ...rate, pay_every, pay_weekday } };
}

/** Fails with `not_found` for a month that has not begun, and for a month before or after the work without entries. */
function slipContent(ledger: FoundLedger, names: Names, month: string): DocumentContent {
  const { entries } = ledger;
  const period = periodOf(month, names.today) ?? fail('not_found');
  if (!isMonthOfWork(entries, month, ledger)) fail('not_found');
  return { kind: 'wage-slip', facts: { ...peopleOf(names), ...slipOf(entries, period, ledger) } };
}

/**
 * Locks the account against a revocation, which locks it too. Locks the person first, as an erasure does: in another
 * order, the two would wait for each other. Fails with `not_authenticated` if the person was erased.
 */
async function lockForCertificate(tx: Tx, person: Person, accountId: number): Promise<FoundLedger | null> {
  if (!(await lockOwner(tx, person.id))) fail('not_authenticated');
  return lockLedger(tx, person, accountId);
}

/**
 * Returns what the employer has certified last. A later request without a certificate does not take it away. Fails with
 * `not_found` if no certificate of the account is certified.
 */
async function certificateOf(tx: Tx, accountId: number, { today }: Names) {
  const found = await findLatestCertified(tx, accountId);
  if (!found?.days) fail('not_found');
  const content: DocumentContent = { kind: 'work-certificate', facts: { ...found.days, day: today } };
  return { content, rows: null, certificate_id: found.id };
}

/** Returns the facts of the requested document about the ledger, and the rows of a statement. */
function contentOf(
  ledger: FoundLedger,
  names: Names,
  asked: Exclude<NewDocument, { kind: 'work-certificate' }>,
): { content: DocumentContent; rows: string | null } {
  if (asked.kind === 'wage-slip') return { content: slipContent(ledger, names, asked.month), rows: null };
  if (asked.kind === 'appointment-note') return { content: noteOf(ledger, names), rows: null };
  const rows = canonicalJson(statementRows(ledger));
  return { content: statementOf(ledger, names, rows), rows };
}

/**
 * Requests a document about an account of this person. Fails with `not_found`, with `wrong_party` if the employer
 * requests a statement or certificate, with `name_not_printable` if no font has the letters of the person's name,
 * or with `rate_limited`. The other side is not notified.
 */
export async function requestWageDocument(
  { db }: Pick<Deps, 'db'>,
  person: Person,
  accountId: number,
  asked: NewDocument,
): Promise<SignedPaper> {
  return inTransaction(db, async (tx) => {
    const find = asked.kind === 'work-certificate' ? lockForCertificate : findLedger;
    const ledger = (await find(tx, person, accountId)) ?? fail('not_found');
    const isOfWorker = asked.kind === 'wage-statement' || asked.kind === 'work-certificate';
    if (isOfWorker && person.type !== 'labour') fail('wrong_party');
    const names = (await findNames(tx, accountId)) ?? fail('not_found');
    const own = person.type === 'labour' ? names.worker : names.employer;
    if (!printableName(own).isComplete) fail('name_not_printable');
    const content =
      asked.kind === 'work-certificate' ? await certificateOf(tx, accountId, names) : contentOf(ledger, names, asked);
    const account = { id: accountId, seq: ledger.seq };
    return requestDocument(tx, person, { ...content, account, language: asked.language });
  });
}
