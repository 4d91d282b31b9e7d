// Reads the jobs that are stored for offline use.
import { jobDetail } from '#contracts/job-shapes.ts';
import { z } from '#contracts/z.ts';
import { INDEX, ONE, readIndex } from './seen-job-store.ts';

const seenJob = z.object({ seen_at: z.int(), job: jobDetail });
export type SeenJob = z.output<typeof seenJob>;

function readOne(uid: string): SeenJob | null {
  try {
    const parsed = z.safeParse(seenJob, JSON.parse(localStorage.getItem(ONE + uid) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Deletes the stored copy of a job that no longer exists. */
export function removeSeenJob(id: string): void {
  const found = readIndex().find((one) => one.uid === id || String(one.id) === id);
  if (!found) return;
  try {
    localStorage.removeItem(ONE + found.uid);
    localStorage.setItem(INDEX, JSON.stringify(readIndex().filter(({ uid }) => uid !== found.uid)));
  } catch {
    // Storage is forbidden, so nothing is stored.
  }
}

/** Returns the stored copy of a job by uuid or number; null if this browser has stored no copy. */
export function findSeenJob(id: string): SeenJob | null {
  const found = readIndex().find((one) => one.uid === id || String(one.id) === id);
  return found ? readOne(found.uid) : null;
}

/** Returns all stored copies, last viewed first. */
export function listSeenJobs(): SeenJob[] {
  return readIndex().flatMap(({ uid }) => readOne(uid) ?? []);
}
