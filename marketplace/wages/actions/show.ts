// A wage account as its worker and its employer see it.
import { fail } from '#contracts/problems.ts';
import type {
  WageAccount,
  WageBalance,
  WageClosing,
  WageEntry,
  WageLedger,
  WageSide,
  WageTermsProposal,
} from '#contracts/wage-shapes.ts';
import type { JournalFormat } from '#contracts/wages.ts';
import type { Queryable } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { paged } from '../../paged.ts';
import { allowedClosingDecisions, type Closing, isOutdated } from '../closing-rules.ts';
import { canCorrect, openCorrection } from '../day-rules.ts';
import { journalCsv, journalOf, journalText } from '../journal.ts';
import type { Ledger } from '../log.ts';
import { type AccountRow, findLedger, listAccounts } from '../queries.ts';
import { allowedDecisions, type Entry, isAwaiting } from '../rules.ts';
import { allowedTermsDecisions, type TermsProposal } from '../terms-rules.ts';
import type { OpenLedger } from './ledger.ts';

/** Number of entries in one response. */
const ENTRIES = 50;

interface Store {
  db: Queryable;
}

/** Returns an entry with what this side may do with it, and whether it waits for this side. */
function entryFor(ledger: Ledger, entry: Entry, side: WageSide, now: number): WageEntry {
  const { decided_at: _, ...shown } = entry;
  const hasCorrection = openCorrection(ledger, entry.seq) !== null;
  const allowed = allowedDecisions(entry, side, now).filter((one) => one !== 'withdraw' || !hasCorrection);
  return {
    ...shown,
    paise: Number(entry.paise),
    allowed,
    can_correct: canCorrect(ledger, entry, side),
    awaits_you: isAwaiting(entry, side),
  };
}

/** Returns an entry of a locked account with the decisions that this side may make on it. */
export const shownEntry = (ledger: OpenLedger, seq: number, side: WageSide): WageEntry =>
  entryFor(ledger, ledger.entries.get(seq) ?? fail('not_found'), side, ledger.account.now);

/** Returns a closing with the decisions that this side may make on it. */
export function closingFor(ledger: Ledger, closing: Closing, viewer: { by: WageSide; now: number }): WageClosing {
  const { decided_at: _, ...shown } = closing;
  return {
    ...shown,
    earned: Number(closing.earned),
    received: Number(closing.received),
    owed: Number(closing.owed),
    waiting: Number(closing.waiting),
    disputed: Number(closing.disputed),
    outdated: closing.state === 'waiting' && isOutdated(closing, ledger.entries),
    allowed: allowedClosingDecisions(ledger, closing, viewer),
  };
}

/** Returns a proposal for other terms with the decisions that this side may make on it. */
export function proposalFor(
  ledger: Ledger,
  proposal: TermsProposal,
  viewer: { by: WageSide; now: number },
): WageTermsProposal {
  const { decided_at: _, ...shown } = proposal;
  return { ...shown, paise: Number(proposal.paise), allowed: allowedTermsDecisions(ledger, proposal, viewer) };
}

const accountFor = ({ owed, earned, received, waiting, disputed, ...row }: AccountRow): WageAccount => ({
  id: row.id,
  application_id: row.application_id,
  other_name: row.other_name,
  job_title: row.job_title,
  first_day: row.first_day,
  balance: { owed, earned, received, waiting, disputed },
  awaits_you: row.awaits_you,
  seq: row.seq,
  digest: row.digest.toString('hex'),
});

/** Returns a page of the person's wage accounts, newest first. */
export async function showAccounts({ db }: Store, person: Person, query: { page: number; limit: number }) {
  const { accounts, total } = await listAccounts(db, person, query);
  return paged({ accounts: accounts.map(accountFor) }, total, query);
}

/** Number of accounts whose balances the worker's home page adds up. */
const BALANCES = 50;

/** Returns the balances of the person's newest wage accounts, without accounts that have no entries. */
export async function listBalances({ db }: Store, person: Person): Promise<WageBalance[]> {
  const { accounts } = await listAccounts(db, person, { page: 1, limit: BALANCES });
  return accounts
    .map((row) => accountFor(row).balance)
    .filter(({ earned, received, waiting, disputed }) =>
      [earned, received, waiting, disputed].some((sum) => sum !== 0),
    );
}

/** Returns a wage account with the newest entries before `before_seq`. Fails with `not_found`. */
export async function showLedger(
  { db }: Store,
  person: Person,
  id: number,
  { before_seq }: { before_seq?: number | undefined },
): Promise<WageLedger> {
  const { entries, terms, closings, proposals, ...account } = (await findLedger(db, person, id)) ?? fail('not_found');
  const ledger = { entries, terms, closings, proposals };
  const rows = [...entries.values()].filter(({ seq }) => before_seq === undefined || seq < before_seq);
  return {
    ...accountFor(account),
    terms: terms.map((one) => ({ ...one, paise: Number(one.paise) })),
    proposals: proposals
      .toReversed()
      .map((proposal) => proposalFor(ledger, proposal, { by: person.type, now: account.now })),
    entries: rows
      .reverse()
      .slice(0, ENTRIES)
      .map((entry) => entryFor(ledger, entry, person.type, account.now)),
    closings: closings
      .toReversed()
      .map((closing) => closingFor(ledger, closing, { by: person.type, now: account.now })),
  };
}

/** Returns the person's side of a wage account as double entry. Fails with `not_found`. */
export async function showJournal({ db }: Store, person: Person, id: number, format: JournalFormat): Promise<string> {
  const { other_name, ...ledger } = (await findLedger(db, person, id)) ?? fail('not_found');
  // The id distinguishes the accounts of two jobs in one book, and two people of the same name.
  const journal = journalOf(ledger, person.type, `${other_name ?? ''} ${id}`);
  return format === 'csv' ? journalCsv(journal) : journalText(journal);
}
