// Stores statements about an application. The worker states whether the employer has called (D31), and that the work is
// done. The employer states how the applicant was verified (D32), and writes private notes.
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { actsOf } from '../acts.ts';
import { findConfirmation, setClaimed, setConfirmation, setNotes, setVerification } from '../contact-queries.ts';
import { lockApplicationFor } from '../queries.ts';
import { showApplication } from './show.ts';

type Store = Pick<Deps, 'db'>;

interface ContactAnswer {
  id: number;
  contacted: boolean;
  notes: string | null;
  /** If true, the call does not replace a statement that the worker made earlier. */
  if_unanswered?: boolean | undefined;
}

/**
 * Stores the worker's statement on whether the employer has called, and returns the stored statement. A repeated call
 * replaces the statement unless `if_unanswered` is true. Fails with `not_found` if the worker has no such application,
 * and with `contact_confirmation_closed` if it is too early or too late for the statement (see `acts.ts`).
 */
export async function confirmContact({ db }: Store, labour: Person, answer: ContactAnswer) {
  const { id, contacted, notes } = answer;
  return inTransaction(db, async (tx) => {
    const { facts } = (await lockApplicationFor(tx, labour, id)) ?? fail('not_found');
    const earlier = answer.if_unanswered && facts.confirmed ? await findConfirmation(tx, id) : null;
    if (earlier) return earlier;
    if (!actsOf('labour', facts).includes('confirm_contact')) fail('contact_confirmation_closed');
    const kept = await setConfirmation(tx, id, { contacted, notes });
    await recordEvent(tx, { name: 'application.contact_confirmed', actor: labour, payload: { application_id: id } });
    return kept;
  });
}

interface Verification {
  id: number;
  contact_methods_verified: readonly string[];
  identity_match: boolean;
  notes: string | null;
}

/**
 * Stores how the employer verified an applicant. A repeated call replaces the stored record; only the first call
 * records an event. Fails with `not_found` if the employer has no such application, and with `verification_closed` if
 * the employer has not shortlisted or accepted the applicant.
 */
export async function recordVerification({ db }: Store, employer: Person, { id, ...given }: Verification) {
  return inTransaction(db, async (tx) => {
    const { facts } = (await lockApplicationFor(tx, employer, id)) ?? fail('not_found');
    if (!actsOf('employer', facts).includes('verify')) fail('verification_closed');
    const methods = [...new Set(given.contact_methods_verified)];
    const { is_first, ...record } = await setVerification(tx, id, { ...given, contact_methods_verified: methods });
    const event = { name: 'application.verified', actor: employer, payload: { application_id: id } } as const;
    if (is_first) await recordEvent(tx, event);
    return record;
  });
}

/**
 * Stores the worker's report that the work is done. Idempotent. Fails with `not_found`, or with `invalid_transition` if
 * the application is not accepted or the work has not begun.
 */
export async function claimCompletion({ db }: Store, labour: Person, id: number) {
  await inTransaction(db, async (tx) => {
    const { facts, status } = (await lockApplicationFor(tx, labour, id)) ?? fail('not_found');
    if (status === 'accepted' && facts.claimed) return;
    if (!actsOf('labour', facts).includes('claim_completion'))
      fail('invalid_transition', { from: status, to: 'completed', allowed: [] });
    await setClaimed(tx, id);
    await recordEvent(tx, { name: 'application.completion_claimed', actor: labour, payload: { application_id: id } });
  });
  return showApplication({ db }, labour, id);
}

/**
 * Stores the employer's private notes; null or an empty string deletes the notes. Fails with `not_found` if the
 * employer has no such application.
 */
export async function saveNotes({ db }: Store, employer: Person, { id, notes }: { id: number; notes: string | null }) {
  return (await setNotes(db, employer, { id, notes: notes || null })) ?? fail('not_found');
}
