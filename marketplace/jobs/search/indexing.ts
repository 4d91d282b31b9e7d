// Maintains the search index: each open job has an entry, other jobs have none. Idempotent.
import { type Db, inTransaction } from '#platform/db.ts';
import type { Queryable } from '#platform/sql.ts';
import type { Deps } from '../../deps.ts';
import { findJobOfEvent } from '../queries/of-event.ts';
import { entryOf } from './entry.ts';
import {
  findOpenJobsAfter,
  findWronglyIndexed,
  lockJobsToIndex,
  removeEntries,
  writeEntries,
} from './index-queries.ts';

type Store = Pick<Deps, 'db'>;

const BATCH = 200;
const FOUND_AT_ONCE = 5000;

/**
 * Writes the entries of the open jobs among these ids, and deletes the entries of the other jobs. Must run in a
 * transaction.
 */
export async function indexJobs(tx: Queryable, ids: readonly number[]): Promise<void> {
  const open = await lockJobsToIndex(tx, ids);
  const known = new Set(open.map(({ id }) => id));
  const gone = ids.filter((id) => !known.has(id));
  if (gone.length > 0) await removeEntries(tx, gone);
  if (open.length > 0) await writeEntries(tx, await Promise.all(open.map(entryOf)));
}

const indexBatch = (db: Db, ids: readonly number[]) => inTransaction(db, (tx) => indexJobs(tx, ids));

/** Updates the index entry of the event's job. */
export async function indexJobOf({ db }: Store, eventId: number): Promise<void> {
  const job = await findJobOfEvent(db, eventId);
  if (job) await indexBatch(db, [job.id]);
}

/**
 * Repairs index entries that event tasks did not update: writes missing and outdated entries and deletes obsolete ones.
 * Returns the number of repaired jobs.
 */
export async function repairIndex({ db }: Store, progress: (jobs: number) => void = () => {}): Promise<number> {
  let repaired = 0;
  for (let last = ''; ; ) {
    const ids = (await findWronglyIndexed(db, FOUND_AT_ONCE)).map(({ id }) => id);
    // If the query finds the same jobs again, their entries cannot be repaired. Stop, to avoid an endless loop.
    if (ids.length === 0 || ids.join() === last) return repaired;
    for (let from = 0; from < ids.length; from += BATCH) {
      const batch = ids.slice(from, from + BATCH);
      await indexBatch(db, batch);
      repaired += batch.length;
      progress(repaired);
    }
    last = ids.join();
  }
}

/** Rewrites the entries of all open jobs in batches, while searches continue. Returns the number of jobs. */
export async function rewriteIndex({ db }: Store, progress: (jobs: number) => void = () => {}): Promise<number> {
  let written = 0;
  for (let after = 0; ; ) {
    const ids = (await findOpenJobsAfter(db, { after, limit: BATCH })).map(({ id }) => id);
    const last = ids.at(-1);
    if (last === undefined) break;
    await indexBatch(db, ids);
    after = last;
    written += ids.length;
    progress(written);
  }
  await repairIndex({ db });
  return written;
}
