// Proposals for another rate or pay day of a wage account (D64): a side proposes terms, the other side agrees or declines,
// and the author can withdraw the proposal.
import { fail } from '#contracts/problems.ts';
import type { ClosingDecision, WageTermsProposal } from '#contracts/wage-shapes.ts';
import type { NewTerms } from '#contracts/wages.ts';
import { inTransaction } from '#platform/db.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { findPostedHours } from '../acceptance-queries.ts';
import { MONTH_DAYS } from '../arithmetic.ts';
import { entryOfDay, indianDay } from '../day-rules.ts';
import { allowedTermsDecisions, firstDayOf, hasOpenProposal, termsAfter } from '../terms-rules.ts';
import { bookEarlierDays } from './book-day.ts';
import { type OpenLedger, save } from './ledger.ts';
import { findRepeated, openForRequest, requestOf, sayOnce } from './request.ts';
import { proposalFor } from './show.ts';

const shownProposal = (ledger: OpenLedger, seq: number, { type }: Person): WageTermsProposal =>
  proposalFor(ledger, ledger.proposals.find((one) => one.seq === seq) ?? fail('not_found'), {
    by: type,
    now: ledger.account.now,
  });

/**
 * Proposes terms and returns the proposal. The hours of a day are those of the latest terms, or those of the job at
 * acceptance if no terms are agreed. If the same request is sent again, nothing changes. Fails with `not_found` for an
 * unknown account, with `terms_waiting` if a proposal waits for an answer, with `account_full`, and as `findRepeated`
 * does.
 */
export async function proposeTerms(
  { db }: Pick<Deps, 'db'>,
  person: Person,
  accountId: number,
  asked: NewTerms,
): Promise<WageTermsProposal> {
  return inTransaction(db, async (tx) => {
    const ledger = await openForRequest(tx, person, { account_id: accountId, client_id: asked.client_id });
    const request = requestOf({ ...asked, act: 'terms_proposal' });
    const repeated = findRepeated(ledger, { request, kind: 'entries' });
    if (repeated !== null) return shownProposal(ledger, repeated, person);
    if (hasOpenProposal(ledger, ledger.account.now)) fail('terms_waiting');
    const [latest] = ledger.terms.toSorted((a, b) => b.seq - a.seq);
    const { basis, paise, pay_every, pay_weekday } = asked;
    const body = {
      basis,
      paise,
      pay_every,
      ...(pay_weekday === undefined || pay_weekday === null ? {} : { pay_weekday }),
      hours: latest?.hours ?? (await findPostedHours(tx, accountId)),
      month_days: latest?.month_days ?? MONTH_DAYS,
    };
    const seq = sayOnce(ledger, { act: 'terms_proposal', by: person.type, body }, request);
    await save(tx, [ledger]);
    await recordEvent(tx, { name: 'wages.terms_proposed', actor: person, payload: { account_id: accountId, seq } });
    return shownProposal(ledger, seq, person);
  });
}

/** Fails if this person cannot make this decision on the proposal now. */
function requireDecision(ledger: OpenLedger, { type }: Person, seq: number, decision: ClosingDecision): void {
  const { now } = ledger.account;
  const proposal = ledger.proposals.find((one) => one.seq === seq) ?? fail('not_found');
  const to = termsAfter(ledger, proposal, { decision, by: type, now });
  if (to === 'wrong_party') fail('wrong_party');
  if (to !== null) return;
  const allowed = allowedTermsDecisions(ledger, proposal, { by: type, now });
  fail('invalid_transition', { from: proposal.state, to: decision, allowed });
}

/**
 * Stores a decision on a proposal and returns the proposal. If the first terms are agreed, also records the days of
 * attendance that had no amount until then. If the same request is sent again, nothing changes. Fails with `not_found`,
 * with `wrong_party` if only the other side may make this decision, with `invalid_transition` if the proposal is decided,
 * older than 14 days or replaced by later terms, with `account_full`, and as `findRepeated` does.
 */
export async function decideTerms(
  { db }: Pick<Deps, 'db'>,
  person: Person,
  { account_id, seq }: { account_id: number; seq: number },
  asked: { client_id: string; decision: ClosingDecision },
): Promise<WageTermsProposal> {
  return inTransaction(db, async (tx) => {
    const ledger = await openForRequest(tx, person, { account_id, client_id: asked.client_id });
    const { decision } = asked;
    const request = requestOf({ ...asked, proposal: seq });
    const repeated = findRepeated(ledger, { request, kind: 'decisions' });
    if (repeated !== null) return shownProposal(ledger, seq, person);
    requireDecision(ledger, person, seq, decision);
    const { accepted_day, now } = ledger.account;
    const today = indianDay(now);
    const isRecorded = entryOfDay(ledger, today) !== null;
    const from_day = firstDayOf(ledger.terms, { accepted_day, today, isRecorded });
    const body = { proposal: seq, decision, ...(decision === 'agree' ? { from_day } : {}) };
    sayOnce(ledger, { act: 'terms_decision', by: person.type, body }, request);
    await save(tx, [ledger]);
    if (decision === 'agree') await bookEarlierDays(tx, ledger);
    await recordEvent(tx, { name: 'wages.terms_answered', actor: person, payload: { account_id, seq } });
    return shownProposal(ledger, seq, person);
  });
}
