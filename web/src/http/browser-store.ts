// The product's own names in local storage. A browser that forbids storage keeps them for the page's life.

/** Every name the product uses; `admin_token` belongs to the administrator's area. */
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
  | 'keptDays'
  | 'workPlaces'
  | 'guideClosed'
  | 'admin_token';

const memory = new Map<StoredName, string>();

/** The stored text, or null. */
export function readStored(name: StoredName): string | null {
  try {
    return localStorage.getItem(name) ?? memory.get(name) ?? null;
  } catch {
    return memory.get(name) ?? null;
  }
}

/** Keeps the text under its name. */
export function store(name: StoredName, text: string): void {
  try {
    localStorage.setItem(name, text);
    memory.delete(name);
  } catch {
    memory.set(name, text);
  }
}

/** Forgets the names. */
export function removeStored(...names: StoredName[]): void {
  for (const name of names) {
    memory.delete(name);
    try {
      localStorage.removeItem(name);
    } catch {
      // Storage is forbidden: there is nothing to remove.
    }
  }
}
