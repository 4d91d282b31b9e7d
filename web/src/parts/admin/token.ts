// The admin token in local storage, with change notification. If no token is stored, the admin area shows its sign-in
// page.
import { useSyncExternalStore } from 'react';
import { readStored, removeStored, store } from '../../kit/storage/browser-store.ts';

const listeners = new Set<() => void>();
/** The reason why the last token was removed, for the sign-in page. Null after a logout or a login. */
let reason: 'expired' | null = null;

function notifyListeners(): void {
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const readAdminToken = (): string | null => readStored('admin_token');

export function saveAdminToken(token: string): void {
  reason = null;
  store('admin_token', token);
  notifyListeners();
}

/** Removes the token after a logout, or because the server rejected it (`expired`). */
export function dropAdminToken(why: 'logout' | 'expired'): void {
  reason = why === 'expired' ? why : null;
  removeStored('admin_token');
  notifyListeners();
}

/** Returns whether the last session ended because the server rejected its token, not by a logout. */
export const adminSessionExpired = (): boolean => reason === 'expired';

/** Returns the token, or null. Follows changes in other tabs. */
export const useAdminToken = () => useSyncExternalStore(subscribe, readAdminToken, () => null);
