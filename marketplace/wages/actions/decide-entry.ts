// Decisions on entries of a wage account: the other side agrees or disputes, the author withdraws.
import { fail } from '#contracts/problems.ts';
import type { DisputeReason, EntryDecision, WageEntry } from '#contracts/wage-shapes.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { currentOf, openCorrection } from '../day-rules.ts';
import { allowedDecisions, stateAfter } from '../rules.ts';
import { append, type OpenLedger } from './ledger.ts';
import { findRepeated, type Outcome, openForRequest, requestOf } from './request.ts';
import { shownEntry } from './show.ts';

interface Decision {
  client_id: string;
  decision: EntryDecision;
  reason?: DisputeReason | null | undefined;
}

/** Fails if this person cannot make this decision on the entry now. */
function requireAllowed(ledger: OpenLedger, person: Person, seq: number, { decision, reason }: Decision): void {
  const { now } = ledger.account;
  const entry = ledger.entries.get(seq) ?? fail('not_found');
  if (entry.state === 'replaced') fail('entry_replaced', { seq: currentOf(ledger, seq) });
  const to = stateAfter(entry, { decision, by: person.type }, now);
  if (to === 'wrong_party') fail('wrong_party');
  if (to === null)
    fail('invalid_transition', { from: entry.state, to: decision, allowed: allowedDecisions(entry, person.type, now) });
  if (decision === 'dispute' && !reason) fail('validation_failed', { errors: { reason: ['reason_required'] } });
  const open = decision === 'withdraw' ? openCorrection(ledger, seq) : null;
  if (open) fail('correction_waiting', { seq: open.seq });
}

/**
 * Stores a decision on an entry of a locked account. If the same request is sent again, nothing changes. Fails with
 * `not_found`, with `wrong_party` if only the other side may make this decision, with `entry_replaced` and the number
 * of the current entry, with `invalid_transition` if the state does not permit the decision, with `correction_waiting`
 * if the author withdraws an entry that has an open correction, and as `findRepeated` does. A failure stores nothing,
 * so the transaction can continue.
 */
export async function decideIn(
  tx: Tx,
  ledger: OpenLedger,
  person: Person,
  { seq, ...asked }: Decision & { seq: number },
): Promise<Outcome> {
  const { decision, reason } = asked;
  const request = requestOf({ ...asked, entry: seq });
  if ((await findRepeated(tx, ledger, person, { request, kind: 'decisions' })) !== null) return { seq, isNew: false };
  requireAllowed(ledger, person, seq, asked);
  const why = decision === 'dispute' && reason ? { reason } : {};
  const body = { entry: seq, decision, ...why };
  await append(tx, ledger, { act: 'decision', by: person.type, body }, request);
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
    const ledger = await openForRequest(tx, person, account_id);
    const { isNew } = await decideIn(tx, ledger, person, { ...asked, seq });
    const payload = { account_id, seq };
    if (isNew) await recordEvent(tx, { name: 'wages.entry_answered', actor: person, payload });
    return shownEntry(ledger, seq, person.type);
  });
}
