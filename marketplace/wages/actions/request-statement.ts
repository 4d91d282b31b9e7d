// Requests the wage statement of a worker: all terms and entries of a wage account, with its balance (D71).
import { MAX_NAME, type SignedPaper, type StatementFacts } from '#contracts/documents.ts';
import { fail } from '#contracts/problems.ts';
import type { Language } from '#contracts/values.ts';
import { inTransaction } from '#platform/db.ts';
import { digest } from '#platform/secrets.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { requestDocument } from '../../documents/actions/request.ts';
import { printableName } from '../../documents/printable-name.ts';
import { canonicalJson } from '../log.ts';
import { findLedger, findNames } from '../queries.ts';
import { statementRows } from '../statement.ts';

/** Returns a name as documents print it, in at most `MAX_NAME` characters. */
const shortened = (name: string) => [...printableName(name).text].slice(0, MAX_NAME).join('');

/**
 * Requests the statement of the worker's account in this language. Fails with `not_found`, `rate_limited`, or with
 * `name_not_printable` if no font has the letters of the worker's name. The employer is not notified.
 */
export async function requestStatement(
  { db }: Pick<Deps, 'db'>,
  person: Person,
  accountId: number,
  { kind, language }: { kind: 'wage-statement'; language: Language },
): Promise<SignedPaper> {
  return inTransaction(db, async (tx) => {
    const ledger = (await findLedger(tx, person, accountId)) ?? fail('not_found');
    const names = (await findNames(tx, accountId)) ?? fail('not_found');
    if (!printableName(names.worker).isComplete) fail('name_not_printable');
    const rows = canonicalJson(statementRows(ledger));
    const { earned, received, owed, waiting, disputed, first_day } = ledger;
    const facts: StatementFacts = {
      worker: shortened(names.worker),
      employer: shortened(names.employer),
      trade: names.trade,
      first_day,
      day: names.today,
      earned,
      received,
      owed,
      waiting,
      disputed,
      entries: ledger.entries.size,
      rows: digest(rows).toString('base64url'),
    };
    return requestDocument(tx, person, {
      kind,
      account_id: accountId,
      account_seq: ledger.seq,
      language,
      facts,
      rows,
    });
  });
}
