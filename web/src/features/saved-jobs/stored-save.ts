// The pending save: a job that a visitor wanted to save, stored in this tab during sign-in.
import { parseObject } from '../../kit/storage/stored-object.ts';

const STORAGE_KEY = 'savedWish';
const LIFE = 60 * 60_000;

/** Stores the uid of the job for one hour and replaces an earlier job. */
export function storePendingSave(uid: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ uid, until: Date.now() + LIFE }));
  } catch {
    // Without session storage the pending save is lost. The user can press the button again after sign-in.
  }
}

/**
 * Returns the uid of the job to save, and deletes the pending save from this tab. Returns null if no job is stored, or
 * if the visitor pressed the button more than an hour ago.
 */
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
