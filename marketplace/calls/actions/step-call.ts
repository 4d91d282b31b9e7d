// Runs the next step of a call (D76): questions, changes of seats, rounds, promotions of reserves, and the end.
import { inTransaction } from '#platform/db.ts';
import { sql, type Tx } from '#platform/sql.ts';
import { system } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { moveJob } from '../../jobs/actions/moving.ts';
import { lockJob } from '../../jobs/queries/moves.ts';
import { recordEvent } from '../../record-event.ts';
import { askWorkers, countMissing, type Question, setStage } from '../clock-queries.ts';
import { releaseHoldsOfCall } from '../hold-queries.ts';
import { findCallOfEvent, type LockedCall, listCallsOfUser, listDueCalls, lockCall, setNextStep } from '../queries.ts';
import { type CallStep, nextStep, stages } from '../rules.ts';
import { listAccepted, moveBySystem, releaseEndedSeats, wasPresent } from '../seat-queries.ts';
import { dismissLost, promoteReserve, releaseReserves, swapSilent } from './reserves.ts';
import { startRound } from './rounds.ts';

type Store = Pick<Deps, 'db'>;

/** Steps that one run makes at most, and calls that one sweep reads at a time. */
const STEPS_PER_RUN = 200;
const SWEEP_BATCH_SIZE = 100;

const eventOfQuestion = { evening: 'call.confirmation_requested', morning: 'call.departure_asked' } as const;

/** Asks the workers with a place whether they still come, or are on the way. */
async function askQuestion(tx: Tx, jobId: number, question: Question): Promise<void> {
  if ((await askWorkers(tx, jobId, question)) > 0)
    await recordEvent(tx, { name: eventOfQuestion[question], actor: system, payload: { job_id: jobId } });
}

/** Notifies the employer if workers with a place have not arrived. */
async function reportMissing(tx: Tx, jobId: number): Promise<void> {
  if ((await countMissing(tx, jobId)) > 0)
    await recordEvent(tx, { name: 'call.missing', actor: system, payload: { job_id: jobId } });
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
  await releaseHoldsOfCall(tx, jobId);
}

const acts: Record<Exclude<CallStep['act'], 'wait'>, (tx: Tx, call: LockedCall) => Promise<void>> = {
  ask_evening: (tx, { job_id }) => askQuestion(tx, job_id, 'evening'),
  settle: (tx, { job_id }) => swapSilent(tx, job_id, 'evening'),
  ask_morning: (tx, { job_id }) => askQuestion(tx, job_id, 'morning'),
  swap: (tx, { job_id }) => swapSilent(tx, job_id, 'morning'),
  missing: (tx, { job_id }) => reportMissing(tx, job_id),
  promote: (tx, { job_id }) => promoteReserve(tx, job_id),
  round: startRound,
  release: (tx, { job_id }) => releaseReserves(tx, job_id),
  close: (tx, { job_id }) => closeJob(tx, job_id),
  complete: (tx, { job_id }) => completeWork(tx, job_id),
  cancel: (tx, { job_id }) => cancelWork(tx, job_id),
};

const isStage = (act: CallStep['act']): act is keyof typeof stages => Object.hasOwn(stages, act);

/** Runs one step of a call under the lock of its row. Returns true if another step is due at once. */
async function runStep(tx: Tx, jobId: number): Promise<boolean> {
  const before = await lockCall(tx, jobId);
  if (!before) return false;
  if (before.facts.now < before.facts.ends) await dismissLost(tx, jobId);
  const freed = await releaseEndedSeats(tx, jobId);
  const call = freed > 0 ? ((await lockCall(tx, jobId)) ?? before) : before;
  const { act, next } = nextStep(call.facts);
  if (act !== 'wait') await acts[act](tx, call);
  if (isStage(act)) await setStage(tx, jobId, stages[act]);
  await setNextStep(tx, jobId, next);
  if (act !== 'wait' || freed > 0)
    await recordEvent(tx, { name: 'call.changed', actor: system, payload: { job_id: jobId } });
  return next !== null && next <= call.facts.now;
}

/** Runs all steps of a call that are due now. Idempotent. */
export async function stepCall({ db }: Store, jobId: number): Promise<void> {
  for (let step = 0; step < STEPS_PER_RUN; step += 1)
    if (!(await inTransaction(db, (tx) => runStep(tx, jobId)))) return;
}

/** Same as {@link stepCall}, for the call of an event. Does nothing for events about other jobs. */
export async function stepCallOfEvent({ db }: Store, eventId: number): Promise<void> {
  const jobId = await findCallOfEvent(db, eventId);
  if (jobId !== null) await stepCall({ db }, jobId);
}

/** Same as {@link stepCall}, for all calls of a suspended worker that have not ended. */
export async function stepCallsOfUser({ db }: Store, eventId: number): Promise<void> {
  for (const jobId of await listCallsOfUser(db, eventId)) await stepCall({ db }, jobId);
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
