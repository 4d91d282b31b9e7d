// Answers to calls that were given without a network, stored in this browser until they are sent. Until then, the worker
// has no place (D78).
import { useMemo } from 'react';
import { z } from '#contracts/z.ts';
import { type Unsent, unsentKind, useUnsentOf } from '../../parts/unsent/unsent-kind.ts';

/** An older answer is not sent: the worker may have other work by then and is asked again. */
const LATEST_MS = 30 * 60_000;

const answerShape = z.object({
  /** The call. */
  uid: z.string(),
  answer: z.enum(['yes', 'no']),
  night_ok: z.optional(z.boolean()),
});
export type QueuedAnswer = Unsent<z.output<typeof answerShape>>;

const oldAnswer = z.object({ ...answerShape.shape, key: z.string(), user_id: z.int(), given_at: z.number() });

function convertOld(item: unknown) {
  const { success, data } = z.safeParse(oldAnswer, item);
  if (!success) return null;
  const { key, user_id, given_at, ...content } = data;
  return { key, user_id, content, given_at, send_at: given_at, is_sent: true, refused: null };
}

export const queuedAnswers = unsentKind({
  name: 'call',
  shape: answerShape,
  replaces: (earlier, later) => earlier.uid === later.uid,
  old: { list: 'callAnswers', convert: convertOld },
});

/** True if the answer is too old to be sent. A device whose clock was set back has an answer in the future. */
export const isTooOld = ({ given_at }: Pick<QueuedAnswer, 'given_at'>, now = Date.now()): boolean =>
  now - given_at > LATEST_MS || given_at > now + LATEST_MS;

/** Returns the user's stored answer to a call; undefined without one. Renders again when it changes. */
export function useQueuedAnswer(userId: number | null, uid: string): QueuedAnswer | undefined {
  const all = useUnsentOf(queuedAnswers, userId);
  return useMemo(() => all.find(({ content }) => content.uid === uid), [all, uid]);
}
