// The worker's answers to tasks on the home page, stored in this browser until the server has them. An answer can be
// undone for five seconds; then it is sent.
import { answerableStates } from '#contracts/attendance.ts';
import { z } from '#contracts/z.ts';
import { UNDO_MS } from '../../parts/unsent/unsent-items.ts';
import { type Unsent, unsentKind } from '../../parts/unsent/unsent-kind.ts';

const taskAnswer = z.discriminatedUnion('act', [
  z.object({ act: z.literal('rate'), score: z.int() }),
  z.object({ act: z.literal('confirm_contact'), contacted: z.boolean() }),
  z.object({ act: z.literal('answer_invitation'), job_uid: z.string(), accepted: z.boolean() }),
  z.object({ act: z.literal('answer_day'), date: z.string(), state: z.enum(answerableStates), agrees: z.boolean() }),
]);
export type TaskAnswer = z.output<typeof taskAnswer>;

const answerShape = z.object({
  /** Null for an invitation, which has no application. */
  application_id: z.nullable(z.int()),
  answer: taskAnswer,
});
export type AnswerToTask = z.output<typeof answerShape>;
export type StoredAnswer = Unsent<AnswerToTask>;

/**
 * `taken`: the server has stored the answer. `answered`: the server already had another answer to the task and ignores
 * this answer. `changed`: the employer has changed the entry of the day, or the worker can no longer contest the entry.
 * `refused`: no retry can succeed.
 */
export type AnswerResult = 'taken' | 'answered' | 'changed' | 'refused';

const oldAnswer = z.object({
  ...answerShape.shape,
  key: z.string(),
  user_id: z.int(),
  send_at: z.number(),
  is_sent: z.boolean(),
});

function convertOld(item: unknown) {
  const { success, data } = z.safeParse(oldAnswer, item);
  if (!success) return null;
  const { application_id, answer, ...sending } = data;
  return { ...sending, content: { application_id, answer }, given_at: sending.send_at - UNDO_MS, refused: null };
}

export const storedAnswers = unsentKind({
  name: 'task',
  shape: answerShape,
  old: { list: 'taskAnswers', convert: convertOld },
});
