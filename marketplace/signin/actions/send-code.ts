// Generates the code of a request and sends it by SMS. A code exists in plain text only here.
import { type Admission, admitCall, recordFailure, recordSuccess } from '#platform/circuit-breaker.ts';
import type { Deps } from '../../deps.ts';
import { findUnsentRequest, removeAttempt, setAttempted, setSent } from '../queries/sending.ts';
import { hashCode, makeCode, newSalt, SMS_BREAKER } from '../rules.ts';

/** Result of sending an SMS. Reasons are logged, so they contain neither phone number nor code. */
export type Delivery =
  | { result: 'accepted' }
  /** Permanent: the phone number or the SMS template is wrong. The provider itself is working. */
  | { result: 'refused'; reason: string }
  /** Temporary: the provider did not accept the SMS. */
  | { result: 'failed'; reason: string }
  /** Unknown whether the provider accepted the SMS. */
  | { result: 'unclear'; reason: string };

export interface OutgoingCode {
  to: string;
  code: string;
  language: string;
  /** Reference of the SMS: the same for every attempt to send the code of one request. */
  reference: string;
}

interface Sending extends Pick<Deps, 'db' | 'secrets' | 'log'> {
  /** True if the provider drops a second SMS with the same reference. */
  repeats: boolean;
  deliver(message: OutgoingCode): Promise<Delivery>;
}

/** `held`: the circuit breaker is open, so the task must wait. `done`: the task has nothing left to do. */
type Outcome = 'done' | 'held';

/** Stores the result. Throws if the task must be retried. */
async function recordDelivery(
  { db, log, repeats }: Sending,
  attempt: { id: number; eventId: number; admission: Admission },
  delivery: Delivery,
): Promise<void> {
  const { id, eventId, admission } = attempt;
  if (delivery.result === 'accepted') {
    await setSent(db, id);
    await recordSuccess(db, SMS_BREAKER, admission);
    return;
  }
  const { result, reason } = delivery;
  if (result === 'refused') {
    log.warn('an SMS was permanently rejected', { event_id: eventId, reason });
    await removeAttempt(db, id);
    await recordSuccess(db, SMS_BREAKER, admission);
    return;
  }
  if (result === 'failed') await removeAttempt(db, id);
  if (await recordFailure(db, SMS_BREAKER, admission))
    log.warn('SMS wait: the circuit breaker of the provider is open', { reason });
  if (result === 'failed' || repeats) throw new Error(`The SMS was not accepted: ${reason}`);
  // The SMS may have been sent, and a retry could send it twice. Do not retry: the user can request a new code.
  log.warn('it is unknown whether an SMS was sent', { event_id: eventId, reason });
}

/**
 * Sends the code of an event. Does nothing if the request was replaced, used or has expired. Also does nothing if an
 * SMS may already have been sent and the provider would not drop a duplicate. Throws if the task must be retried.
 */
export async function sendCode(sending: Sending, eventId: number): Promise<Outcome> {
  const { db, secrets, log, repeats, deliver } = sending;
  const request = await findUnsentRequest(db, eventId);
  if (!request) return 'done';
  const { id, phone_number: phone } = request;
  if (request.attempted && !repeats) {
    log.warn('it is unknown whether an SMS was sent', { event_id: eventId, reason: 'interrupted' });
    return 'done';
  }
  const admission = await admitCall(db, SMS_BREAKER);
  if (admission === 'held') return 'held';
  const salt = request.salt ?? newSalt();
  const code = makeCode(secrets.otp_pepper, phone, { id, salt });
  const marked = await setAttempted(db, {
    id,
    salt,
    hash: hashCode(secrets.otp_pepper, phone, code, salt).hash,
    repeats,
  });
  if (!marked) return 'done';
  const delivery = await deliver({ to: phone, code, language: request.language, reference: String(eventId) });
  await recordDelivery(sending, { id, eventId, admission }, delivery);
  return 'done';
}
