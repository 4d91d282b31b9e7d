// Saves jobs for a worker, and lists the saved jobs.
import { fail } from '#contracts/problems.ts';
import { inTransaction } from '#platform/db.ts';
import type { Person } from '../../actor.ts';
import type { Deps, ReadDeps } from '../../deps.ts';
import { paged } from '../../paged.ts';
import { lockPerson } from '../../people/queries/accounts.ts';
import type { Page } from '../queries/columns.ts';
import { countSaved, insertSaved, isSaved, listSaved, removeSaved } from '../queries/saved.ts';
import { SAVED_JOBS } from '../rules.ts';

type Store = Pick<Deps, 'db'>;

/**
 * Saves a job for a worker. Idempotent. Fails with `not_found` if the worker may not see the job, and with
 * `saved_jobs_limit` if the worker has already saved `SAVED_JOBS` jobs.
 */
export async function saveJob({ db }: Store, labour: Person, uid: string): Promise<{ saved: boolean }> {
  await inTransaction(db, async (tx) => {
    await lockPerson(tx, labour.id);
    if (await isSaved(tx, labour.id, uid)) return;
    if ((await countSaved(tx, labour.id)) >= SAVED_JOBS) fail('saved_jobs_limit', { limit: SAVED_JOBS });
    if ((await insertSaved(tx, labour, uid)) === 0) fail('not_found');
  });
  return { saved: true };
}

/** Removes a job from the worker's saved jobs. Idempotent. */
export async function unsaveJob({ db }: Store, labour: Person, uid: string): Promise<{ saved: boolean }> {
  await removeSaved(db, labour.id, uid);
  return { saved: false };
}

/** Returns a page of the worker's saved jobs, the most recently saved first. */
export async function showSavedJobs({ db }: Pick<ReadDeps, 'db'>, labour: Person, page: Page) {
  const { jobs, total } = await listSaved(db, labour.id, page);
  return paged({ jobs }, total, page);
}
