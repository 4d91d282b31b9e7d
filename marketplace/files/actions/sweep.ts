// Removing what nothing names: bytes of files whose row never came or is gone, and what a crash left half written.
import type { StoredObject } from '#platform/storage/storage.ts';
import type { Deps } from '../../deps.ts';
import { listUnnamed, removeOldUploads } from '../queries.ts';
import { removeBytes } from './remove.ts';

type FileDeps = Pick<Deps, 'db' | 'log' | 'storage'>;

const HOUR_MS = 3_600_000;
const AT_A_TIME = 50;

const isHalfWritten = ({ key }: StoredObject) => key.endsWith('.part');

/** Removes the objects of one batch that nothing names. They are older than any upload that is still on its way. */
async function sweepBatch(deps: FileDeps, batch: readonly StoredObject[]): Promise<number> {
  const halves = batch.filter(isHalfWritten).map(({ key }) => key);
  const named = batch.filter((object) => !isHalfWritten(object)).map(({ key }) => key);
  const unnamed = named.length > 0 ? await listUnnamed(deps.db, named) : [];
  await removeBytes(deps, [...halves, ...unnamed]);
  return halves.length + unnamed.length;
}

/** Harmless to run twice; returns how many objects went. */
export async function sweepFiles(deps: FileDeps, progress: () => void): Promise<number> {
  const oldest = Date.now() - HOUR_MS;
  let batch: StoredObject[] = [];
  let removed = 0;
  for await (const object of deps.storage.list('')) {
    progress();
    const isOurs = object.key.startsWith('files/') || isHalfWritten(object);
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
