// Sends an SMS for an important event. The attempt is stored before the call to the provider, so that a retry does not
// send the SMS twice.
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
  /** True if the provider drops a second message with the same reference. */
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
    // Keep the attempt: the provider will never accept this message.
    log.warn('a text was refused for good', { event_id: eventId, reason });
    await recordSuccess(db, SMS_BREAKER, admission);
    return;
  }
  if (result === 'failed') await removeTextAttempt(db, eventId);
  if (await recordFailure(db, SMS_BREAKER, admission)) log.warn('texts wait: the provider is cut off', { reason });
  if (result === 'failed' || repeats) throw new Error(`The text was not taken: ${reason}`);
  log.warn('nobody knows whether a text has left', { event_id: eventId, reason });
}

const switchOf = { accepted: 'sms_on_accepted', contact: 'sms_on_contact' } as const;

/**
 * Sends the SMS of an event if it is enabled and due. Returns `held` while the circuit breaker is open. Throws if the
 * task must be retried.
 */
export async function sendSms(sending: Sending, eventId: number): Promise<'done' | 'held'> {
  const { db, log, template, repeats, deliver } = sending;
  const settings = await readSettings(db, ['sms_on_accepted', 'sms_on_contact', 'sms_per_person_day']);
  if (!settings[switchOf[template]]) return 'done';
  const text = await findUnsentSms(db, eventId, { template, perDay: settings.sms_per_person_day });
  if (!text) return 'done';
  if (text.attempted && !repeats) {
    log.warn('nobody knows whether a text has left', { event_id: eventId, reason: 'interrupted' });
    return 'done';
  }
  const admission = await admitCall(db, SMS_BREAKER);
  if (admission === 'held') return 'held';
  if (!(await setTextAttempted(db, { eventId, template, text, repeats }))) return 'done';
  await recordDelivery(sending, { eventId, admission }, await deliver(text, String(eventId)));
  return 'done';
}
