// Stores drafts in this tab at once, so that a reload, a network error or an expired session loses no input.
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
    // Without session storage the draft exists only as long as the page.
  }
}

/**
 * Adds uid and version of the job, as the server has saved it, to a stored draft. Does nothing if no draft is stored.
 */
export function noteKnown(place: string, known: KnownJob): void {
  const before = readStoredDraft(place);
  if (before) keep(place, { ...before, known });
}

/**
 * Returns the stored draft of a job; null if none is stored. A draft that was stored under the key of a new job is
 * moved to the key of this job.
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
