// The employer's wage sheet (D70): shows the days of all workers, and stores many entries and decisions at once.
import { fail, Problem } from '#contracts/problems.ts';
import {
  type ComingPayDay,
  type WageSheet,
  type WageSheetItem,
  type WageSheetPerson,
  type WageSheetQuery,
  type WageSheetResult,
  wageSheetResult,
} from '#contracts/wage-sheet.ts';
import { inTransaction } from '#platform/db.ts';
import type { Queryable, Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { dayAfter } from '../calendar-days.ts';
import { GRACE_DAYS, nextPayDay, plansOf } from '../pay-day-rules.ts';
import { agreedTime, cellsOf } from '../sheet-cells.ts';
import { countSheets, insertSheetRequest, listSheet, lockSender } from '../sheet-queries.ts';
import { decideIn } from './decide-entry.ts';
import { type OpenLedger, openLedger } from './ledger.ts';
import { recordIn } from './record-entry.ts';
import { shownEntry } from './show.ts';

type SheetRow = Awaited<ReturnType<typeof listSheet>>[number];

/** Returns the pay day whose days of grace are not over, or the next one. */
const nextPayDayOf = ({ terms, last_day, today }: SheetRow): string | null =>
  nextPayDay(plansOf(terms, last_day), dayAfter(today, -GRACE_DAYS));

/** Names each field, because a copy of the other fields of a row costs more than all other work on it. */
function personOf(row: SheetRow): WageSheetPerson {
  const { owed, earned, received, waiting, disputed } = row;
  const cells = cellsOf(row.days, row.marks);
  const latest = row.terms.at(-1);
  return {
    account_id: row.account_id,
    application_id: row.application_id,
    other_name: row.other_name,
    job_uid: row.job_uid,
    job_title: row.job_title,
    first_day: row.first_day,
    last_day: row.last_day,
    balance: { owed, earned, received, waiting, disputed },
    by_day: latest !== undefined && latest.basis !== 'job',
    paid_waiting: row.paid_waiting,
    ...agreedTime(cells),
    cells,
    waiting: row.questions,
  };
}

/** Returns the coming pay days of these people, earliest first, without people who are owed nothing. */
function comingPayDays(rows: readonly SheetRow[]): ComingPayDay[] {
  const found = new Map<string, ComingPayDay>();
  for (const row of rows) {
    const day = nextPayDayOf(row);
    const paise = row.owed - row.paid_waiting;
    if (day === null || paise <= 0) continue;
    const before = found.get(day) ?? { day, people: 0, paise: 0 };
    found.set(day, { day, people: before.people + 1, paise: before.paise + paise });
  }
  return [...found.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Returns the wage sheet of the employer: up to 200 people by name, and the sums over these people. */
export async function showSheet(
  { db }: { db: Queryable },
  employer: Person,
  query: WageSheetQuery,
): Promise<WageSheet> {
  const rows = await listSheet(db, employer.id, query);
  const people = rows.map(personOf);
  const sums = { halves: 0, overtime_minutes: 0, owed: 0 };
  for (const { halves, overtime_minutes, balance } of people) {
    sums.halves += halves;
    sums.overtime_minutes += overtime_minutes;
    sums.owed += Math.max(balance.owed, 0);
  }
  return { from: query.from, to: query.to, people, total: rows[0]?.total ?? 0, pay_days: comingPayDays(rows), sums };
}

/** Maximum number of requests per employer and hour that save a sheet. */
const PER_HOUR = 30;

async function countRequest({ db }: Pick<Deps, 'db'>, employer: Person): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockSender(tx, employer.id);
    const { total, retry_after } = await countSheets(tx, employer.id, PER_HOUR);
    if (total >= PER_HOUR) fail('rate_limited', { retry_after });
    await insertSheetRequest(tx, employer.id);
  });
}

const clientIdOf = ({ entry, decision }: WageSheetItem) => (entry ?? decision)?.client_id ?? '';

/** Returns the result of a refused item. Throws the error if it is not a refusal by the rules. */
function refusalOf(item: WageSheetItem, error: unknown): WageSheetResult {
  if (!(error instanceof Problem)) throw error;
  const { errors = null, seq = null } = error.params;
  return wageSheetResult.parse({ client_id: clientIdOf(item), entry: null, problem: error.code, errors, seq });
}

/** Stores an item by the rules of a single entry or decision. Returns its result. */
async function storeItem(tx: Tx, ledger: OpenLedger, employer: Person, item: WageSheetItem): Promise<WageSheetResult> {
  const { entry, decision } = item;
  try {
    const { seq } = entry
      ? await recordIn(tx, ledger, employer, entry)
      : await decideIn(tx, ledger, employer, decision ?? fail('not_found'));
    const stored = shownEntry(ledger, seq, employer.type);
    return { client_id: clientIdOf(item), entry: stored, problem: null, errors: null, seq: null };
  } catch (error) {
    return refusalOf(item, error);
  }
}

/**
 * Stores the items of one account in one transaction, and records one event if the log changed. Returns each item with
 * its result. If the employer has no such account, each result is `not_found`.
 */
async function storeAccount(
  { db }: Pick<Deps, 'db'>,
  employer: Person,
  accountId: number,
  items: readonly WageSheetItem[],
): Promise<Map<WageSheetItem, WageSheetResult>> {
  return inTransaction(db, async (tx) => {
    const ledger = await openLedger(tx, employer, accountId);
    if (!ledger) return new Map(items.map((item) => [item, refusalOf(item, new Problem('not_found'))]));
    const before = ledger.account.seq;
    const results = new Map<WageSheetItem, WageSheetResult>();
    for (const item of items) results.set(item, await storeItem(tx, ledger, employer, item));
    const payload = { account_id: accountId, from_seq: before + 1, to_seq: ledger.account.seq };
    if (ledger.account.seq > before) await recordEvent(tx, { name: 'wages.sheet_saved', actor: employer, payload });
    return results;
  });
}

/**
 * Stores the entries and decisions of a sheet: one transaction per account, in the order of the account ids. Returns the
 * result of each item, in the order of the items. An item that the rules refuse does not affect the others. If the same
 * request is sent again, nothing changes, and the results are the same. Fails with `rate_limited` after 30 requests
 * within an hour.
 */
export async function saveSheet(
  deps: Pick<Deps, 'db'>,
  employer: Person,
  items: readonly WageSheetItem[],
): Promise<WageSheetResult[]> {
  await countRequest(deps, employer);
  const results = new Map<WageSheetItem, WageSheetResult>();
  for (const accountId of [...new Set(items.map(({ account_id }) => account_id))].sort((a, b) => a - b)) {
    const ofAccount = items.filter(({ account_id }) => account_id === accountId);
    for (const [item, result] of await storeAccount(deps, employer, accountId, ofAccount)) results.set(item, result);
  }
  return items.flatMap((item) => results.get(item) ?? []);
}
