// Answers to calls that were given without a network, stored in this browser until they are sent. Until then, the worker
// has no place (D78).
import { useMemo } from 'react';
import { z } from '#contracts/z.ts';
import { newKey } from '../../http/idempotency-key.ts';
import { storedList } from '../../kit/storage/stored-list.ts';

/** An older answer is not sent: the worker may have other work by then and is asked again. */
const LATEST_MS = 30 * 60_000;

const queuedAnswer = z.object({
  /** The idempotency key. */
  key: z.string(),
  user_id: z.int(),
  /** The call. */
  uid: z.string(),
  answer: z.enum(['yes', 'no']),
  night_ok: z.optional(z.boolean()),
  /** Milliseconds since the Unix epoch, by this device's clock. */
  given_at: z.number(),
});
export type QueuedAnswer = z.output<typeof queuedAnswer>;

const answers = storedList('callAnswers', queuedAnswer);

/** Stores an answer. An earlier answer to the same call is replaced. */
export function queueAnswer(given: Omit<QueuedAnswer, 'key' | 'given_at'>): void {
  const others = answers.read().filter(({ uid, user_id }) => uid !== given.uid || user_id !== given.user_id);
  answers.write([...others, { ...given, key: newKey(), given_at: Date.now() }]);
}

/** Deletes a stored answer, because it was sent, is too old, or the worker no longer wants to send it. */
export const removeQueuedAnswer = ({ key }: Pick<QueuedAnswer, 'key'>): void =>
  answers.write(answers.read().filter((other) => other.key !== key));

/** True if the answer is too old to be sent. A device whose clock was set back has an answer in the future. */
export const isTooOld = ({ given_at }: QueuedAnswer, now = Date.now()): boolean =>
  now - given_at > LATEST_MS || given_at > now + LATEST_MS;

export const queuedAnswersOf = (userId: number) => answers.read().filter(({ user_id }) => user_id === userId);

/** Returns the user's stored answer to a call; undefined without one. Renders again when it changes. */
export function useQueuedAnswer(userId: number | null, uid: string): QueuedAnswer | undefined {
  const all = answers.useItems();
  return useMemo(() => all.find((one) => one.user_id === userId && one.uid === uid), [all, userId, uid]);
}
