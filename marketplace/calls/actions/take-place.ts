// Gives seats of a call to workers who have said yes, alone or with their crew (D78, D81).
import { fail } from '#contracts/problems.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { requireComplete } from '../../people/actions/profile.ts';
import { recordEvent } from '../../record-event.ts';
import { openAccount } from '../../wages/actions/book-day.ts';
import { setAnswer } from '../answer-queries.ts';
import { findHold } from '../hold-queries.ts';
import { findLabourCall, type LabourCallRow } from '../read-queries.ts';
import { isNight, phaseOf } from '../rules.ts';
import { findOverlap, insertBooking, insertSeatedApplication, releaseEndedSeats, takeSeat } from '../seat-queries.ts';
import { allowedOf } from './show.ts';

/**
 * Fails if the worker may not take a seat of the call: with `call_phase`, `night_ok_required`, `profile_incomplete`, and
 * `already_booked` for other work at the same hours. The caller has locked the worker.
 */
export async function requireMayTake(tx: Tx, labour: Person, { call, night_ok }: Consent): Promise<void> {
  if (!allowedOf(call).includes('yes')) fail('call_phase', { phase: phaseOf(call.facts) });
  if (isNight(call.start_time, call.end_time) && !night_ok) fail('night_ok_required');
  await requireComplete(tx, labour.id);
  await releaseEndedSeats(tx, call.job_id);
  const overlap = await findOverlap(tx, { jobId: call.job_id, labourId: labour.id });
  if (overlap) fail('already_booked', { uid: overlap });
}

interface Consent {
  call: LabourCallRow;
  night_ok: boolean;
}

interface TakenSeat {
  jobId: number;
  no: number;
  kind: 'place' | 'reserve';
}

/** Writes the application of the worker who has the seat; for a place also the booking and the wage account. */
async function writeSeat(tx: Tx, labour: Person, { jobId, no, kind }: TakenSeat): Promise<number> {
  const status = kind === 'place' ? 'accepted' : 'shortlisted';
  const id = await insertSeatedApplication(tx, { jobId, labourId: labour.id, no, status });
  if (status === 'accepted') {
    await insertBooking(tx, id);
    await openAccount(tx, id);
  }
  await recordEvent(tx, { name: `application.${status}`, actor: labour, payload: { application_id: id } });
  return id;
}

/** Takes the next free seat for the worker and writes the application and the booking. Does nothing if none is free. */
export async function seatWorker(tx: Tx, labour: Person, jobId: number): Promise<void> {
  const seat = await takeSeat(tx, { jobId, labourId: labour.id });
  if (seat) await writeSeat(tx, labour, { ...seat, jobId });
}

/** Fails as {@link requireMayTake} does, and with `call_phase` if the bid holds no seat for the worker. */
export async function requireMayTakeHeld(tx: Tx, labour: Person, { uid, bidId, night_ok }: HeldSeat): Promise<void> {
  const call = (await findLabourCall(tx, labour.id, uid)) ?? fail('call_phase', { phase: 'over' });
  if (call.seat || (await findHold(tx, { bidId, labourId: labour.id })) === null)
    fail('call_phase', { phase: phaseOf(call.facts) });
  await requireMayTake(tx, labour, { call, night_ok });
}

interface HeldSeat {
  uid: string;
  bidId: number;
  night_ok: boolean;
}

/**
 * Gives the worker the place that the bid holds, and stores the answer to the call. Returns the id of the application. The
 * caller has checked {@link requireMayTakeHeld} under the lock of the worker. `night`: part of the work is at night.
 */
export async function takeHeldPlace(
  tx: Tx,
  labour: Person,
  { jobId, bidId, night }: { jobId: number; bidId: number; night: boolean },
): Promise<number> {
  const no = (await findHold(tx, { bidId, labourId: labour.id })) ?? fail('call_phase', { phase: 'over' });
  const id = await writeSeat(tx, labour, { jobId, no, kind: 'place' });
  // A yes to work at night was checked with the answer to the crew. For other work, no worker was asked about the night.
  await setAnswer(tx, { jobId, labourId: labour.id, answer: 'yes', night_ok: night });
  return id;
}
