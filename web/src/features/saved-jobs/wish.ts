// The job that somebody wanted to save before they were signed in, kept in this tab on the way through the doors.
import { z } from '#contracts/z.ts';

const KEPT = 'savedWish';
const LIFE = 60 * 60_000;

const wish = z.object({ uid: z.string(), until: z.number() });

/** Keeps the wish for an hour; the latest one counts. */
export function keepWish(uid: string): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ uid, until: Date.now() + LIFE }));
  } catch {
    // A browser without storage: the job can be saved once more after signing in.
  }
}

/** Takes the wish out; null where there is none, or it is too old. */
export function takeWish(): string | null {
  try {
    const parsed = z.safeParse(wish, JSON.parse(sessionStorage.getItem(KEPT) ?? 'null'));
    sessionStorage.removeItem(KEPT);
    return parsed.success && parsed.data.until > Date.now() ? parsed.data.uid : null;
  } catch {
    return null;
  }
}
