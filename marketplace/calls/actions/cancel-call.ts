// Cancels a call for its employer, with all its applications (D79).
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import { sql, type Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { insertStatusHistory, setStatus } from '../../applications/queries.ts';
import type { Deps } from '../../deps.ts';
import { moveJob } from '../../jobs/actions/moving.ts';
import { lockJob } from '../../jobs/queries/moves.ts';
import { recordEvent } from '../../record-event.ts';
import { releaseHoldsOfCall } from '../hold-queries.ts';
import { findOwnCallId, lockCall, setNextStep } from '../queries.ts';
import { phaseOf } from '../rules.ts';
import { listAccepted, releaseEndedSeats } from '../seat-queries.ts';
import { isCancellable, showOwnCall } from './show.ts';

async function cancelPlaces(tx: Tx, employer: Person, { jobId, reason }: { jobId: number; reason: string }) {
  for (const id of await listAccepted(tx, jobId, sql`true`)) {
    const change = {
      from: 'accepted',
      to: 'cancelled',
      actor: employer,
      feedback: reason,
      reason: 'job_closed',
    } as const;
    await setStatus(tx, id, change);
    await insertStatusHistory(tx, id, change);
    await recordEvent(tx, { name: 'application.cancelled', actor: employer, payload: { application_id: id } });
  }
}

/**
 * Cancels a call that has not begun: closes its job, cancels the accepted applications and frees the bookings. The
 * event of the closed job cancels those of the reserves. Idempotent. Fails with `not_found`, and with `call_phase` if
 * the work has begun.
 */
export async function cancelCall(
  { db }: Pick<Deps, 'db'>,
  employer: Person,
  { uid, reason }: { uid: string; reason: string },
) {
  await inTransaction(db, async (tx) => {
    const jobId = (await findOwnCallId(tx, employer.id, uid)) ?? fail('not_found');
    const { facts } = (await lockCall(tx, jobId)) ?? fail('not_found');
    const phase = phaseOf(facts);
    if (phase === 'cancelled') return;
    if (!isCancellable(facts)) fail('call_phase', { phase });
    const job = (await lockJob(tx, jobId)) ?? fail('not_found');
    await moveJob(tx, job, { to: 'closed', by: employer });
    await cancelPlaces(tx, employer, { jobId, reason });
    await releaseEndedSeats(tx, jobId);
    await releaseHoldsOfCall(tx, jobId);
    await setNextStep(tx, jobId, null);
    await recordEvent(tx, { name: 'call.changed', actor: employer, payload: { job_id: jobId } });
  });
  return showOwnCall({ db }, employer, uid);
}
