// Opens the ledgers of locked wage accounts and adds statements to their logs. Every write to a ledger passes through
// `say` and `save`.
import { fail } from '#contracts/problems.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { applyRow, digestOf, type Ledger, type LogRow, type Statement } from '../log.ts';
import { saveClosing, saveProposal } from '../log-queries.ts';
import { type Additions, insertRows } from '../log-rows.ts';
import { type AccountRow, findLedger, lockLedgers } from '../queries.ts';
import type { ClientRequest } from '../request-queries.ts';
import { balanceOf, type Entry } from '../rules.ts';
import { revokeWrongDays } from './revoke-certificate.ts';

/** Maximum number of rows in the log of an account. */
export const MAX_ROWS = 10_000;

export interface OpenLedger extends Ledger {
  account: AccountRow;
  /** The statements that are not stored yet. */
  unsaved: Additions;
}

/** Locks an account of this person and reads its ledger; null if the person has no such account. */
export async function openLedger(tx: Tx, person: Person, accountId: number): Promise<OpenLedger | null> {
  return (await openLedgers(tx, person, [accountId]))[0] ?? null;
}

/** Locks accounts of this person in the order of their ids, and reads their ledgers. Leaves out other accounts. */
export async function openLedgers(tx: Tx, person: Person, accountIds: readonly number[]): Promise<OpenLedger[]> {
  return (await lockLedgers(tx, person, accountIds)).map(ledgerOf);
}

/** Reads the ledger of an account that this transaction has inserted. Needs no lock: no other transaction sees it. */
export async function openNewLedger(tx: Tx, person: Person, accountId: number): Promise<OpenLedger | null> {
  const row = await findLedger(tx, person, accountId);
  return row && ledgerOf(row);
}

const nothing = (): Additions => ({ rows: [], entries: new Map(), terms: [] });

function ledgerOf(row: NonNullable<Awaited<ReturnType<typeof findLedger>>>): OpenLedger {
  const { entries, terms, closings, proposals, ...account } = row;
  return { account, entries, terms, closings, proposals, unsaved: nothing() };
}

/**
 * Adds a statement to the ledger, with the entries and the balance that follow from it. Returns the number of its row.
 * `save` stores it. Fails with `account_full` after `MAX_ROWS` rows.
 */
export function say(ledger: OpenLedger, said: Statement, request: ClientRequest | null = null): number {
  const { account, unsaved } = ledger;
  if (account.seq >= MAX_ROWS) fail('account_full');
  const row: LogRow = { ...said, seq: account.seq + 1, at: new Date(account.now).toISOString() };
  const digest = digestOf(account.digest, row);
  const agreed = ledger.terms.length;
  const changed = applyRow(ledger, row);
  unsaved.rows.push({ row, digest, request });
  for (const entry of changed) unsaved.entries.set(entry.seq, entry);
  unsaved.terms.push(...ledger.terms.slice(agreed));
  const balance = balanceOf(ledger.entries);
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

/** Stores the statements since the ledgers were opened or saved: rows, entries and balances with one statement for all. */
export async function save(tx: Tx, ledgers: readonly OpenLedger[]): Promise<void> {
  const changed = ledgers.filter(({ unsaved }) => unsaved.rows.length > 0);
  if (changed.length === 0) return;
  await insertRows(
    tx,
    changed.map(({ account, unsaved }) => ({ ...unsaved, account })),
  );
  for (const ledger of changed) {
    const { account, entries, unsaved } = ledger;
    ledger.unsaved = nothing();
    if ([...unsaved.entries.values()].some(losesWork)) await revokeWrongDays(tx, account.id, entries);
    for (const { row } of unsaved.rows) await saveAgreements(tx, ledger, row);
  }
}

/** Adds a statement to the ledger and stores it, as `say` and `save` do. Returns the number of its row. */
export async function append(tx: Tx, ledger: OpenLedger, said: Statement): Promise<number> {
  const seq = say(ledger, said);
  await save(tx, [ledger]);
  return seq;
}
