// Deletes orphaned objects in the storage: files that no database row refers to, and parts of uploads that a crash
// interrupted.
import type { StoredObject } from '#platform/storage/storage.ts';
import type { Deps } from '../../deps.ts';
import { listUnnamed, removeOldUploads } from '../queries.ts';
import { removeBytes } from './remove.ts';

type FileDeps = Pick<Deps, 'db' | 'log' | 'storage'>;

const HOUR_MS = 3_600_000;
const AT_A_TIME = 50;

/** Matches the folders in which every stored object must have a database row. An object without a row is deleted. */
const SWEPT = /^(?:files|pictures|sites|documents)\//;

const isHalfWritten = ({ key }: StoredObject) => key.endsWith('.part');

/**
 * Deletes the objects of a batch that no row refers to. The batch contains only objects older than any upload in
 * progress. Returns the number of deleted objects.
 */
async function sweepBatch(deps: FileDeps, batch: readonly StoredObject[]): Promise<number> {
  const halves = batch.filter(isHalfWritten).map(({ key }) => key);
  const named = batch.filter((object) => !isHalfWritten(object)).map(({ key }) => key);
  const unnamed = named.length > 0 ? await listUnnamed(deps.db, named) : [];
  await removeBytes(deps, [...halves, ...unnamed]);
  return halves.length + unnamed.length;
}

/** Deletes orphaned objects that are older than one hour. Idempotent. Returns the number of deleted objects. */
export async function sweepFiles(deps: FileDeps, progress: () => void): Promise<number> {
  const oldest = Date.now() - HOUR_MS;
  let batch: StoredObject[] = [];
  let removed = 0;
  for await (const object of deps.storage.list('')) {
    progress();
    const isOurs = SWEPT.test(object.key) || isHalfWritten(object);
    if (isOurs && object.stored_at.getTime() < oldest) batch.push(object);
    if (batch.length < AT_A_TIME) continue;
    removed += await sweepBatch(deps, batch);
    batch = [];
  }
  removed += await sweepBatch(deps, batch);
  progress();
  await removeOldUploads(deps.db);
  return removed;
}
