// Closings of a wage account (D69): a side proposes to close the days up to a day, the other side agrees or declines, and
// the author can withdraw the proposal.
import { fail } from '#contracts/problems.ts';
import type { ClosingDecision, WageClosing } from '#contracts/wage-shapes.ts';
import { inTransaction } from '#platform/db.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { DAY } from '../calendar-days.ts';
import {
  allowedClosingDecisions,
  balanceUpTo,
  closedUpTo,
  closingAfter,
  hasOpenClosing,
  hasWaitingEntry,
  isOutdated,
  isSuperseded,
} from '../closing-rules.ts';
import { indianDay } from '../day-rules.ts';
import { endRatingWait } from '../rating-queries.ts';
import { type OpenLedger, save } from './ledger.ts';
import { findRepeated, openForRequest, requestOf, sayOnce } from './request.ts';
import { closingFor } from './show.ts';

interface Proposal {
  client_id: string;
  to_day: string;
}

const shownClosing = (ledger: OpenLedger, seq: number, { type }: Person): WageClosing =>
  closingFor(ledger, ledger.closings.find((one) => one.seq === seq) ?? fail('not_found'), {
    by: type,
    now: ledger.account.now,
  });

/** Fails if the days up to this day cannot be closed now. */
function requireClosable(ledger: OpenLedger, toDay: string): void {
  const { account, closings, entries } = ledger;
  // While the work continues, today is not over: the worker may still enter it.
  const lastDay = indianDay(account.last_day === null ? account.now - DAY : account.now);
  const hasAgreed = [...entries.values()].some(({ state, day }) => state === 'agreed' && day <= toDay);
  if (!hasAgreed || toDay > lastDay) fail('validation_failed', { errors: { to_day: ['day_range'] } });
  if (toDay <= (closedUpTo(closings) ?? '')) fail('days_closed');
  if (hasOpenClosing(ledger, account.now)) fail('closing_waiting');
  // The answer to an entry changes the sums, so this proposal could not be agreed after it.
  if (hasWaitingEntry(ledger, toDay)) fail('entries_waiting');
}

/**
 * Proposes to close the days up to `to_day`, with the sums of these days, and returns the closing. If the same request is
 * sent again, nothing changes. Fails with `not_found` for an unknown account, with `validation_failed` for a day
 * without an agreed entry up to it or after the last day that can be closed, with `days_closed` if the day is closed, with
 * `closing_waiting` if a proposal waits for an answer, with `entries_waiting` if an entry up to the day does, with
 * `account_full`, and as `findRepeated` does.
 */
export async function proposeClosing(
  { db }: Pick<Deps, 'db'>,
  person: Person,
  accountId: number,
  asked: Proposal,
): Promise<WageClosing> {
  return inTransaction(db, async (tx) => {
    const ledger = await openForRequest(tx, person, { account_id: accountId, client_id: asked.client_id });
    const request = requestOf({ ...asked, act: 'closing' });
    const repeated = findRepeated(ledger, { request, kind: 'entries' });
    if (repeated !== null) return shownClosing(ledger, repeated, person);
    requireClosable(ledger, asked.to_day);
    const { owed, earned, received, waiting, disputed } = balanceUpTo(ledger.entries, asked.to_day);
    const body = {
      to_day: asked.to_day,
      owed: Number(owed),
      earned: Number(earned),
      received: Number(received),
      waiting: Number(waiting),
      disputed: Number(disputed),
    };
    const seq = sayOnce(ledger, { act: 'closing', by: person.type, body }, request);
    await save(tx, [ledger]);
    const payload = { account_id: accountId, seq };
    await recordEvent(tx, { name: 'wages.closing_proposed', actor: person, payload });
    return shownClosing(ledger, seq, person);
  });
}

/** Fails if this person cannot make this decision on the closing now. */
function requireDecision(ledger: OpenLedger, { type }: Person, seq: number, decision: ClosingDecision): void {
  const { now } = ledger.account;
  const closing = ledger.closings.find((one) => one.seq === seq) ?? fail('not_found');
  const to = isSuperseded(ledger, closing) ? null : closingAfter(closing, { decision, by: type }, now);
  if (to === 'wrong_party') fail('wrong_party');
  if (to === null)
    fail('invalid_transition', {
      from: closing.state,
      to: decision,
      allowed: allowedClosingDecisions(ledger, closing, { by: type, now }),
    });
  // The other side must agree to the sums that it has seen, so a change after the proposal needs a new proposal.
  if (decision === 'agree' && isOutdated(closing, ledger.entries)) fail('closing_outdated');
}

/**
 * Stores a decision on a closing and returns the closing. If the same request is sent again, nothing changes. Fails with
 * `not_found`, with `wrong_party` if only the other side may make this decision, with `invalid_transition` if the closing
 * is decided, older than 14 days or not the last proposal, with `closing_outdated` if entries have changed since the
 * proposal, with `account_full`, and as `findRepeated` does.
 */
export async function decideClosing(
  { db }: Pick<Deps, 'db'>,
  person: Person,
  { account_id, seq }: { account_id: number; seq: number },
  asked: { client_id: string; decision: ClosingDecision },
): Promise<WageClosing> {
  return inTransaction(db, async (tx) => {
    const ledger = await openForRequest(tx, person, { account_id, client_id: asked.client_id });
    const request = requestOf({ ...asked, closing: seq });
    const repeated = findRepeated(ledger, { request, kind: 'decisions' });
    if (repeated !== null) return shownClosing(ledger, seq, person);
    requireDecision(ledger, person, seq, asked.decision);
    const body = { closing: seq, decision: asked.decision };
    sayOnce(ledger, { act: 'closing_decision', by: person.type, body }, request);
    await save(tx, [ledger]);
    if (asked.decision !== 'withdraw') await endRatingWait(tx, account_id);
    const payload = { account_id, seq };
    await recordEvent(tx, { name: 'wages.closing_answered', actor: person, payload });
    return shownClosing(ledger, seq, person);
  });
}
