// The worker's answers to tasks on the home page, stored in this browser until the server has them. An answer can be
// undone for five seconds; then it is sent.
import { useMemo } from 'react';
import { answerableStates } from '#contracts/attendance.ts';
import { z } from '#contracts/z.ts';
import { newKey } from '../../http/idempotency-key.ts';
import { storedList } from '../../kit/storage/stored-list.ts';

/** How long the user can undo an answer, in milliseconds. The answer is sent afterwards. */
export const UNDO_MS = 5000;

const taskAnswer = z.discriminatedUnion('act', [
  z.object({ act: z.literal('rate'), score: z.int() }),
  z.object({ act: z.literal('confirm_contact'), contacted: z.boolean() }),
  z.object({ act: z.literal('answer_invitation'), job_uid: z.string(), accepted: z.boolean() }),
  z.object({ act: z.literal('answer_day'), date: z.string(), state: z.enum(answerableStates), agrees: z.boolean() }),
]);
export type TaskAnswer = z.output<typeof taskAnswer>;

const storedAnswer = z.object({
  /** The idempotency key. */
  key: z.string(),
  user_id: z.int(),
  /** Null for an invitation, which has no application. */
  application_id: z.nullable(z.int()),
  answer: taskAnswer,
  /**
   * The answer is sent at this time and can be undone until then: milliseconds since the Unix epoch, by this device's
   * clock.
   */
  send_at: z.number(),
  /**
   * True from the first attempt to send the answer. From then on, the answer cannot be undone, because the server may
   * already have received it.
   */
  is_sent: z.boolean(),
});
export type StoredAnswer = z.output<typeof storedAnswer>;

const answers = storedList('taskAnswers', storedAnswer);

const change = (key: string, next: Partial<StoredAnswer>) =>
  answers.write(answers.read().map((one) => (one.key === key ? { ...one, ...next } : one)));

/** Stores an answer and returns the stored answer. An earlier answer to the same task stays stored and is also sent. */
export function storeAnswer(given: Pick<StoredAnswer, 'user_id' | 'application_id' | 'answer'>): StoredAnswer {
  const stored = { ...given, key: newKey(), send_at: Date.now() + UNDO_MS, is_sent: false };
  answers.write([...answers.read(), stored]);
  return stored;
}

/** Restarts the time (`UNDO_MS`) in which the user can undo the answer. */
export const postponeAnswer = ({ key }: StoredAnswer) => change(key, { send_at: Date.now() + UNDO_MS });

/** Makes all answers of a user due now, so that they are sent and can no longer be undone. */
export function sendAnswersNow(userId: number): void {
  const now = Date.now();
  const all = answers.read();
  const next = all.map((one) => (one.user_id === userId && one.send_at > now ? { ...one, send_at: now } : one));
  if (next.some((one, place) => one !== all[place])) answers.write(next);
}

export const markSent = ({ key }: StoredAnswer) => change(key, { is_sent: true });

export const removeAnswer = ({ key }: StoredAnswer) => answers.write(answers.read().filter((one) => one.key !== key));

/** Removes an answer that was not yet sent. If the answer was already sent, changes nothing and returns false. */
export function undoAnswer(stored: StoredAnswer): boolean {
  const isOpen = answers.read().some(({ key, is_sent }) => key === stored.key && !is_sent);
  if (isOpen) removeAnswer(stored);
  return isOpen;
}

export const answersOf = (userId: number) => answers.read().filter(({ user_id }) => user_id === userId);

/**
 * True if the answer must be sent now, because the user can no longer undo the answer. Also true if `send_at` is more
 * than `UNDO_MS` ahead: the device's clock was then set back, and the answer would otherwise wait for too long.
 */
export const isDue = ({ send_at }: StoredAnswer, now = Date.now()) => send_at <= now || send_at > now + UNDO_MS;

/** Returns the stored answers of a user. The component renders again when they change. */
export function useStoredAnswers(userId: number | null): StoredAnswer[] {
  const all = answers.useItems();
  return useMemo(() => all.filter(({ user_id }) => user_id === userId), [all, userId]);
}
