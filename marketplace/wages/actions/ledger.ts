// Opens the ledger of a locked wage account and appends to its log. Every write to the ledger passes through `append`.
import { fail } from '#contracts/problems.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { applyRow, digestOf, type Ledger, type LogRow, type Statement } from '../log.ts';
import { type ClientRequest, insertRow, saveClosing, saveEntry, saveProposal } from '../log-queries.ts';
import { type AccountRow, findLedger, lockLedger } from '../queries.ts';
import { balanceOf, type Entry } from '../rules.ts';
import { revokeWrongDays } from './revoke-certificate.ts';

/** Maximum number of rows in the log of an account. */
export const MAX_ROWS = 10_000;

export interface OpenLedger extends Ledger {
  account: AccountRow;
}

/** Locks an account of this person and reads its ledger; null if the person has no such account. */
export async function openLedger(tx: Tx, person: Person, accountId: number): Promise<OpenLedger | null> {
  return ledgerOf(await lockLedger(tx, person, accountId));
}

/** Reads the ledger of an account that this transaction has inserted. Needs no lock: no other transaction sees it. */
export async function openNewLedger(tx: Tx, person: Person, accountId: number): Promise<OpenLedger | null> {
  return ledgerOf(await findLedger(tx, person, accountId));
}

function ledgerOf(row: Awaited<ReturnType<typeof findLedger>>): OpenLedger | null {
  if (!row) return null;
  const { entries, terms, closings, proposals, ...account } = row;
  return { account, entries, terms, closings, proposals };
}

/** Stores the closing or the proposal that the row has changed. */
async function saveAgreements(tx: Tx, { account, closings, proposals }: OpenLedger, row: LogRow): Promise<void> {
  if (row.act === 'closing' || row.act === 'closing_decision') {
    const changed = row.act === 'closing' ? row.seq : row.body.closing;
    const closing = closings.find(({ seq }) => seq === changed);
    if (closing) await saveClosing(tx, account.id, closing);
  }
  if (row.act === 'terms_proposal' || row.act === 'terms_decision') {
    const changed = row.act === 'terms_proposal' ? row.seq : row.body.proposal;
    const proposal = proposals.find(({ seq }) => seq === changed);
    if (proposal) await saveProposal(tx, account.id, proposal);
  }
}

/** Returns true for a day that was agreed and may no longer be: it is corrected or disputed. */
const losesWork = ({ kind, state }: Entry) => kind === 'day' && (state === 'replaced' || state === 'disputed');

/**
 * Appends a statement to the log, and stores the entries and the balance that follow from it. Returns the number of the
 * row. Fails with `account_full` after `MAX_ROWS` rows.
 */
export async function append(
  tx: Tx,
  ledger: OpenLedger,
  said: Statement,
  request: ClientRequest | null = null,
): Promise<number> {
  const { account } = ledger;
  if (account.seq >= MAX_ROWS) fail('account_full');
  const row: LogRow = { ...said, seq: account.seq + 1, at: new Date(account.now).toISOString() };
  const digest = digestOf(account.digest, row);
  const agreed = ledger.terms.length;
  const changed = applyRow(ledger, row);
  const balance = balanceOf(ledger.entries);
  await insertRow(tx, account.id, { row, digest, request, balance, terms: ledger.terms[agreed] ?? null });
  for (const entry of changed) await saveEntry(tx, account.id, entry);
  if (changed.some(losesWork)) await revokeWrongDays(tx, account.id, ledger.entries);
  await saveAgreements(tx, ledger, row);
  ledger.account = {
    ...account,
    seq: row.seq,
    digest,
    owed: Number(balance.owed),
    earned: Number(balance.earned),
    received: Number(balance.received),
    waiting: Number(balance.waiting),
    disputed: Number(balance.disputed),
  };
  return row.seq;
}
