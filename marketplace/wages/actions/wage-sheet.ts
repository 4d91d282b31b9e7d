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
import type { Queryable } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { dayAfter } from '../calendar-days.ts';
import { GRACE_DAYS, nextPayDay, plansOf } from '../pay-day-rules.ts';
import { listSizes } from '../queries.ts';
import { agreedTime, cellsOf } from '../sheet-cells.ts';
import { countSheets, insertSheetRequest, listSheet, lockSender, recordSavedSheets } from '../sheet-queries.ts';
import { decideIn } from './decide-entry.ts';
import { save } from './ledger.ts';
import { recordIn } from './record-entry.ts';
import { openForRequests, type RequestLedger } from './request.ts';
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

/** Applies an item by the rules of a single entry or decision. Returns its result. */
function applyItem(ledger: RequestLedger | undefined, by: Person['type'], item: WageSheetItem): WageSheetResult {
  const { entry, decision } = item;
  try {
    if (!ledger) return fail('not_found');
    const { seq } = entry ? recordIn(ledger, by, entry) : decideIn(ledger, by, decision ?? fail('not_found'));
    const stored = shownEntry(ledger, seq, by);
    return { client_id: clientIdOf(item), entry: stored, problem: null, errors: null, seq: null };
  } catch (error) {
    return refusalOf(item, error);
  }
}

type Results = Map<WageSheetItem, WageSheetResult>;

/**
 * Stores the items of these accounts in one transaction, and records one event per account whose log changed. Returns
 * each item with its result. The result of an item whose account the employer does not have is `not_found`.
 */
async function storeItems(
  { db }: Pick<Deps, 'db'>,
  employer: Person,
  items: readonly WageSheetItem[],
): Promise<Results> {
  const asked = items.map((item) => ({ account_id: item.account_id, client_id: clientIdOf(item) }));
  return inTransaction(db, async (tx) => {
    const opened = await openForRequests(tx, employer, asked);
    const ledgers = [...opened.values()];
    const before = new Map(ledgers.map(({ account }) => [account.id, account.seq]));
    const results: Results = new Map(
      items.map((item) => [item, applyItem(opened.get(item.account_id), employer.type, item)]),
    );
    await save(tx, ledgers);
    await recordSavedSheets(
      tx,
      employer,
      ledgers.map(({ account: { id, seq } }) => ({ account_id: id, from_seq: (before.get(id) ?? 0) + 1, to_seq: seq })),
    );
    return results;
  });
}

/**
 * Maximum number of log rows that a transaction of a sheet reads, so that long logs need neither much memory nor a long
 * lock. An account with a longer log has its own transaction.
 */
const MAX_ROWS_READ = 20_000;

/** Returns the accounts of the employer in the order of their ids, in groups for one transaction each. */
async function groupAccounts({ db }: Pick<Deps, 'db'>, employer: Person, ids: readonly number[]): Promise<number[][]> {
  const groups: number[][] = [];
  // The first account starts a group, also if its log is empty.
  let read = Number.POSITIVE_INFINITY;
  for (const { id, rows } of await listSizes(db, employer, ids)) {
    if (read + rows > MAX_ROWS_READ) {
      groups.push([]);
      read = 0;
    }
    groups.at(-1)?.push(id);
    read += rows;
  }
  return groups;
}

/**
 * Stores the entries and decisions of a sheet. Accounts are locked in the order of their ids; see
 * docs/decisions/0079. Returns the result of each item, in the order of the items. An item that the rules refuse does not
 * affect the others. If the same request is sent again, nothing changes, and the results are the same. Fails with
 * `rate_limited` after 30 requests within an hour.
 */
export async function saveSheet(
  deps: Pick<Deps, 'db'>,
  employer: Person,
  items: readonly WageSheetItem[],
): Promise<WageSheetResult[]> {
  await countRequest(deps, employer);
  const results: Results = new Map();
  for (const group of await groupAccounts(deps, employer, [...new Set(items.map(({ account_id }) => account_id))])) {
    const ids = new Set(group);
    const ofGroup = items.filter(({ account_id }) => ids.has(account_id));
    for (const [item, result] of await storeItems(deps, employer, ofGroup)) results.set(item, result);
  }
  return items.map((item) => results.get(item) ?? refusalOf(item, new Problem('not_found')));
}
