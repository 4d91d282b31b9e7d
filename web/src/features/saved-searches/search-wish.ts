// The search that somebody wanted to save before they were signed in, kept in this tab on the way through the doors.
import { type SavedParams, savedParams } from '#contracts/saved-searches.ts';
import { z } from '#contracts/z.ts';

const KEPT = 'searchWish';
const LIFE = 60 * 60_000;

const wish = z.object({ search: savedParams, until: z.number() });

/** Keeps the wish for an hour; the latest one counts. */
export function keepSearchWish(search: SavedParams): void {
  try {
    sessionStorage.setItem(KEPT, JSON.stringify({ search, until: Date.now() + LIFE }));
  } catch {
    // A browser without storage: the search can be saved once more after signing in.
  }
}

/** Whether there is something to take out. */
export function hasSearchWish(): boolean {
  try {
    return sessionStorage.getItem(KEPT) !== null;
  } catch {
    return false;
  }
}

/** Takes the wish out; null where there is none, or it is too old. */
export function takeSearchWish(): SavedParams | null {
  try {
    const parsed = z.safeParse(wish, JSON.parse(sessionStorage.getItem(KEPT) ?? 'null'));
    sessionStorage.removeItem(KEPT);
    return parsed.success && parsed.data.until > Date.now() ? parsed.data.search : null;
  } catch {
    return null;
  }
}
