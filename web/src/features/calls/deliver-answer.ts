// Sends a stored answer to a call. A repeated answer changes nothing on the server.
import type { QueryClient } from '@tanstack/react-query';
import { CallError } from '#contracts/call-error.ts';
import { callEndpoints } from '#contracts/calls.ts';
import { call } from '../../http/call.ts';
import { keyOfContract } from '../../http/query-keys.ts';
import type { Delivery } from '../../parts/unsent/unsent-delivery.ts';
import { isTooOld, type QueuedAnswer } from './queued-answers.ts';

/** Statuses below 500 after which a retry can succeed: the session has ended, or there were too many requests. */
const PASSING: readonly number[] = [401, 429];

/** True for an error response that a retry cannot change. */
const isFinal = (error: unknown) => error instanceof CallError && error.status < 500 && !PASSING.includes(error.status);

async function send({ key, content }: QueuedAnswer): Promise<Delivery<'sent' | 'dropped'>> {
  const { uid, answer, night_ok } = content;
  try {
    await call(callEndpoints.answerCall, {
      params: { uid },
      body: { answer, ...(night_ok !== undefined && { night_ok }) },
      idempotencyKey: key,
    });
    return { result: 'sent' };
  } catch (error) {
    return { result: isFinal(error) ? 'dropped' : 'waits', error };
  }
}

export async function deliverAnswer(item: QueuedAnswer, client: QueryClient): Promise<Delivery<'sent' | 'dropped'>> {
  const delivery: Delivery<'sent' | 'dropped'> = isTooOld(item) ? { result: 'dropped' } : await send(item);
  // The answer stays stored until the page has the fresh call: otherwise, the page would ask again in between.
  if (delivery.result !== 'waits') await client.invalidateQueries({ queryKey: keyOfContract('calls') });
  return delivery;
}
