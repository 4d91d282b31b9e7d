// Sends each stored answer to a task of the worker's home page in a separate request. An answer stays stored until the
// server has accepted or finally refused it. A repeated request changes nothing on the server: a rating has an
// idempotency key, and for other tasks the server stores only the first answer.
import type { QueryClient } from '@tanstack/react-query';
import { applicationEndpoints } from '#contracts/applications.ts';
import { attendanceEndpoints } from '#contracts/attendance.ts';
import { CallError } from '#contracts/call-error.ts';
import { contactEndpoints } from '#contracts/contact.ts';
import { ratingEndpoints } from '#contracts/ratings.ts';
import { call } from '../../http/call.ts';
import { applicationKeys, jobPageKeys, ratingKeys, refetchAll } from '../../http/query-groups.ts';
import { dashboardKey, removeTask } from './queries.ts';
import { answersOf, isDue, markSent, removeAnswer, type StoredAnswer, type TaskAnswer } from './stored-answers.ts';
import { taskOfAnswer } from './tasks.ts';

type DayAnswer = Extract<TaskAnswer, { act: 'answer_day' }>;

/** Problem codes for which a retry cannot succeed. */
const FINAL: readonly string[] = [
  'contact_confirmation_closed',
  'idempotency_key_reused',
  'job_not_open',
  'not_found',
  'profile_incomplete',
  'rating_closed',
  'reapply_limit',
  'resume_required',
  'validation_failed',
];

/**
 * The result of sending one answer. `taken`: the server has stored the answer. `answered`: the server already had
 * another answer to the task and ignores this answer. `changed`: the employer has changed the entry of the day, or the
 * worker can no longer contest the entry. `refused`: no retry can succeed. `waits`: the next run tries again.
 */
export interface SendResult {
  stored: StoredAnswer;
  result: 'taken' | 'answered' | 'changed' | 'refused' | 'waits';
  error?: unknown;
}

type Delivered = Exclude<SendResult['result'], 'refused' | 'waits'>;
const resultOf = (isKept: boolean): Delivered => (isKept ? 'taken' : 'answered');

async function deliverDay(application_id: number, { date, state, agrees }: DayAnswer): Promise<Delivered> {
  const kept = await call(attendanceEndpoints.answerAttendance, {
    params: { application_id, date },
    body: { state, agrees },
    keepalive: true,
  });
  return kept.agrees === null ? 'changed' : resultOf(kept.agrees === agrees);
}

/** Sends the answer to the endpoint for its kind of task. Fails with the error of the request. */
async function deliver({ key, application_id, answer }: StoredAnswer): Promise<Delivered> {
  if (answer.act === 'answer_invitation') {
    const { job_uid, accepted } = answer;
    const kept = await call(applicationEndpoints.answerInvitation, {
      params: { job_uid },
      body: { accepted },
      keepalive: true,
    });
    return resultOf(kept.accepted === accepted);
  }
  // This condition is never true, because only an answer to an invitation has no application, and invitations are
  // handled above. TypeScript requires the check.
  if (application_id === null) return 'taken';
  if (answer.act === 'answer_day') return deliverDay(application_id, answer);
  if (answer.act === 'rate') {
    const body = { application_id, score: answer.score };
    await call(ratingEndpoints.rate, { body, idempotencyKey: key, keepalive: true });
    return 'taken';
  }
  const { contacted } = answer;
  const kept = await call(contactEndpoints.confirmContact, {
    params: { application_id },
    body: { contacted, if_unanswered: true },
    keepalive: true,
  });
  return resultOf(kept.contacted === contacted);
}

async function trySend(stored: StoredAnswer): Promise<SendResult> {
  try {
    return { stored, result: await deliver(stored) };
  } catch (error) {
    if (!(error instanceof CallError)) return { stored, result: 'waits', error };
    if (error.code === 'already_rated') return { stored, result: 'answered' };
    return { stored, result: FINAL.includes(error.code) ? 'refused' : 'waits', error };
  }
}

async function sendOne(stored: StoredAnswer, client: QueryClient): Promise<SendResult> {
  markSent(stored);
  const sent = await trySend(stored);
  if (sent.result === 'waits') return sent;
  removeTask(client, taskOfAnswer(stored));
  removeAnswer(stored);
  void refetchAll(client, [dashboardKey, ...applicationKeys, ...jobPageKeys, ...ratingKeys]);
  return sent;
}

const running = new Map<string, Promise<SendResult>>();

/** Sends an answer. Returns null if this tab is already sending the answer. */
function sendOnce(stored: StoredAnswer, client: QueryClient): Promise<SendResult> | null {
  if (running.has(stored.key)) return null;
  const sent = sendOne(stored, client).finally(() => running.delete(stored.key));
  running.set(stored.key, sent);
  return sent;
}

/** Sends the answers that the user can no longer undo. Returns one result for each answer. */
export async function sendDueAnswers(userId: number, client: QueryClient): Promise<SendResult[]> {
  const sent = answersOf(userId)
    .filter((stored) => isDue(stored))
    .flatMap((stored) => sendOnce(stored, client) ?? []);
  return Promise.all(sent);
}
