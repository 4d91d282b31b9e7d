// Runs the next step of a call (D76): rounds, promotions of reserves, and the end.
import { inTransaction } from '#platform/db.ts';
import { sql, type Tx } from '#platform/sql.ts';
import { system } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { moveJob } from '../../jobs/actions/moving.ts';
import { lockJob } from '../../jobs/queries/moves.ts';
import { pointOf } from '../../matching/facts.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { kilometresBetween, townsWithin } from '../../places/near-towns.ts';
import { recordEvent } from '../../record-event.ts';
import { relatedTo } from '../../search/related-trades.ts';
import { openAccount } from '../../wages/actions/book-day.ts';
import { insertRing, lockRounds, type NearTown, notifyNext, type Ring, setRound } from '../order-queries.ts';
import { findCallOfEvent, type LockedCall, listDueCalls, lockCall, setNextStep } from '../queries.ts';
import { type CallStep, LARGEST_REACH_KM, nextStep, REACH_KM, roundSize, WIDE_KM } from '../rules.ts';
import {
  findOverlap,
  insertBooking,
  listAccepted,
  listReserves,
  moveBySystem,
  moveToPlace,
  releaseEndedSeats,
  wasPresent,
} from '../seat-queries.ts';

type Store = Pick<Deps, 'db'>;

/** Largest number of workers that a ring adds to the order. */
const RING_SIZE = 2000;
/** Steps that one run makes at most, and calls that one sweep reads at a time. */
const STEPS_PER_RUN = 200;
const SWEEP_BATCH_SIZE = 100;

/** Returns the towns within the largest reach, with their distance. The town of the call itself is always one. */
async function townsNear({ state, city, pincode }: LockedCall): Promise<NearTown[]> {
  const point = await pointOf({ state, city, pincode });
  const near = point ? await townsWithin(point, LARGEST_REACH_KM) : [];
  const others = near.map((town) => ({
    name: town.name,
    state: town.state,
    km: point ? kilometresBetween(point, town) : 0,
  }));
  const isOwn = (town: NearTown) => town.name === city && town.state === state;
  return [...(city ? [{ name: city, state, km: 0 }] : []), ...others.filter((town) => !isOwn(town))];
}

const ringNumbers = [1, 2, 3] as const;

/** Returns a ring of the order: known workers, workers of the trade in reach, then further ones and related trades. */
const ringOf = (call: LockedCall, no: Ring['no'], towns: readonly NearTown[]): Ring => ({
  jobId: call.job_id,
  no,
  roles: no === 3 ? [call.role, ...relatedTo(call.role).keys()] : [call.role],
  towns,
  km: no === 3 ? WIDE_KM : REACH_KM,
  limit: RING_SIZE,
});

/** Notifies the next workers in the order. If the order has too few, adds the next ring. */
async function startRound(tx: Tx, call: LockedCall): Promise<void> {
  await lockRounds(tx);
  const size = roundSize(call.facts);
  const round = call.facts.round + 1;
  let notified = await notifyNext(tx, { jobId: call.job_id, round, size });
  let ring = call.ring;
  const towns = await townsNear(call);
  for (const no of ringNumbers) {
    if (no <= call.ring || notified >= size || (no === 3 && !call.wide)) continue;
    await insertRing(tx, ringOf(call, no, towns));
    notified += await notifyNext(tx, { jobId: call.job_id, round, size: size - notified });
    ring = no;
  }
  await setRound(tx, call.job_id, { ring, round });
  if (notified > 0)
    await recordEvent(tx, { name: 'call.offered', actor: system, payload: { job_id: call.job_id, round } });
}

/** Cancels the application of a reserve, and notifies its worker. */
async function dismissReserve(tx: Tx, id: number): Promise<void> {
  const isMoved = await moveBySystem(tx, id, { from: 'shortlisted', to: 'cancelled', reason: 'position_filled' });
  if (isMoved) await recordEvent(tx, { name: 'application.cancelled', actor: system, payload: { application_id: id } });
}

/** Gives the first free place to the first reserve who is not booked elsewhere. */
async function promoteReserve(tx: Tx, jobId: number): Promise<void> {
  const [first] = await listReserves(tx, jobId);
  if (!first) return;
  await lockPerson(tx, first.labour_id);
  const id = first.application_id;
  const isBooked = await findOverlap(tx, { jobId, labourId: first.labour_id });
  if (isBooked) await dismissReserve(tx, id);
  else if (await moveToPlace(tx, jobId, first)) {
    // The worker may have withdrawn a moment ago. Then the seat is freed below.
    if (await moveBySystem(tx, id, { from: 'shortlisted', to: 'accepted' })) {
      await insertBooking(tx, id);
      await openAccount(tx, id);
      await recordEvent(tx, { name: 'application.accepted', actor: system, payload: { application_id: id } });
    }
  }
  await releaseEndedSeats(tx, jobId);
}

async function releaseReserves(tx: Tx, jobId: number): Promise<void> {
  for (const { application_id } of await listReserves(tx, jobId)) await dismissReserve(tx, application_id);
  await releaseEndedSeats(tx, jobId);
}

async function closeJob(tx: Tx, jobId: number): Promise<void> {
  const job = await lockJob(tx, jobId);
  if (job) await moveJob(tx, job, { to: 'closed', by: 'system' });
}

async function completeWork(tx: Tx, jobId: number): Promise<void> {
  for (const id of await listAccepted(tx, jobId, wasPresent)) {
    if (await moveBySystem(tx, id, { from: 'accepted', to: 'completed' }))
      await recordEvent(tx, { name: 'application.completed', actor: system, payload: { application_id: id } });
  }
}

/** Cancels the accepted applications of a call that does not take place, for example because a moderator removed it. */
async function cancelWork(tx: Tx, jobId: number): Promise<void> {
  for (const id of await listAccepted(tx, jobId, sql`not ${wasPresent}`))
    if (await moveBySystem(tx, id, { from: 'accepted', to: 'cancelled', reason: 'job_closed' }))
      await recordEvent(tx, { name: 'application.cancelled', actor: system, payload: { application_id: id } });
  await releaseEndedSeats(tx, jobId);
}

const acts: Record<Exclude<CallStep['act'], 'wait'>, (tx: Tx, call: LockedCall) => Promise<void>> = {
  promote: (tx, { job_id }) => promoteReserve(tx, job_id),
  round: startRound,
  release: (tx, { job_id }) => releaseReserves(tx, job_id),
  close: (tx, { job_id }) => closeJob(tx, job_id),
  complete: (tx, { job_id }) => completeWork(tx, job_id),
  cancel: (tx, { job_id }) => cancelWork(tx, job_id),
};

/** Runs one step of a call under the lock of its row. Returns true if another step is due at once. */
async function runStep(tx: Tx, jobId: number): Promise<boolean> {
  const before = await lockCall(tx, jobId);
  if (!before) return false;
  const freed = await releaseEndedSeats(tx, jobId);
  const call = freed > 0 ? ((await lockCall(tx, jobId)) ?? before) : before;
  const { act, next } = nextStep(call.facts);
  if (act !== 'wait') await acts[act](tx, call);
  await setNextStep(tx, jobId, next);
  if (act !== 'wait' || freed > 0)
    await recordEvent(tx, { name: 'call.changed', actor: system, payload: { job_id: jobId } });
  return next !== null && next <= call.facts.now;
}

/** Runs all steps of a call that are due now. Idempotent. */
async function stepCall({ db }: Store, jobId: number): Promise<void> {
  for (let step = 0; step < STEPS_PER_RUN; step += 1)
    if (!(await inTransaction(db, (tx) => runStep(tx, jobId)))) return;
}

/** Same as {@link stepCall}, for the call of an event. Does nothing for events about other jobs. */
export async function stepCallOfEvent({ db }: Store, eventId: number): Promise<void> {
  const jobId = await findCallOfEvent(db, eventId);
  if (jobId !== null) await stepCall({ db }, jobId);
}

/**
 * Runs the due steps of all calls. Idempotent. Calls `progress` after each call. A call whose step fails does not stop
 * the others. Throws an `AggregateError` of the failures after the last call.
 */
export async function stepDueCalls({ db }: Store, progress: () => void): Promise<void> {
  const failures: unknown[] = [];
  for (const jobId of await listDueCalls(db, SWEEP_BATCH_SIZE)) {
    await stepCall({ db }, jobId).catch((error: unknown) => failures.push(error));
    progress();
  }
  if (failures.length > 0) throw new AggregateError(failures, `The step of ${failures.length} calls failed.`);
}
