// Access to the product's keys in `localStorage`. If the browser forbids storage or has no space left, values are kept in
// memory until the page closes.

/** All keys that the product uses in `localStorage`. `admin_token` belongs to the admin area. */
export type StoredName =
  | 'authToken'
  | 'userType'
  | 'userData'
  | 'lastActivity'
  | 'csrfToken'
  | 'csrfTokenExpiry'
  | 'language'
  | 'lastRequestedLanguage'
  | 'recentSearches'
  | 'ringsFor'
  | 'ringsLater'
  | 'unsent'
  // Lists of an earlier release, which are moved into `unsent`.
  | 'keptDays'
  | 'taskAnswers'
  | 'callAnswers'
  | 'workPlaces'
  | 'lastOwed'
  | 'signingKeys'
  | 'revokedPapers'
  | 'guideClosed'
  | 'diaryOffers'
  | 'voiceNotice'
  | 'admin_token';

const memory = new Map<StoredName, string>();

/** Returns the value in memory first: it is newer than the stored one, which it could not replace. */
export function readStored(name: StoredName): string | null {
  const newer = memory.get(name);
  if (newer !== undefined) return newer;
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

export function store(name: StoredName, text: string): void {
  try {
    localStorage.setItem(name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
}

export function removeStored(...names: StoredName[]): void {
  for (const name of names) {
    memory.delete(name);
    try {
      localStorage.removeItem(name);
    } catch {
      // The browser forbids storage, so there is no value to remove.
    }
  }
}
