// Changes the status of a job: checks whether the change is allowed, writes the status and a history row, and records
// the event.
import { fail } from '#contracts/problems.ts';
import type { JobStatus } from '#contracts/reference.ts';
import type { Sql, Tx } from '#platform/sql.ts';
import { type Actor, type Person, system } from '../../actor.ts';
import type { EventName } from '../../events.ts';
import { recordEvent } from '../../record-event.ts';
import { countTaken, insertHistory, type LockedJob, setStatus } from '../queries/moves.ts';
import { eventOfMove } from '../rules.ts';
import { type ActorRole, allowedFrom } from '../states.ts';

/**
 * The actor that changes a job: its employer, a moderator, or the system. Moderators and the system have no row in
 * `users`.
 */
export type JobActor = Person | 'moderator' | 'system';

const actorRoleOf = (by: JobActor): ActorRole => (typeof by === 'string' ? by : 'employer');
const actorOf = (by: JobActor): Actor => (typeof by === 'string' ? system : by);

export interface Step {
  to: JobStatus;
  by: JobActor;
  /** SQL of the new `expires_at`; undefined if `expires_at` does not change. */
  expires?: Sql | undefined;
  /** The moderator's note for the employer; null deletes the note, undefined leaves it unchanged. */
  note?: string | null | undefined;
}

async function recordMove(
  tx: Tx,
  jobId: number,
  { name, by }: { name: EventName | null; by: JobActor },
): Promise<void> {
  if (name) await recordEvent(tx, { name, actor: actorOf(by), payload: { job_id: jobId } });
}

/**
 * Changes the status of a locked job and returns the changed job. Fails with `job_transition` if the actor may not
 * change the status in this way (D17).
 */
export async function moveJob(tx: Tx, job: LockedJob, { to, by, expires, note }: Step): Promise<LockedJob> {
  const role = actorRoleOf(by);
  const from = job.status;
  const allowed = allowedFrom(from, role);
  if (!allowed.includes(to)) fail('job_transition', { from, to, allowed });
  await setStatus(tx, job.id, { to, expires, note });
  await insertHistory(tx, job.id, {
    by: typeof by === 'string' ? { type: by, id: null } : by,
    from,
    to,
  });
  await recordMove(tx, job.id, { name: eventOfMove(from, to, role), by });
  return { ...job, status: to, version: job.version + 1, overdue: false };
}

/** Moves the job to `expired` if its lifetime has ended. Otherwise returns the job unchanged. */
export async function expireIfOverdue(tx: Tx, job: LockedJob): Promise<LockedJob> {
  return job.overdue ? moveJob(tx, job, { to: 'expired', by: 'system' }) : job;
}

/**
 * Moves an open or paused job to `filled` if all its positions are taken. Otherwise returns the job unchanged. A call
 * stays open, because its seats say whether it is full.
 */
export async function fillIfFull(tx: Tx, job: LockedJob): Promise<LockedJob> {
  if (job.is_call || (job.status !== 'active' && job.status !== 'paused')) return job;
  if ((await countTaken(tx, job.id)) < job.positions) return job;
  return moveJob(tx, job, {
    to: 'filled',
    by: job.status === 'active' ? 'system' : { type: 'employer', id: job.employer_id },
  });
}
