// The search that somebody wanted to save before they were signed in, kept in this tab on the way through the doors.
import type { SavedParams } from '#contracts/saved-searches.ts';

export const STORAGE_KEY = 'searchWish';
const LIFE = 60 * 60_000;

/** Keeps the wish for an hour; the latest one counts. */
export function storePendingSearch(search: SavedParams): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ search, until: Date.now() + LIFE }));
  } catch {
    // A browser without storage: the search can be saved once more after signing in.
  }
}

/** Whether there is something to take out. */
export function hasPendingSearch(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
