// Suspends and restores accounts (D42), in one transaction with the affected jobs and the audit log entry.
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import { sql, type Tx } from '#platform/sql.ts';
import type { Admin } from '../actor.ts';
import { writeAudit } from '../admins/audit.ts';
import { closeApplicationsOf } from '../applications/actions/close-open.ts';
import type { Deps } from '../deps.ts';
import { pauseJobs, resumeJobs } from '../jobs/queries/move-many.ts';
import { recordEvent } from '../record-event.ts';
import { extendSilence } from '../wages/silence-queries.ts';
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
  /** The reason of a suspension is shown to the user. */
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
 * Suspends a user. Pauses and hides an employer's open jobs immediately. Returns the ids of the user's sessions: the
 * caller must close their sockets. The sessions remain, so that the user can read the reason. Fails with `not_found`
 * for an unknown or erased account, and with `invalid_transition` if the user is already suspended.
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
 * Restores a suspended user. Resumes the jobs that the suspension paused, except jobs that have expired or are held for
 * another reason. Fails with `not_found` for an unknown or erased account, and with `invalid_transition` if the user is
 * not suspended.
 */
export async function restoreUser({ db }: Store, admin: Admin, decision: Decision): Promise<void> {
  const { user_id } = decision;
  await inTransaction(db, async (tx) => {
    await lockAccountStatus(tx, user_id, 'active');
    const since = await setRestored(tx, user_id);
    const jobs = await resumeJobs(tx, user_id, sql`${since}::timestamptz`);
    await extendSilence(tx, user_id, sql`${since}::timestamptz`);
    await recordEvent(tx, { name: 'user.restored', actor: admin, payload: { user_id } });
    await writeAudit(tx, admin, auditOf('active', decision, jobs));
  });
}

/** Returns the caller's own suspension; null if the caller is not suspended. */
export async function showSuspension({ db }: Store, userId: number) {
  return { suspension: await findSuspension(db, userId) };
}

/**
 * Closes the open applications of a suspended worker, or the open applications to a suspended employer, so that the
 * other side does not wait for an answer. Accepted applications remain, because the work may have started. Idempotent.
 * Does nothing if the user has been restored.
 */
export async function endApplicationsOfSuspended({ db }: Store, eventId: number, progress: () => void): Promise<void> {
  const person = await findSuspendedOf(db, eventId);
  if (!person) return;
  while ((await inTransaction(db, (tx) => cancelOpenApplications(tx, person))) > 0) progress();
  if (person.type === 'labour') return;
  for (const jobId of await listJobsWaitedFor(db, person.id)) await closeApplicationsOf({ db }, jobId, progress);
}
