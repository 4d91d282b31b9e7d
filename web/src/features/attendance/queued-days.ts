// Attendance codes that were typed offline, stored in this browser until they are sent. Only the user who typed a code
// sends it.
import { useMemo, useSyncExternalStore } from 'react';
import { z } from '#contracts/z.ts';
import { readStored, removeStored, store } from '../../kit/storage/browser-store.ts';

const queuedDay = z.object({
  user_id: z.int(),
  application_id: z.int(),
  date: z.string(),
  code: z.string(),
  typed_at: z.string(),
  /** The problem code of the server's refusal; null if the server has not refused the code. */
  refused: z.nullable(z.string()),
});
export type QueuedDay = z.output<typeof queuedDay>;

const queuedDays = z.array(queuedDay);
const CHANGED = 'kaamsetu:kept-days';

function parse(text: string | null): QueuedDay[] {
  try {
    const parsed = z.safeParse(queuedDays, JSON.parse(text ?? '[]'));
    return parsed.success ? parsed.data : [];
  } catch {
    return [];
  }
}

const readAll = () => parse(readStored('keptDays'));
const isSame = (a: Pick<QueuedDay, 'application_id' | 'date'>, b: Pick<QueuedDay, 'application_id' | 'date'>) =>
  a.application_id === b.application_id && a.date === b.date;

function write(days: readonly QueuedDay[]): void {
  if (days.length === 0) removeStored('keptDays');
  else store('keptDays', JSON.stringify(days));
  window.dispatchEvent(new Event(CHANGED));
}

/** Stores a typed code. An earlier code of the same application and day is replaced. */
export function queueDay(day: Omit<QueuedDay, 'refused'>): void {
  write([...readAll().filter((other) => !isSame(other, day)), { ...day, refused: null }]);
}

/** Deletes a stored attendance code, because it was sent or the user discarded it. */
export function removeQueuedDay(day: QueuedDay): void {
  write(readAll().filter((other) => !isSame(other, day)));
}

/** Marks a stored attendance code as refused by the server. `refused` is the problem code. */
export function markRefused(day: QueuedDay, refused: string): void {
  write(readAll().map((other) => (isSame(other, day) ? { ...other, refused } : other)));
}

/** Returns the user's stored codes that are neither sent nor refused, oldest first. */
export const waitingDays = (userId: number) =>
  readAll().filter(({ user_id, refused }) => user_id === userId && refused === null);

function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  window.addEventListener(CHANGED, onChange);
  return () => {
    window.removeEventListener('storage', onChange);
    window.removeEventListener(CHANGED, onChange);
  };
}

/** Returns the attendance codes of an application that the given user typed and this browser has stored. */
export function useQueuedDays(userId: number | null, applicationId: number): QueuedDay[] {
  const text = useSyncExternalStore(subscribe, () => readStored('keptDays'));
  return useMemo(
    () => parse(text).filter((day) => day.user_id === userId && day.application_id === applicationId),
    [text, userId, applicationId],
  );
}
