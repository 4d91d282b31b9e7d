// Changes a posted call: more places, more reserves, more pay, or another note (D75).
import type { CallChange } from '#contracts/call-shapes.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { applyChange } from '../../jobs/actions/edit-job.ts';
import { contentIn } from '../../jobs/content.ts';
import { lockJob } from '../../jobs/queries/moves.ts';
import { recordEvent } from '../../record-event.ts';
import { findOwnCallId, type LockedCall, lockCall, setNextStep } from '../queries.ts';
import { phaseOf } from '../rules.ts';
import { addSeats } from '../seat-queries.ts';
import { checkPlaces } from './limits.ts';
import { isChangeable, showOwnCall } from './show.ts';

/** Returns the numbers of the changed call. Fails with `call_fixed` if one of them would become smaller. */
function numbersOf({ facts, reserves, pay }: LockedCall, change: CallChange) {
  const now = { positions: facts.positions, reserves, pay };
  const wanted = {
    positions: change.positions ?? now.positions,
    reserves: change.reserves ?? now.reserves,
    pay: change.pay ?? now.pay,
  };
  if (wanted.positions < now.positions || wanted.reserves < now.reserves || wanted.pay < now.pay) fail('call_fixed');
  return wanted;
}

/**
 * Changes a call. The workers with a seat are notified as of any changed job, and the next step runs at once. A note in
 * which the check of posts finds something sends the call to review. Fails with `not_found`, `call_fixed`, with
 * `call_phase` once no more workers are notified, and with `validation_failed` above the places of an unverified employer.
 */
export async function changeCall(
  { db }: Pick<Deps, 'db'>,
  employer: Person,
  { uid, ...change }: CallChange & { uid: string },
) {
  await inTransaction(db, async (tx) => {
    const jobId = (await findOwnCallId(tx, employer.id, uid)) ?? fail('not_found');
    const call = (await lockCall(tx, jobId)) ?? fail('not_found');
    if (!isChangeable(call.facts)) fail('call_phase', { phase: phaseOf(call.facts) });
    const { positions, reserves, pay } = numbersOf(call, change);
    if (positions > call.facts.positions) await checkPlaces(tx, employer.id, positions);
    const job = (await lockJob(tx, jobId)) ?? fail('not_found');
    const before = contentIn(job);
    const description = change.note === undefined ? before.description : (change.note ?? '');
    const content = { ...before, positions, salary_amount: pay, description };
    await applyChange(tx, employer, { job, content, wanted: 'active' });
    await addSeats(tx, jobId, { positions, reserves });
    await setNextStep(tx, jobId, call.facts.now);
    await recordEvent(tx, { name: 'call.changed', actor: employer, payload: { job_id: jobId } });
  });
  return showOwnCall({ db }, employer, uid);
}
