// Opens a call for chosen people to other workers (D82).
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { findCallLoad } from '../limit-queries.ts';
import { findOwnCallId, lockCall, setNextStep, setOpenToOthers } from '../queries.ts';
import { mayOpen, phaseOf } from '../rules.ts';
import { showOwnCall } from './show.ts';

/**
 * Opens a call for chosen people to the other workers near it, as if it had been posted with `wide`. The chosen people
 * keep their places and their order, and the next round begins at once or after the usual time. A repeated call changes
 * nothing. Fails with `not_found`, and with `call_phase` if all places are taken, the call is held, or no more workers are
 * notified.
 */
export async function openCall({ db }: Pick<Deps, 'db'>, employer: Person, uid: string) {
  await inTransaction(db, async (tx) => {
    const jobId = (await findOwnCallId(tx, employer.id, uid)) ?? fail('not_found');
    const call = (await lockCall(tx, jobId)) ?? fail('not_found');
    if (!call.only_chosen) return;
    if (!mayOpen(call)) fail('call_phase', { phase: phaseOf(call.facts) });
    // Only verified employers may ask workers of ring 3.
    const { verified } = await findCallLoad(tx, employer.id, 0);
    await setOpenToOthers(tx, jobId, { isWide: verified });
    await setNextStep(tx, jobId, call.facts.now);
    await recordEvent(tx, { name: 'call.changed', actor: employer, payload: { job_id: jobId } });
  });
  return showOwnCall({ db }, employer, uid);
}
