// Changes the status of an application: by the employer, or as a withdrawal by the worker. Each change locks the row,
// checks the transition, writes the status and records an event.
import { fail, Problem } from '#contracts/problems.ts';
import type { ApplicationStatus } from '#contracts/reference.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { fillIfFull } from '../../jobs/actions/moving.ts';
import { lockJob } from '../../jobs/queries/moves.ts';
import { insertPhraseLines, type NewPhraseLine } from '../../phrases/queries.ts';
import { recordEvent } from '../../record-event.ts';
import { openAccount } from '../../wages/actions/book-day.ts';
import { allowedNow, isLate } from '../acts.ts';
import { findCrewOf, insertStatusHistory, lockApplicationFor, lockPositions, setStatus } from '../queries.ts';
import { eventOf } from '../rules.ts';
import { showApplication } from './show.ts';

interface StatusChange {
  status: ApplicationStatus;
  employer_feedback?: string | null | undefined;
  /**
   * The lines of the feedback or of the worker's reason that are phrases (prepared sentences, available in all
   * languages).
   */
  phrases?: readonly NewPhraseLine[];
  reason?: string | null | undefined;
  version?: number | undefined;
  /** True if a withdrawal is never late, because the worker was asked whether to come (D79). */
  never_late?: boolean;
}

/**
 * Locks the job and checks that a position is free; fails with `positions_filled` otherwise. Returns `last: true` if
 * exactly one position is free.
 */
async function takePosition(tx: Tx, jobId: number): Promise<{ last: boolean }> {
  const { positions, taken } = await lockPositions(tx, jobId);
  if (taken >= positions) fail('positions_filled');
  return { last: taken + 1 === positions };
}

/** Moves an open or paused job to the status `filled` if all its positions are taken. */
async function fillJob(tx: Tx, jobId: number): Promise<void> {
  const job = await lockJob(tx, jobId);
  if (job) await fillIfFull(tx, job);
}

/**
 * Changes the status in the caller's transaction, as {@link setApplicationStatus} does, but without the check of the crew.
 */
export async function changeStatus(tx: Tx, person: Person, id: number, wanted: StatusChange): Promise<void> {
  const current = (await lockApplicationFor(tx, person, id)) ?? fail('not_found');
  const to = wanted.status;
  if (current.status === to) return;
  if (wanted.version !== undefined && wanted.version !== current.version) fail('stale_version');
  const allowed = allowedNow(person.type, current.facts);
  if (!allowed.includes(to)) fail('invalid_transition', { from: current.status, to, allowed });
  const reason = wanted.reason || null;
  if (to === 'cancelled' && !reason) fail('validation_failed', { errors: { reason: ['reason_required'] } });
  const position = to === 'accepted' && current.job_id !== null ? await takePosition(tx, current.job_id) : null;
  const late = to === 'withdrawn' && !wanted.never_late && isLate(current.facts);
  const change = { from: current.status, to, actor: person, feedback: wanted.employer_feedback || null, reason, late };
  await setStatus(tx, id, change);
  await insertStatusHistory(tx, id, change);
  await insertPhraseLines(tx, { application_id: id }, wanted.phrases ?? []);
  if (to === 'accepted') await openAccount(tx, id);
  const name = eventOf[to];
  if (name) await recordEvent(tx, { name, actor: person, payload: { application_id: id } });
  if (position?.last && current.job_id !== null) await fillJob(tx, current.job_id);
}

/**
 * Same as {@link changeStatus}, but an applicant of a crew is accepted alone only if the crew then has its minimum number
 * of accepted members, and the leader among them (D81). Fails with `crew_too_few` or `crew_leader_missing` otherwise.
 */
async function changeOne(tx: Tx, person: Person, id: number, wanted: StatusChange): Promise<void> {
  if (wanted.status === 'accepted') {
    // Locked first: another employer must not learn from the crew's problem that the application exists.
    if (!(await lockApplicationFor(tx, person, id))) fail('not_found');
    const crew = await findCrewOf(tx, id);
    if (crew && crew.accepted + 1 < crew.min_members) fail('crew_too_few', { min_members: crew.min_members });
    if (crew && !crew.leader_goes) fail('crew_leader_missing');
  }
  await changeStatus(tx, person, id, wanted);
}

/**
 * Moves a pending application to `under_review`, because its employer has opened it. If several calls run at once, only
 * one of them changes the status.
 */
export async function openApplication({ db }: Pick<Deps, 'db'>, employer: Person, id: number): Promise<void> {
  await inTransaction(db, async (tx) => {
    const current = await lockApplicationFor(tx, employer, id);
    if (current?.status === 'pending') await changeStatus(tx, employer, id, { status: 'under_review' });
  });
}

/**
 * Changes the status of several applications for their employer, each in a separate transaction. Returns the ids of the
 * changed applications, and for each other application its id with an error code.
 */
export async function setManyStatuses(
  { db }: Pick<Deps, 'db'>,
  employer: Person,
  { ids, ...wanted }: StatusChange & { ids: readonly number[] },
) {
  const updated: number[] = [];
  const refused: { id: number; code: string }[] = [];
  for (const id of new Set(ids)) {
    try {
      await inTransaction(db, (tx) => changeStatus(tx, employer, id, wanted));
      updated.push(id);
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      refused.push({ id, code: error.code });
    }
  }
  return { updated, refused };
}

/**
 * Changes the status of an application for its employer. Setting the current status again changes nothing. Fails with
 * `not_found` if the employer has no such application, with `stale_version` if the application has changed since the
 * employer read `version`, with `invalid_transition` if the rules do not allow the change, with `positions_filled` if
 * an applicant is accepted and all positions are taken, with `crew_too_few` if an applicant of a crew is accepted without
 * enough others, with `crew_leader_missing` if without the leader, and with `validation_failed` for a cancellation without
 * a reason.
 */
export async function setApplicationStatus(
  { db }: Pick<Deps, 'db'>,
  employer: Person,
  id: number,
  wanted: StatusChange,
) {
  await inTransaction(db, (tx) => changeOne(tx, employer, id, wanted));
  return showApplication({ db }, employer, id);
}

type Withdrawal = Pick<StatusChange, 'reason' | 'phrases' | 'never_late'>;

/** Same as {@link withdrawApplication}, in the caller's transaction. */
export const withdrawIn = (tx: Tx, labour: Person, id: number, why: Withdrawal) =>
  changeStatus(tx, labour, id, { status: 'withdrawn', ...why });

/** Cancels an application as its employer, in the caller's transaction. Fails as {@link setApplicationStatus} does. */
export const cancelIn = (tx: Tx, employer: Person, id: number, reason: string) =>
  changeStatus(tx, employer, id, { status: 'cancelled', reason });

/**
 * Withdraws an application as its worker. Fails with `not_found` if the worker has no such application, and with
 * `invalid_transition` if it has already ended or the work has begun.
 */
export async function withdrawApplication({ db }: Pick<Deps, 'db'>, labour: Person, id: number, why: Withdrawal) {
  await inTransaction(db, (tx) => withdrawIn(tx, labour, id, why));
  return showApplication({ db }, labour, id);
}
