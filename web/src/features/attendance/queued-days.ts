// Attendance codes that were typed offline, stored in this browser until they are sent. The leader of a crew marks
// members together with the code.
import { useMemo } from 'react';
import { CallError } from '#contracts/call-error.ts';
import { z } from '#contracts/z.ts';
import { type Unsent, unsentKind, useUnsentOf } from '../../parts/unsent/unsent-kind.ts';

const dayShape = z.object({
  application_id: z.int(),
  date: z.string(),
  code: z.string(),
  typed_at: z.string(),
  /** The members whom the leader marked as present; absent without a crew. */
  crew: z.optional(z.object({ bid_uid: z.string(), present: z.array(z.int()) })),
});
type TypedDay = z.output<typeof dayShape>;

/** An attendance code; `refused` is the problem code of the server's refusal, or `OWN_DAY_ONLY`. */
export type QueuedDay = Unsent<TypedDay>;

/** `own_only`: the leader's own day was recorded, and not the members. */
export type DayResult = 'taken' | 'own_only' | 'refused';

const oldDay = z.object({ ...dayShape.shape, user_id: z.int(), refused: z.nullable(z.string()) });

function convertOld(item: unknown) {
  const { success, data } = z.safeParse(oldDay, item);
  if (!success) return null;
  const { user_id, refused, ...content } = data;
  const given_at = Date.parse(content.typed_at);
  const key = `day ${user_id} ${content.application_id} ${content.date}`;
  return { key, user_id, content, given_at, send_at: given_at, is_sent: true, refused };
}

export const queuedDays = unsentKind({
  name: 'day',
  shape: dayShape,
  replaces: (earlier, later) => earlier.application_id === later.application_id && earlier.date === later.date,
  old: { list: 'keptDays', convert: convertOld },
});

/** The mark of a stored code with which only the own day of the leader was recorded, not the members. */
export const OWN_DAY_ONLY = 'own_day_only';

/** Problem codes that concern the members whom a leader marked, not the leader's own day. */
const CREW_REFUSALS: readonly string[] = ['ticks_paused', 'crew_held', 'bid_over', 'forbidden'];

/** True if the server refused to record the crew. The leader's own day can still be recorded by the same code. */
export const isCrewRefusal = (error: unknown) => error instanceof CallError && CREW_REFUSALS.includes(error.code);

/** Returns the attendance codes of an application that the given user typed and this browser has stored. */
export function useQueuedDays(userId: number | null, applicationId: number): QueuedDay[] {
  const all = useUnsentOf(queuedDays, userId);
  return useMemo(() => all.filter(({ content }) => content.application_id === applicationId), [all, applicationId]);
}
