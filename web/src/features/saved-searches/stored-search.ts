// The pending search: a search that a visitor wanted to save, stored in this tab during sign-in.
import type { SavedParams } from '#contracts/saved-searches.ts';

export const STORAGE_KEY = 'searchWish';
const LIFE = 60 * 60_000;

/** Stores the search of the visitor for one hour and replaces an earlier search. */
export function storePendingSearch(search: SavedParams): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ search, until: Date.now() + LIFE }));
  } catch {
    // Without session storage the pending search is lost. The user can press the button again after sign-in.
  }
}

export function hasPendingSearch(): boolean {
  try {
    return sessionStorage.getItem(STORAGE_KEY) !== null;
  } catch {
    return false;
  }
}
