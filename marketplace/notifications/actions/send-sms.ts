// Sends an SMS for an important event. The attempt is stored before the provider is called, so that a retry of the task
// does not send the SMS twice.
import { type Admission, admitCall, recordFailure, recordSuccess } from '#platform/circuit-breaker.ts';
import type { Deps } from '../../deps.ts';
import { readSettings } from '../../settings/queries.ts';
import type { Delivery } from '../../signin/actions/send-code.ts';
import { SMS_BREAKER } from '../../signin/rules.ts';
import {
  findUnsentSms,
  removeTextAttempt,
  type SmsTemplate,
  setTextAttempted,
  setTextSent,
  type UnsentSms,
} from '../sms-queries.ts';

interface Sending extends Pick<Deps, 'db' | 'log'> {
  template: SmsTemplate;
  /** True if the provider ignores a second message with the same reference. A retry is then safe. */
  repeats: boolean;
  deliver(text: UnsentSms, reference: string): Promise<Delivery>;
}

/** Stores the outcome of a delivery. Throws if the task must be retried. */
async function recordDelivery(
  { db, log, repeats }: Sending,
  { eventId, admission }: { eventId: number; admission: Admission },
  delivery: Delivery,
): Promise<void> {
  if (delivery.result === 'accepted') {
    await setTextSent(db, eventId);
    await recordSuccess(db, SMS_BREAKER, admission);
    return;
  }
  const { result, reason } = delivery;
  if (result === 'refused') {
    // The provider will never accept this message. The record of the attempt remains and prevents a retry.
    log.warn('an SMS was permanently rejected', { event_id: eventId, reason });
    await recordSuccess(db, SMS_BREAKER, admission);
    return;
  }
  if (result === 'failed') await removeTextAttempt(db, eventId);
  if (await recordFailure(db, SMS_BREAKER, admission))
    log.warn('SMS wait: the circuit breaker of the provider is open', { reason });
  if (result === 'failed' || repeats) throw new Error(`The SMS was not accepted: ${reason}`);
  log.warn('it is unknown whether an SMS was sent', { event_id: eventId, reason });
}

const switchOf = { accepted: 'sms_on_accepted', contact: 'sms_on_contact' } as const;

/**
 * Sends the SMS of an event if the settings enable this kind of SMS and `findUnsentSms` returns the SMS. Returns `held`
 * while the circuit breaker of the provider is open. Throws if the task must be retried.
 */
export async function sendSms(sending: Sending, eventId: number): Promise<'done' | 'held'> {
  const { db, log, template, repeats, deliver } = sending;
  const settings = await readSettings(db, ['sms_on_accepted', 'sms_on_contact', 'sms_per_person_day']);
  if (!settings[switchOf[template]]) return 'done';
  const text = await findUnsentSms(db, eventId, { template, perDay: settings.sms_per_person_day });
  if (!text) return 'done';
  if (text.attempted && !repeats) {
    log.warn('it is unknown whether an SMS was sent', { event_id: eventId, reason: 'interrupted' });
    return 'done';
  }
  const admission = await admitCall(db, SMS_BREAKER);
  if (admission === 'held') return 'held';
  if (!(await setTextAttempted(db, { eventId, template, text, repeats }))) return 'done';
  await recordDelivery(sending, { eventId, admission }, await deliver(text, String(eventId)));
  return 'done';
}
