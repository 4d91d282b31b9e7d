// Attempts to send one SMS of an event to one user. The attempt is stored before the provider is called, so that a retry
// of the task does not send the SMS twice.
import { type Admission, admitCall, recordFailure, recordSuccess } from '#platform/circuit-breaker.ts';
import type { Deps } from '../../deps.ts';
import type { Delivery } from '../../signin/actions/send-code.ts';
import { SMS_BREAKER } from '../../signin/rules.ts';
import { removeTextAttempt, type SmsTemplate, setTextAttempted, setTextSent } from '../sms-queries.ts';

export interface Sending extends Pick<Deps, 'db' | 'log'> {
  /** True if the provider ignores a second message with the same reference. A retry is then safe. */
  repeats: boolean;
}

/** The SMS of an event to a user. `application_id`: the application that it is about, if any. */
export interface Recipient {
  event_id: number;
  user_id: number;
  template: SmsTemplate;
  application_id: number | null;
  /** True if an earlier attempt is stored. */
  attempted: boolean;
}

interface Attempt extends Recipient {
  admission: Admission;
}

/** Stores the outcome of a delivery. Throws if the task must be retried. */
async function recordDelivery({ db, log, repeats }: Sending, attempt: Attempt, delivery: Delivery): Promise<void> {
  const { event_id, admission } = attempt;
  if (delivery.result === 'accepted') {
    await setTextSent(db, attempt);
    await recordSuccess(db, SMS_BREAKER, admission);
    return;
  }
  const { result, reason } = delivery;
  if (result === 'refused') {
    // The provider will never accept this message. The record of the attempt remains and prevents a retry.
    log.warn('an SMS was permanently rejected', { event_id, reason });
    await recordSuccess(db, SMS_BREAKER, admission);
    return;
  }
  if (result === 'failed') await removeTextAttempt(db, attempt);
  if (await recordFailure(db, SMS_BREAKER, admission))
    log.warn('SMS wait: the circuit breaker of the provider is open', { reason });
  if (result === 'failed' || repeats) throw new Error(`The SMS was not accepted: ${reason}`);
  log.warn('it is unknown whether an SMS was sent', { event_id, reason });
}

/**
 * Sends one SMS. Returns `held` while the circuit breaker of the provider is open. Throws if the task must be retried.
 */
export async function attemptSms(
  sending: Sending,
  recipient: Recipient,
  deliver: () => Promise<Delivery>,
): Promise<'done' | 'held'> {
  const { db, log, repeats } = sending;
  if (recipient.attempted && !repeats) {
    log.warn('it is unknown whether an SMS was sent', { event_id: recipient.event_id, reason: 'interrupted' });
    return 'done';
  }
  const admission = await admitCall(db, SMS_BREAKER);
  if (admission === 'held') return 'held';
  if (!(await setTextAttempted(db, recipient, repeats))) return 'done';
  await recordDelivery(sending, { ...recipient, admission }, await deliver());
  return 'done';
}
