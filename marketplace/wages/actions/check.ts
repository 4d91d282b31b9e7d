// Verifies wage accounts: the digests of the log, and the entries and the balance that follow from it. Opens the accounts
// of work that was accepted before the ledger existed.
import { type Db, inTransaction } from '#platform/db.ts';
import { type Queryable, run, sql } from '#platform/sql.ts';
import { applyRow, canonicalJson, digestOf, emptyLedger, FIRST_DIGEST, type Ledger, statement } from '../log.ts';
import { listClosings, listEntries, listProposals, listRows, listTerms } from '../log-queries.ts';
import { findBalance, listAccountIds, listUnopened, lockApplication } from '../queries.ts';
import { balanceOf } from '../rules.ts';
import { openAccount } from './book-day.ts';

const BATCH = 500;

/**
 * Applies the rows of a log in order. Returns the resulting ledger and the last digest, or the number of the first row
 * that is wrong.
 */
function replay(rows: Awaited<ReturnType<typeof listRows>>): { ledger: Ledger; last: Buffer } | { broken: number } {
  const ledger = emptyLedger();
  let last = FIRST_DIGEST;
  for (const [index, { digest, ...stored }] of rows.entries()) {
    const said = statement.safeParse(stored);
    if (!said.success || stored.seq !== index + 1) return { broken: stored.seq };
    const row = { ...said.data, seq: stored.seq, at: stored.at };
    last = digestOf(last, row);
    if (!last.equals(digest)) return { broken: stored.seq };
    try {
      applyRow(ledger, row);
    } catch {
      return { broken: stored.seq };
    }
  }
  return { ledger, last };
}

/** Returns a value as JSON, with amounts as numbers: JSON has no `bigint`. */
const comparable = (value: object): string =>
  canonicalJson(JSON.parse(JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? Number(one) : one))));

/** Returns what is wrong with an account; null if its entries and balance follow from the log. */
async function findFault(tx: Queryable, id: number): Promise<string | null> {
  const stored = await findBalance(tx, id);
  const rows = await listRows(tx, id);
  const outcome = replay(rows);
  if ('broken' in outcome) return `account ${id}: the log is broken at row ${outcome.broken}`;
  const { ledger, last } = outcome;
  const computed = { ...balanceOf(ledger.entries), seq: rows.length, digest: last.toString('hex') };
  const kept = stored && { ...stored, digest: stored.digest.toString('hex') };
  if (!kept || comparable(kept) !== comparable(computed)) return `account ${id}: the balance is not that of the log`;
  const entries = await listEntries(tx, id);
  if (comparable(entries) !== comparable([...ledger.entries.values()]))
    return `account ${id}: the entries are not those of the log`;
  if (comparable(await listClosings(tx, id)) !== comparable(ledger.closings))
    return `account ${id}: the closings are not those of the log`;
  if (comparable(await listProposals(tx, id)) !== comparable(ledger.proposals))
    return `account ${id}: the proposals are not those of the log`;
  const terms = await listTerms(tx, id);
  return comparable(terms) === comparable(ledger.terms) ? null : `account ${id}: the terms are not those of the log`;
}

/** Verifies all accounts. Calls `report` for each fault, and returns the number of verified accounts. */
export async function checkAccounts(db: Db, report: (fault: string) => void): Promise<number> {
  let checked = 0;
  for (let after = 0; ; ) {
    const ids = await listAccountIds(db, after, BATCH);
    for (const { id } of ids) {
      const fault = await inTransaction(db, async (tx) => {
        await run(tx, sql`select from wage_accounts where id = ${id} for share`);
        return findFault(tx, id);
      });
      if (fault) report(fault);
    }
    checked += ids.length;
    const last = ids.at(-1);
    if (!last) return checked;
    after = last.id;
  }
}

/** Opens a wage account for all accepted work without an account. Returns the number of opened accounts. */
export async function openMissingAccounts(db: Db): Promise<number> {
  let opened = 0;
  for (let after = 0; ; ) {
    const ids = await listUnopened(db, after, BATCH);
    for (const { id } of ids) {
      await inTransaction(db, async (tx) => {
        await lockApplication(tx, id);
        if (await openAccount(tx, id)) opened += 1;
      });
    }
    const last = ids.at(-1);
    if (!last) return opened;
    after = last.id;
  }
}
