// Decisions on entries of a wage account: the other side agrees or disputes, the author withdraws.
import { fail } from '#contracts/problems.ts';
import type { DisputeReason, EntryDecision, WageEntry } from '#contracts/wage-shapes.ts';
import { inTransaction } from '#platform/db.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { currentOf, openCorrection } from '../day-rules.ts';
import { allowedDecisions, stateAfter } from '../rules.ts';
import { type OpenLedger, save } from './ledger.ts';
import { findRepeated, type Outcome, openForRequest, type RequestLedger, requestOf, sayOnce } from './request.ts';
import { shownEntry } from './show.ts';

interface Decision {
  client_id: string;
  decision: EntryDecision;
  reason?: DisputeReason | null | undefined;
}

/** Fails if this side cannot make this decision on the entry now. */
function requireAllowed(ledger: OpenLedger, by: Person['type'], seq: number, { decision, reason }: Decision): void {
  const { now } = ledger.account;
  const entry = ledger.entries.get(seq) ?? fail('not_found');
  if (entry.state === 'replaced') fail('entry_replaced', { seq: currentOf(ledger, seq) });
  const to = stateAfter(entry, { decision, by }, now);
  if (to === 'wrong_party') fail('wrong_party');
  if (to === null)
    fail('invalid_transition', { from: entry.state, to: decision, allowed: allowedDecisions(entry, by, now) });
  if (decision === 'dispute' && !reason) fail('validation_failed', { errors: { reason: ['reason_required'] } });
  const open = decision === 'withdraw' ? openCorrection(ledger, seq) : null;
  if (open) fail('correction_waiting', { seq: open.seq });
}

/**
 * Makes a decision on an entry of a locked account; `save` stores it. If the same request is sent again, nothing changes.
 * Fails with `not_found`, with `wrong_party` if only the other side may make this decision, with `entry_replaced` and the
 * number of the current entry, with `invalid_transition` if the state does not permit the decision, with
 * `correction_waiting` if the author withdraws an entry that has an open correction, and as `findRepeated` does. A failure
 * changes nothing, so other decisions can follow.
 */
export function decideIn(
  ledger: RequestLedger,
  by: Person['type'],
  { seq, ...asked }: Decision & { seq: number },
): Outcome {
  const { decision, reason } = asked;
  const request = requestOf({ ...asked, entry: seq });
  if (findRepeated(ledger, { request, kind: 'decisions' }) !== null) return { seq, isNew: false };
  requireAllowed(ledger, by, seq, asked);
  const why = decision === 'dispute' && reason ? { reason } : {};
  sayOnce(ledger, { act: 'decision', by, body: { entry: seq, decision, ...why } }, request);
  return { seq, isNew: true };
}

/**
 * Stores a decision on an entry and returns the entry. Fails with `not_found` for an unknown account, and as `decideIn`
 * does.
 */
export async function decideEntry(
  { db }: Pick<Deps, 'db'>,
  person: Person,
  { account_id, seq }: { account_id: number; seq: number },
  asked: Decision,
): Promise<WageEntry> {
  return inTransaction(db, async (tx) => {
    const ledger = await openForRequest(tx, person, { account_id, client_id: asked.client_id });
    const { isNew } = decideIn(ledger, person.type, { ...asked, seq });
    await save(tx, [ledger]);
    const payload = { account_id, seq };
    if (isNew) await recordEvent(tx, { name: 'wages.entry_answered', actor: person, payload });
    return shownEntry(ledger, seq, person.type);
  });
}
