// The pending save: a job that a visitor wanted to save, stored in this tab during sign-in.
import { parseObject } from '../../kit/storage/stored-object.ts';

const STORAGE_KEY = 'savedWish';
const LIFE = 60 * 60_000;

/** Stores the pending save for one hour and replaces an earlier one. */
export function storePendingSave(uid: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ uid, until: Date.now() + LIFE }));
  } catch {
    // Without session storage the pending save is lost. The user can press the button again after sign-in.
  }
}

/** Returns and deletes the pending save; null if no save is pending or it has expired. */
export function takePendingSave(): string | null {
  try {
    const pendingSave = parseObject(sessionStorage.getItem(STORAGE_KEY));
    sessionStorage.removeItem(STORAGE_KEY);
    const isFresh = typeof pendingSave?.until === 'number' && pendingSave.until > Date.now();
    return isFresh && typeof pendingSave.uid === 'string' ? pendingSave.uid : null;
  } catch {
    return null;
  }
}
