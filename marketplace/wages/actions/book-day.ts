// Opens the wage account of an application, and records days of attendance in the account. The code of attendance and
// applications calls these functions in its transactions, after it has locked the application.
import { fail } from '#contracts/problems.ts';
import type { Tx } from '#platform/sql.ts';
import { findPostedTerms } from '../acceptance-queries.ts';
import type { Terms } from '../arithmetic.ts';
import { isClosedFor } from '../closing-rules.ts';
import { type DayStatement, statementsBehind, statementsOf } from '../day-rules.ts';
import type { Statement } from '../log.ts';
import { findAccountOf, insertAccount, listUnbookedDays, lockAccounts } from '../queries.ts';
import { append, MAX_ROWS, type OpenLedger, openLedger, openNewLedger, save, say } from './ledger.ts';

/**
 * Maximum number of log rows that one statement about a day adds. If the log is too full, the wage account omits the
 * day.
 */
const ROWS_PER_DAY = 2;

/** Returns true if the statement adds a day that benefits its author, although both sides have closed this day. */
const isOnClosedDay = ({ closings }: OpenLedger, said: Statement): boolean =>
  said.act === 'entry' && isClosedFor(closings, { ...said.body, by: said.by });

/** Adds a statement about a day to the ledger; `save` stores it. */
function sayDay(ledger: OpenLedger, day: string, said: DayStatement): void {
  if (ledger.account.seq + ROWS_PER_DAY > MAX_ROWS) return;
  for (const statement of statementsOf(ledger, day, said, ledger.account.now)) {
    if (!isOnClosedDay(ledger, statement)) say(ledger, statement);
  }
}

/** Records the days of attendance that the account does not have yet. */
export async function bookEarlierDays(tx: Tx, ledger: OpenLedger): Promise<void> {
  const { id, application_id } = ledger.account;
  for (const attended of await listUnbookedDays(tx, id, application_id))
    for (const said of statementsBehind(attended)) sayDay(ledger, attended.day, said);
  await save(tx, [ledger]);
}

/**
 * Opens the wage account of an accepted application if it does not exist, and returns its locked ledger; null if the
 * application has no job or was not accepted. The job's pay at acceptance becomes the agreed rate, because both sides
 * have seen it. Also records the days of attendance that the account does not have yet.
 */
export async function openAccount(tx: Tx, applicationId: number): Promise<OpenLedger | null> {
  const opened = await insertAccount(tx, applicationId);
  const account = opened ?? (await findAccountOf(tx, applicationId));
  if (!account) return null;
  const open = opened ? openNewLedger : openLedger;
  const ledger = await open(tx, { type: 'labour', id: account.person_id }, account.id);
  if (!ledger) return null;
  const terms = opened === null ? null : await findPostedTerms(tx, account.id);
  if (terms) await append(tx, ledger, { act: 'terms', by: 'system', body: terms });
  if (ledger.terms.length > 0) await bookEarlierDays(tx, ledger);
  return ledger;
}

/** Returns the pay day of the terms as the log records it. */
const payDayOf = ({ pay_every, pay_weekday }: Terms) => ({
  ...(pay_every === null ? {} : { pay_every }),
  ...(pay_weekday === null ? {} : { pay_weekday }),
});

/**
 * Records a raised pay per day (rupees) as the agreed rate of the accounts of these locked applications. Days that are
 * recorded already keep their amount. Changes no account without an agreed rate.
 */
export async function raiseRates(tx: Tx, applicationIds: readonly number[], rupees: number): Promise<void> {
  await lockAccounts(tx, applicationIds);
  for (const id of applicationIds) await raiseRate(tx, id, rupees);
}

async function raiseRate(tx: Tx, applicationId: number, rupees: number): Promise<void> {
  const ledger = await openAccount(tx, applicationId);
  const [latest] = [...(ledger?.terms ?? [])].sort((a, b) => b.seq - a.seq);
  // Agreed terms of another kind, or with a higher rate, remain: only both sides change them.
  if (!ledger || latest?.basis !== 'day' || BigInt(rupees * 100) <= latest.paise) return;
  const { basis, hours, month_days, from_day } = latest;
  const body = { basis, hours, month_days, from_day, ...payDayOf(latest), paise: rupees * 100 };
  await append(tx, ledger, { act: 'terms', by: 'system', body });
}

/**
 * Records a statement about a day of attendance in the wage account of the application (D64). Fails with `days_closed` if
 * the worker claims a day that both sides have closed.
 */
export async function bookDay(tx: Tx, applicationId: number, day: string, said: DayStatement): Promise<void> {
  const ledger = await openAccount(tx, applicationId);
  if (!ledger) return;
  const isClosed = statementsOf(ledger, day, said, ledger.account.now).some((one) => isOnClosedDay(ledger, one));
  // Without the failure, the worker would believe that the day counts.
  if (said === 'claim' && isClosed) fail('days_closed');
  sayDay(ledger, day, said);
  await save(tx, [ledger]);
}
