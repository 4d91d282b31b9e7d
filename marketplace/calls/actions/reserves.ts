// Moves reserves of a call to places, exchanges them with silent workers, and frees seats that workers lost (D76, D78).
import type { Tx } from '#platform/sql.ts';
import { system } from '../../actor.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { recordEvent } from '../../record-event.ts';
import { openAccount } from '../../wages/actions/book-day.ts';
import { exchangeSeats, listSilent, type Question, setSwapped } from '../clock-queries.ts';
import {
  findOverlap,
  insertBooking,
  listLost,
  listReserves,
  lockReserves,
  moveBySystem,
  moveToPlace,
  type Reserve,
  releaseEndedSeats,
} from '../seat-queries.ts';

/** Cancels the application of a reserve, and notifies its worker. */
async function dismissReserve(tx: Tx, id: number): Promise<void> {
  const isMoved = await moveBySystem(tx, id, { from: 'shortlisted', to: 'cancelled', reason: 'position_filled' });
  if (isMoved) await recordEvent(tx, { name: 'application.cancelled', actor: system, payload: { application_id: id } });
}

/** Gives the reserve a booking and a wage account, and notifies the worker. The application is accepted already. */
async function confirmPlace(tx: Tx, id: number): Promise<void> {
  await insertBooking(tx, id);
  await openAccount(tx, id);
  await recordEvent(tx, { name: 'application.accepted', actor: system, payload: { application_id: id } });
}

/** Gives the first free place to the first reserve who is not booked elsewhere. */
export async function promoteReserve(tx: Tx, jobId: number): Promise<void> {
  const [first] = await listReserves(tx, jobId);
  if (!first) return;
  await lockPerson(tx, first.labour_id);
  const id = first.application_id;
  const isBooked = await findOverlap(tx, { jobId, labourId: first.labour_id });
  if (isBooked) await dismissReserve(tx, id);
  else if (await moveToPlace(tx, jobId, first)) {
    // The worker may have withdrawn a moment ago. Then the seat is freed below.
    if (await moveBySystem(tx, id, { from: 'shortlisted', to: 'accepted' })) await confirmPlace(tx, id);
  }
  await releaseEndedSeats(tx, jobId);
}

export async function releaseReserves(tx: Tx, jobId: number): Promise<void> {
  for (const { application_id } of await listReserves(tx, jobId)) await dismissReserve(tx, application_id);
  await releaseEndedSeats(tx, jobId);
}

type Silent = Awaited<ReturnType<typeof listSilent>>[number];

/** Exchanges the seats of a silent worker and a locked reserve. Returns false if the reserve has work elsewhere by now. */
async function exchange(tx: Tx, jobId: number, [worker, reserve]: readonly [Silent, Reserve]): Promise<boolean> {
  if (await findOverlap(tx, { jobId, labourId: reserve.labour_id })) {
    await dismissReserve(tx, reserve.application_id);
    return false;
  }
  await moveBySystem(tx, worker.application_id, { from: 'accepted', to: 'shortlisted' });
  await moveBySystem(tx, reserve.application_id, { from: 'shortlisted', to: 'accepted' });
  await exchangeSeats(tx, jobId, [worker, reserve]);
  await setSwapped(tx, jobId, worker);
  await confirmPlace(tx, reserve.application_id);
  const payload = { application_id: worker.application_id };
  await recordEvent(tx, { name: 'call.swapped', actor: system, payload });
  return true;
}

/**
 * Gives the places of workers who did not answer the question to reserves, as many as there are. Such a worker becomes
 * the last reserve. Without a reserve the worker keeps the place: silence alone has no penalty. The reserves are locked
 * first.
 */
export async function swapSilent(tx: Tx, jobId: number, question: Question): Promise<void> {
  await lockReserves(tx, jobId);
  const reserves = (await listReserves(tx, jobId)).filter(({ swapped }) => !swapped);
  const silent = await listSilent(tx, jobId, question);
  for (const reserve of reserves) {
    const [worker] = silent;
    if (!worker) break;
    if (await exchange(tx, jobId, [worker, reserve])) silent.shift();
  }
  await releaseEndedSeats(tx, jobId);
}

/** Cancels the applications of workers who were suspended and did not come to work. */
export async function dismissLost(tx: Tx, jobId: number): Promise<void> {
  for (const { id, status } of await listLost(tx, jobId))
    if (await moveBySystem(tx, id, { from: status, to: 'cancelled', reason: 'other' }))
      await recordEvent(tx, { name: 'application.cancelled', actor: system, payload: { application_id: id } });
}
