// The last 50 jobs opened in this browser, stored for offline use. The copies contain nothing about the user: neither
// the application nor the saved mark, the match and the distance.
import { type JobDetail, jobDetail } from '#contracts/job-shapes.ts';
import { z } from '#contracts/z.ts';

const INDEX = 'seenJobs';
const ONE = 'seenJob:';
const MAX_SEEN_JOBS = 50;

const seenJob = z.object({ seen_at: z.int(), job: jobDetail });
export type SeenJob = z.output<typeof seenJob>;

const index = z.array(z.object({ uid: z.string(), id: z.int() }));
type Index = z.output<typeof index>;

function readIndex(): Index {
  try {
    const parsed = z.safeParse(index, JSON.parse(localStorage.getItem(INDEX) ?? '[]'));
    return parsed.success ? parsed.data.slice(0, MAX_SEEN_JOBS) : [];
  } catch {
    return [];
  }
}

function readOne(uid: string): SeenJob | null {
  try {
    const parsed = z.safeParse(seenJob, JSON.parse(localStorage.getItem(ONE + uid) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

// Stores a copy of a job as the newest copy. If the storage is full, deletes the oldest copies until the new copy fits.
// Stores nothing if the browser refuses storage.
function put(kept: SeenJob, others: Index): void {
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
