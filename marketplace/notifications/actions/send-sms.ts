// Hands over the text of what must arrive: marked before the call, so that no run sends it twice (as the codes' are).
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
  /** Whether a second text of the same reference is dropped by whoever delivers. */
  repeats: boolean;
  deliver(text: UnsentSms, reference: string): Promise<Delivery>;
}

/** Keeps what became of it. Throws where it is to be tried again. */
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
    // The mark stays: this text will never be taken.
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

/** Sends the text of an event where it is wanted. `held` while the provider is cut off. Throws to be run again. */
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
