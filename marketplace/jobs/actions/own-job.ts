// Locks an employer's own job for a change.
import { fail } from '#contracts/problems.ts';
import type { Tx } from '#platform/sql.ts';
import type { Person } from '../../actor.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import { type LockedJob, lockOwnJob } from '../queries/moves.ts';
import { expireIfOverdue } from './moving.ts';

/**
 * Locks the employer's account and the job, and returns the job. If the job's lifetime has ended, expires the job
 * first. Fails with `not_found`, or with `stale_version` if the given `version` is not the job's version.
 */
export async function lockOwnJobVersion(
  tx: Tx,
  employer: Person,
  { uid, version }: { uid: string; version?: number | undefined },
): Promise<LockedJob> {
  await lockPerson(tx, employer.id);
  const job = (await lockOwnJob(tx, employer.id, uid)) ?? fail('not_found');
  if (version !== undefined && version !== job.version) fail('stale_version');
  return expireIfOverdue(tx, job);
}
