// Makes the code of a request and hands its text over: the only place where a code exists in clear.
import { type Admission, admitCall, recordFailure, recordSuccess } from '#platform/circuit-breaker.ts';
import type { Deps } from '../../deps.ts';
import { findUnsentRequest, removeAttempt, setAttempted, setSent } from '../queries/sending.ts';
import { hashCode, makeCode, newSalt, SMS_BREAKER } from '../rules.ts';

/** What became of a text. Reasons hold neither phone nor code: they are logged. */
export type Delivery =
  | { result: 'accepted' }
  /** This text will never be taken: its number or its template is wrong. The provider is well. */
  | { result: 'refused'; reason: string }
  /** It was not taken this time. */
  | { result: 'failed'; reason: string }
  /** Nobody knows whether it was taken. */
  | { result: 'unclear'; reason: string };

export interface OutgoingCode {
  to: string;
  code: string;
  language: string;
  /** The same for every attempt of one request. */
  reference: string;
}

interface Sending extends Pick<Deps, 'db' | 'secrets' | 'log'> {
  /** Whether a second text of the same reference is dropped by whoever delivers. */
  repeats: boolean;
  deliver(message: OutgoingCode): Promise<Delivery>;
}

/** Whether the text of an event was handed over, need not be, or has to wait for the provider. */
type Outcome = 'done' | 'held';

/** Keeps what became of it. Throws where it is to be tried again. */
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
    log.warn('a text was refused for good', { event_id: eventId, reason });
    await removeAttempt(db, id);
    await recordSuccess(db, SMS_BREAKER, admission);
    return;
  }
  if (result === 'failed') await removeAttempt(db, id);
  if (await recordFailure(db, SMS_BREAKER, admission)) log.warn('texts wait: the provider is cut off', { reason });
  if (result === 'failed' || repeats) throw new Error(`The text was not taken: ${reason}`);
  // It may have left. A second one would be a second text; the person can ask again.
  log.warn('nobody knows whether a text has left', { event_id: eventId, reason });
}

/**
 * Sends the code that an event asks for. A request that is replaced, used or past its time is dropped quietly, and so is one that may have
 * been sent already, where nobody would drop a repeat. Throws to be run again.
 */
export async function sendCode(sending: Sending, eventId: number): Promise<Outcome> {
  const { db, secrets, log, repeats, deliver } = sending;
  const request = await findUnsentRequest(db, eventId);
  if (!request) return 'done';
  const { id, phone_number: phone } = request;
  if (request.attempted && !repeats) {
    log.warn('nobody knows whether a text has left', { event_id: eventId, reason: 'interrupted' });
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
