// Reads and deletes the pending search: a search that a visitor wanted to save before sign-in.
import { type SavedParams, savedParams } from '#contracts/saved-searches.ts';
import { z } from '#contracts/z.ts';
import { STORAGE_KEY } from './stored-search.ts';

const pendingSearch = z.object({ search: savedParams, until: z.number() });

/**
 * Returns the search to save and deletes it from this tab; null if no search is stored or it was stored over an hour
 * ago.
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
