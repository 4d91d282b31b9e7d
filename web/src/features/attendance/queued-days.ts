// Attendance codes that were typed offline, stored in this browser until they are sent. A code is sent only while the
// user who typed it is signed in. The leader of a crew marks members together with the code.
import { useMemo } from 'react';
import { CallError } from '#contracts/call-error.ts';
import { z } from '#contracts/z.ts';
import { storedList } from '../../kit/storage/stored-list.ts';

const queuedDay = z.object({
  user_id: z.int(),
  application_id: z.int(),
  date: z.string(),
  code: z.string(),
  typed_at: z.string(),
  /** The members whom the leader marked as present; absent without a crew. */
  crew: z.optional(z.object({ bid_uid: z.string(), present: z.array(z.int()) })),
  /** The problem code of the server's refusal, or `OWN_DAY_ONLY`; null if the server has not refused the code. */
  refused: z.nullable(z.string()),
});
export type QueuedDay = z.output<typeof queuedDay>;

const days = storedList('keptDays', queuedDay);

const isSame = (a: Pick<QueuedDay, 'application_id' | 'date'>, b: Pick<QueuedDay, 'application_id' | 'date'>) =>
  a.application_id === b.application_id && a.date === b.date;

/** Stores a typed code. An earlier code of the same application and day is replaced. */
export function queueDay(day: Omit<QueuedDay, 'refused'>): void {
  days.write([...days.read().filter((other) => !isSame(other, day)), { ...day, refused: null }]);
}

/** The mark of a stored code with which only the own day of the leader was recorded, not the members. */
export const OWN_DAY_ONLY = 'own_day_only';

/** Problem codes that concern the members whom a leader marked, not the leader's own day. */
const CREW_REFUSALS: readonly string[] = ['ticks_paused', 'crew_held', 'bid_over', 'forbidden'];

/** True if the server refused to record the crew. The leader's own day can still be recorded by the same code. */
export const isCrewRefusal = (error: unknown) => error instanceof CallError && CREW_REFUSALS.includes(error.code);

/** Deletes a stored attendance code, because it was sent or the user discarded it. */
export function removeQueuedDay(day: QueuedDay): void {
  days.write(days.read().filter((other) => !isSame(other, day)));
}

/** Marks a stored attendance code as refused by the server. `refused` is the problem code, or `OWN_DAY_ONLY`. */
export function markRefused(day: QueuedDay, refused: string): void {
  days.write(days.read().map((other) => (isSame(other, day) ? { ...other, refused } : other)));
}

/** Returns the user's stored codes that are neither sent nor refused, oldest first. */
export const waitingDays = (userId: number) =>
  days.read().filter(({ user_id, refused }) => user_id === userId && refused === null);

/** Returns the attendance codes of an application that the given user typed and this browser has stored. */
export function useQueuedDays(userId: number | null, applicationId: number): QueuedDay[] {
  const all = days.useItems();
  return useMemo(
    () => all.filter((day) => day.user_id === userId && day.application_id === applicationId),
    [all, userId, applicationId],
  );
}
