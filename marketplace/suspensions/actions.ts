// An administrator closes somebody's account, or opens it again (D42): in one transaction with the jobs it hides and the trail it leaves.
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import { sql, type Tx } from '#platform/sql.ts';
import type { Admin } from '../actor.ts';
import { writeAudit } from '../admins/audit.ts';
import { closeApplicationsOf } from '../applications/actions/close-open.ts';
import type { Deps } from '../deps.ts';
import { pauseJobs, resumeJobs } from '../jobs/queries/move-many.ts';
import { recordEvent } from '../record-event.ts';
import {
  cancelOpenApplications,
  findSuspendedOf,
  findSuspension,
  listJobsWaitedFor,
  listSessionIds,
  lockAccount,
  setRestored,
  setSuspended,
} from './queries.ts';

type Store = Pick<Deps, 'db'>;

interface Decision {
  user_id: number;
  /** Of a suspension its person reads it. */
  reason: string;
}

type AccountStatus = 'active' | 'suspended';

async function lockAccountStatus(tx: Tx, userId: number, to: AccountStatus) {
  const account = (await lockAccount(tx, userId)) ?? fail('not_found');
  const from: AccountStatus = account.suspended ? 'suspended' : 'active';
  if (from === to) fail('invalid_transition', { from, to, allowed: [to === 'active' ? 'suspended' : 'active'] });
  return account;
}

const auditOf = (to: AccountStatus, { user_id, reason }: Decision, jobs: number) => ({
  action: to === 'suspended' ? 'user.suspended' : 'user.restored',
  target: { type: 'user', id: user_id },
  before: { status: to === 'suspended' ? 'active' : 'suspended' },
  after: { status: to, jobs },
  reason,
});

/**
 * Suspends a person. An employer's open jobs are paused, so that nobody sees them from this moment on. Returns the sessions whose sockets
 * are to be closed: they last, so that the person can read why. Fails with `not_found` or `invalid_transition`.
 */
export async function suspendUser({ db }: Store, admin: Admin, decision: Decision): Promise<number[]> {
  const { user_id, reason } = decision;
  return inTransaction(db, async (tx) => {
    await lockAccountStatus(tx, user_id, 'suspended');
    await setSuspended(tx, user_id, reason);
    const jobs = await pauseJobs(tx, user_id);
    await recordEvent(tx, { name: 'user.suspended', actor: admin, payload: { user_id } });
    await writeAudit(tx, admin, auditOf('suspended', decision, jobs));
    return listSessionIds(tx, user_id);
  });
}

/**
 * Takes a suspension back: the jobs that it paused are shown again, where their time is not over and nothing else keeps them back. Fails
 * with `not_found` or `invalid_transition`.
 */
export async function restoreUser({ db }: Store, admin: Admin, decision: Decision): Promise<void> {
  const { user_id } = decision;
  await inTransaction(db, async (tx) => {
    await lockAccountStatus(tx, user_id, 'active');
    const since = await setRestored(tx, user_id);
    const jobs = await resumeJobs(tx, user_id, sql`${since}::timestamptz`);
    await recordEvent(tx, { name: 'user.restored', actor: admin, payload: { user_id } });
    await writeAudit(tx, admin, auditOf('active', decision, jobs));
  });
}

/** The own suspension, for its person. */
export async function showSuspension({ db }: Store, userId: number) {
  return { suspension: await findSuspension(db, userId) };
}

/**
 * Nobody waits for somebody who cannot answer: open applications to a suspended employer, and those of a suspended worker, are closed. Who
 * was accepted stays so: the work may be under way. Harmless to run twice; nothing happens where the person was restored meanwhile.
 */
export async function endApplicationsOfSuspended({ db }: Store, eventId: number, progress: () => void): Promise<void> {
  const person = await findSuspendedOf(db, eventId);
  if (!person) return;
  while ((await inTransaction(db, (tx) => cancelOpenApplications(tx, person))) > 0) progress();
  if (person.type === 'labour') return;
  for (const jobId of await listJobsWaitedFor(db, person.id)) await closeApplicationsOf({ db }, jobId, progress);
}
