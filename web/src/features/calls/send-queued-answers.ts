// Sends the stored answers to calls, one at a time. A repeated answer changes nothing on the server. An answer stays
// stored if it was not sent for lack of a network or because the server failed.
import type { QueryClient } from '@tanstack/react-query';
import { CallError } from '#contracts/call-error.ts';
import { callEndpoints } from '#contracts/calls.ts';
import { call } from '../../http/call.ts';
import { keyOfContract } from '../../http/query-keys.ts';
import { isTooOld, type QueuedAnswer, queuedAnswersOf, removeQueuedAnswer } from './queued-answers.ts';

/** `sent`: the server has the answer. `dropped`: the answer was too old, or the server refused it. */
interface SendResult {
  queued: QueuedAnswer;
  result: 'sent' | 'dropped' | 'waits';
}

/** True for an error response that a retry cannot change. */
const isFinal = (error: unknown) => error instanceof CallError && error.status < 500 && error.status !== 429;

async function sendOne(queued: QueuedAnswer): Promise<SendResult['result']> {
  if (isTooOld(queued)) return 'dropped';
  const { uid, answer, night_ok, key } = queued;
  try {
    await call(callEndpoints.answerCall, {
      params: { uid },
      body: { answer, ...(night_ok !== undefined && { night_ok }) },
      idempotencyKey: key,
    });
    return 'sent';
  } catch (error) {
    return isFinal(error) ? 'dropped' : 'waits';
  }
}

let last: Promise<unknown> = Promise.resolve();

async function sendAll(userId: number, client: QueryClient): Promise<SendResult[]> {
  const results: SendResult[] = [];
  for (const queued of queuedAnswersOf(userId)) {
    const result = await sendOne(queued);
    results.push({ queued, result });
    // Stop here: without a network, the remaining answers would fail too.
    if (result === 'waits') break;
    await client.invalidateQueries({ queryKey: keyOfContract('calls') });
    removeQueuedAnswer(queued);
  }
  return results;
}

/** Sends the user's stored answers. Waits for a run that is in progress: two runs would send an answer twice. */
export function sendQueuedAnswers(userId: number, client: QueryClient): Promise<SendResult[]> {
  const sent = last.then(() => sendAll(userId, client));
  last = sent.catch(() => undefined);
  return sent;
}
