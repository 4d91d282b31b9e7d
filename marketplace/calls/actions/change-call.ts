// Changes a posted call: more places, more reserves, more pay, or another note (D75).
import type { CallChange } from '#contracts/call-shapes.ts';
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { applyChange } from '../../jobs/actions/edit-job.ts';
import { contentIn } from '../../jobs/content.ts';
import { lockJob } from '../../jobs/queries/moves.ts';
import { recordEvent } from '../../record-event.ts';
import { raiseRates } from '../../wages/actions/book-day.ts';
import { findOwnCallId, type LockedCall, lockCall, setNextStep } from '../queries.ts';
import { mayBeReviewed, phaseOf } from '../rules.ts';
import { addSeats, listWithAccount } from '../seat-queries.ts';
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
 * Stores the new content of the call's job. Fails with `call_fixed` if a moderator would have to review it although
 * workers have seats or the work begins soon: a review would hold work that they rely on.
 */
async function changeJob(
  tx: Tx,
  employer: Person,
  { call, change, numbers }: { call: LockedCall; change: CallChange; numbers: ReturnType<typeof numbersOf> },
): Promise<void> {
  const job = (await lockJob(tx, call.job_id)) ?? fail('not_found');
  const before = contentIn(job);
  const description = change.note === undefined ? before.description : (change.note ?? '');
  const content = { ...before, positions: numbers.positions, salary_amount: numbers.pay, description };
  const changed = await applyChange(tx, employer, { job, content, wanted: 'active' });
  if (changed.status !== job.status && !mayBeReviewed(call.facts)) fail('call_fixed');
}

/**
 * Changes a call. The workers with a seat are notified as of any changed job, and the next step runs at once. A raised
 * pay is also for the workers who already have a place. A change in
 * which the check of posts finds something sends the call to review. Fails with `not_found`, with `call_fixed` for
 * smaller numbers and as {@link changeJob} does, with `call_phase` once no more workers are notified, and with
 * `validation_failed` above the places of an unverified employer.
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
    const numbers = numbersOf(call, change);
    if (numbers.positions > call.facts.positions) await checkPlaces(tx, employer.id, numbers.positions);
    await changeJob(tx, employer, { call, change, numbers });
    if (numbers.pay > call.pay) await raiseRates(tx, await listWithAccount(tx, jobId), numbers.pay);
    await addSeats(tx, jobId, numbers);
    await setNextStep(tx, jobId, call.facts.now);
    await recordEvent(tx, { name: 'call.changed', actor: employer, payload: { job_id: jobId } });
  });
  return showOwnCall({ db }, employer, uid);
}
