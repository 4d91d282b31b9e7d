// Reads and deletes the pending search: a search that a visitor wanted to save before sign-in.
import { type SavedParams, savedParams } from '#contracts/saved-searches.ts';
import { z } from '#contracts/z.ts';
import { STORAGE_KEY } from './stored-search.ts';

const pendingSearch = z.object({ search: savedParams, until: z.number() });

/**
 * Returns the search to save, and deletes the pending search from this tab. Returns null if no search is stored, or if
 * the visitor pressed the button more than an hour ago.
 */
export function takePendingSearch(): SavedParams | null {
  try {
    const parsed = z.safeParse(pendingSearch, JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null'));
    sessionStorage.removeItem(STORAGE_KEY);
    return parsed.success && parsed.data.until > Date.now() ? parsed.data.search : null;
  } catch {
    return null;
  }
}
