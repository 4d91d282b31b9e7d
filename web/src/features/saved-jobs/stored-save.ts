// The job that somebody wanted to save before they were signed in, kept in this tab on the way through the doors.
import { parseObject } from '../../http/stored-object.ts';

const STORAGE_KEY = 'savedWish';
const LIFE = 60 * 60_000;

/** Keeps the wish for an hour; the latest one counts. */
export function storePendingSave(uid: string): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify({ uid, until: Date.now() + LIFE }));
  } catch {
    // A browser without storage: the job can be saved once more after signing in.
  }
}

/** Takes the wish out; null where there is none, or it is too old. */
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
