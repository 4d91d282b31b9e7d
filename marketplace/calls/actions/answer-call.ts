// The answers of workers to a call: yes or no, and the two confirmations before the work (D76, D78).
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { withdrawIn } from '../../applications/actions/change-status.ts';
import type { Deps } from '../../deps.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { recordEvent } from '../../record-event.ts';
import { setAnswer, setConfirmed, shareCall } from '../answer-queries.ts';
import { findLabourCall, type LabourCallRow } from '../read-queries.ts';
import { phaseOf } from '../rules.ts';
import { allowedOf, showCall } from './show.ts';
import { requireMayTake, seatWorker } from './take-place.ts';

type Store = Pick<Deps, 'db'>;

interface Answer {
  uid: string;
  answer: 'yes' | 'no';
  night_ok?: boolean | undefined;
}

async function decideAnswer(tx: Tx, labour: Person, { call, ...given }: Omit<Answer, 'uid'> & { call: LabourCallRow }) {
  const { answer, night_ok } = given;
  if (call.seat && answer === 'yes') return;
  if (call.answer === 'no' && answer === 'no') return;
  if (answer === 'yes') {
    await requireMayTake(tx, labour, { call, night_ok: night_ok ?? false });
    await seatWorker(tx, labour, call.job_id);
  } else if (!allowedOf(call).includes('no')) fail('call_phase', { phase: phaseOf(call.facts) });
  await setAnswer(tx, { jobId: call.job_id, labourId: labour.id, answer, night_ok: night_ok ?? false });
  await recordEvent(tx, { name: 'call.changed', actor: labour, payload: { job_id: call.job_id } });
}

/**
 * Stores the worker's answer. A yes takes the lowest free seat, or none if the call is full. Repeating the answer
 * changes nothing. The row of the call is locked for share, then the worker, then the seat. Fails with `not_found` if
 * the worker was not notified, `call_phase`, `already_booked`, `night_ok_required`, and `profile_incomplete` (D14).
 */
export async function answerIn(tx: Tx, labour: Person, { uid, ...answer }: Answer): Promise<void> {
  await shareCall(tx, uid);
  await lockPerson(tx, labour.id);
  const call = (await findLabourCall(tx, labour.id, uid)) ?? fail('not_found');
  await decideAnswer(tx, labour, { ...answer, call });
}

interface Confirming {
  which: 'evening' | 'morning';
  answer: 'yes' | 'no';
}

async function decideConfirmation(
  tx: Tx,
  labour: Person,
  { call, which, answer }: Confirming & { call: LabourCallRow },
): Promise<void> {
  const isRepeated = answer === 'yes' && (which === 'evening' ? call.confirmed_at : call.coming_at) !== null;
  if (isRepeated) return;
  const id = call.application_id;
  if (!allowedOf(call).includes(which) || id === null) fail('call_phase', { phase: phaseOf(call.facts) });
  if (answer === 'no') return withdrawIn(tx, labour, id, { reason: null, never_late: which === 'evening' });
  await setConfirmed(tx, { jobId: call.job_id, labourId: labour.id, which });
  await recordEvent(tx, { name: 'call.changed', actor: labour, payload: { job_id: call.job_id } });
}

/**
 * Stores that the worker still comes (`evening`) or is on the way (`morning`). A no withdraws the application, so the
 * place is free again; a no to `evening` is never late (D79). A repeated yes changes nothing. The locks are those of
 * {@link answerIn}, so no step gives the place to a reserve at the same time. Fails with `not_found`, and with
 * `call_phase` if the question is not open.
 */
export async function confirmCall({ db }: Store, labour: Person, { uid, ...given }: Confirming & { uid: string }) {
  await inTransaction(db, async (tx) => {
    await shareCall(tx, uid);
    await lockPerson(tx, labour.id);
    const call = (await findLabourCall(tx, labour.id, uid)) ?? fail('not_found');
    await decideConfirmation(tx, labour, { ...given, call });
  });
  return showCall({ db }, labour, uid);
}
