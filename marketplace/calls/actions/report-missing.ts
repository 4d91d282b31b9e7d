// Records missing workers of a call, and gives their places to others (D79).
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { recordDay } from '../../attendance/actions/record.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { findOwnCallId, type LockedCall, lockCall, setNextStep } from '../queries.ts';
import { phaseOf, takesMissing } from '../rules.ts';
import { isAccepted, releaseAbsent, releaseEndedSeats } from '../seat-queries.ts';
import { showOwnCall } from './show.ts';

interface Missing {
  uid: string;
  /** Ids of the applications of the missing workers. */
  absent: readonly number[];
  /** Whether the places of the absent workers are given to others. */
  send: boolean;
}

async function recordAbsent(
  tx: Tx,
  employer: Person,
  { call, absent }: { call: LockedCall; absent: readonly number[] },
) {
  for (const id of new Set(absent)) {
    if (!(await isAccepted(tx, call.job_id, id))) fail('not_found');
    await recordDay(tx, employer, id, { date: call.date, state: 'absent' });
  }
}

/**
 * Records workers with a place as absent. With `send`, the places of all absent workers of the call are free at once, and
 * go to reserves and then to further rounds. Idempotent. Fails with `not_found` for another call or application, with
 * `call_phase` earlier than 30 minutes after the start and after the end, and with `attendance_closed` if a worker has
 * entered the code of the day.
 */
export async function reportMissing({ db }: Pick<Deps, 'db'>, employer: Person, { uid, absent, send }: Missing) {
  await inTransaction(db, async (tx) => {
    const jobId = (await findOwnCallId(tx, employer.id, uid)) ?? fail('not_found');
    const call = (await lockCall(tx, jobId)) ?? fail('not_found');
    if (!takesMissing(call.facts)) fail('call_phase', { phase: phaseOf(call.facts) });
    await recordAbsent(tx, employer, { call, absent });
    if (send) {
      await releaseAbsent(tx, jobId);
      await releaseEndedSeats(tx, jobId);
      await setNextStep(tx, jobId, call.facts.now);
    }
    await recordEvent(tx, { name: 'call.changed', actor: employer, payload: { job_id: jobId } });
  });
  return showOwnCall({ db }, employer, uid);
}
