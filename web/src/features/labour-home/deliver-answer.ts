// Sends a stored answer to a task of the worker's home page. A repeated request changes nothing on the server: a rating has an
// idempotency key, and for other tasks the server stores only the first answer.
import type { QueryClient } from '@tanstack/react-query';
import { applicationEndpoints } from '#contracts/applications.ts';
import { attendanceEndpoints } from '#contracts/attendance.ts';
import { CallError } from '#contracts/call-error.ts';
import { contactEndpoints } from '#contracts/contact.ts';
import { ratingEndpoints } from '#contracts/ratings.ts';
import { call } from '../../http/call.ts';
import { applicationKeys, jobPageKeys, ratingKeys, refetchAll } from '../../http/query-groups.ts';
import type { Delivery } from '../../parts/unsent/unsent-delivery.ts';
import { dashboardKey, removeTask } from './queries.ts';
import type { AnswerResult, StoredAnswer, TaskAnswer } from './stored-answers.ts';
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

type Delivered = Exclude<AnswerResult, 'refused'>;
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
async function send({ key, content: { application_id, answer } }: StoredAnswer): Promise<Delivered> {
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

async function trySend(stored: StoredAnswer): Promise<Delivery<AnswerResult>> {
  try {
    return { result: await send(stored) };
  } catch (error) {
    if (!(error instanceof CallError)) return { result: 'waits', error };
    if (error.code === 'already_rated') return { result: 'answered' };
    return { result: FINAL.includes(error.code) ? 'refused' : 'waits', error };
  }
}

export async function deliverAnswer(stored: StoredAnswer, client: QueryClient): Promise<Delivery<AnswerResult>> {
  const delivery = await trySend(stored);
  if (delivery.result === 'waits') return delivery;
  removeTask(client, taskOfAnswer(stored.content));
  void refetchAll(client, [dashboardKey, ...applicationKeys, ...jobPageKeys, ...ratingKeys]);
  return delivery;
}
