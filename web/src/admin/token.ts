// The administrator's token in local storage, watched: without one the area shows its door.
import { useSyncExternalStore } from 'react';
import { readStored, removeStored, store } from '../http/browser-store.ts';

const listeners = new Set<() => void>();
/** Why there is none: shown at the door. */
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

/** Keeps the token of a login. */
export function saveAdminToken(token: string): void {
  reason = null;
  store('admin_token', token);
  notifyListeners();
}

/** Forgets the token: after a logout, or, where it `expired`, because the server does not know it any more. */
export function dropAdminToken(why: 'logout' | 'expired'): void {
  reason = why === 'expired' ? why : null;
  removeStored('admin_token');
  notifyListeners();
}

/** Whether the last session ended by itself. */
export const adminSessionExpired = (): boolean => reason === 'expired';

/** The token, or null; follows other tabs. */
export const useAdminToken = () => useSyncExternalStore(subscribe, readAdminToken, () => null);
