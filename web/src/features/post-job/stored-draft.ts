// Stores the drafts of jobs in this tab at each change. This prevents the loss of input after a reload, a network error
// or an expired session.
import { z } from '#contracts/z.ts';
import { draftSchema } from './draft.ts';

/** Uid and version of the job on the server to which a stored draft belongs. */
const knownJob = z.object({ uid: z.string(), version: z.int() });
export type KnownJob = z.output<typeof knownJob>;

const kept = z.object({ known: z.nullable(knownJob), draft: draftSchema });
export type StoredDraft = z.output<typeof kept>;

/** The key of the draft of a new job; drafts of saved jobs have their uid as key. */
export const NEW = 'new';

const nameOf = (place: string) => (place === NEW ? 'jobDraft' : `jobDraft.${place}`);

/** Returns the stored draft of a key; null if no valid draft is stored. */
export function readStoredDraft(place: string): StoredDraft | null {
  try {
    const parsed = z.safeParse(kept, JSON.parse(sessionStorage.getItem(nameOf(place)) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Stores a draft under a key; null deletes it. */
export function keep(place: string, what: StoredDraft | null): void {
  try {
    if (what) sessionStorage.setItem(nameOf(place), JSON.stringify(what));
    else sessionStorage.removeItem(nameOf(place));
  } catch {
    // If the browser refuses session storage, the draft is lost when the page is reloaded.
  }
}

/**
 * Adds the uid and the version of the job on the server to the draft that this tab stores under the key `place`. Does
 * nothing if this tab stores no draft.
 */
export function noteKnown(place: string, known: KnownJob): void {
  const before = readStoredDraft(place);
  if (before) keep(place, { ...before, known });
}

/**
 * Returns the stored draft of a job; null if this tab stores no draft of this job. A draft that began as a new job is
 * still stored under the key `NEW`. In this case, moves the draft to the key of the job.
 */
export function takeStoredDraft(uid: string): StoredDraft | null {
  const own = readStoredDraft(uid);
  if (own) return own;
  const posted = readStoredDraft(NEW);
  if (posted?.known?.uid !== uid) return null;
  keep(NEW, null);
  keep(uid, posted);
  return posted;
}
