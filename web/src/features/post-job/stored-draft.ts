// Drafts kept in this tab at once: nothing written is lost to a reload, a bad network or a session that ran out.
import { z } from '#contracts/z.ts';
import { draftSchema } from './draft.ts';

/** The job on the server that a draft belongs to. */
const knownJob = z.object({ uid: z.string(), version: z.int() });
export type KnownJob = z.output<typeof knownJob>;

const kept = z.object({ known: z.nullable(knownJob), draft: draftSchema });
export type StoredDraft = z.output<typeof kept>;

/** The draft of the page that posts; those of jobs have their uid as name. */
export const NEW = 'new';

const nameOf = (place: string) => (place === NEW ? 'jobDraft' : `jobDraft.${place}`);

/** What this tab has kept at a place; null where it has nothing that can be read. */
export function readStoredDraft(place: string): StoredDraft | null {
  try {
    const parsed = z.safeParse(kept, JSON.parse(sessionStorage.getItem(nameOf(place)) ?? 'null'));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** Keeps a draft at a place; null forgets it. */
export function keep(place: string, what: StoredDraft | null): void {
  try {
    if (what) sessionStorage.setItem(nameOf(place), JSON.stringify(what));
    else sessionStorage.removeItem(nameOf(place));
  } catch {
    // A browser without storage: the draft lives as long as the page.
  }
}

/** Notes which job of the server a kept draft has become; nothing where it was forgotten meanwhile. */
export function noteKnown(place: string, known: KnownJob): void {
  const before = readStoredDraft(place);
  if (before) keep(place, { ...before, known });
}

/** What was kept of a job: on its own page, or on the page that posts, from where it then moves. */
export function takeStoredDraft(uid: string): StoredDraft | null {
  const own = readStoredDraft(uid);
  if (own) return own;
  const posted = readStoredDraft(NEW);
  if (posted?.known?.uid !== uid) return null;
  keep(NEW, null);
  keep(uid, posted);
  return posted;
}
