// The last 50 jobs opened in this browser, stored for offline use. The copies contain nothing about the user: neither
// the application nor the saved mark, the match and the distance. This file does not import zod, because a page stores
// its job before the app starts.
import type { JobDetail } from '#contracts/job-shapes.ts';
import { isObject } from '../../kit/storage/stored-object.ts';

export const INDEX = 'seenJobs';
export const ONE = 'seenJob:';
const MAX_SEEN_JOBS = 50;

type Index = readonly { uid: string; id: number }[];

/** Returns the stored jobs, last viewed first. */
export function readIndex(): Index {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(INDEX) ?? '[]');
    if (!Array.isArray(list)) return [];
    return list
      .filter((one) => isObject(one) && typeof one.uid === 'string' && Number.isInteger(one.id))
      .slice(0, MAX_SEEN_JOBS);
  } catch {
    return [];
  }
}

// Stores a copy of a job as the newest copy. If the storage is full, deletes the oldest copies until the new copy fits.
// Stores nothing if the browser refuses storage.
function put(kept: { seen_at: number; job: JobDetail }, others: Index): void {
  const entry = { uid: kept.job.uid, id: kept.job.id };
  for (let rest = others.slice(0, MAX_SEEN_JOBS - 1); ; rest = rest.slice(0, -1)) {
    try {
      localStorage.setItem(ONE + entry.uid, JSON.stringify(kept));
      localStorage.setItem(INDEX, JSON.stringify([entry, ...rest]));
      return;
    } catch {
      const oldest = rest.at(-1);
      if (!oldest) return;
      localStorage.removeItem(ONE + oldest.uid);
    }
  }
}

/** Stores the current version of a job and deletes the oldest stored jobs, so that at most 50 are stored. */
export function saveSeenJob(seen: JobDetail, now = Date.now()): void {
  try {
    const others = readIndex().filter(({ uid }) => uid !== seen.uid);
    for (const { uid } of others.slice(MAX_SEEN_JOBS - 1)) localStorage.removeItem(ONE + uid);
    put({ seen_at: now, job: { ...seen, my_application: null, saved: false, match: null, distance_km: null } }, others);
  } catch {
    // Storage is forbidden, so there is no copy to delete.
  }
}
