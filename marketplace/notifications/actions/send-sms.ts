// Sends an SMS for an important event about an application.
import { readSettings } from '../../settings/queries.ts';
import type { Delivery } from '../../signin/actions/send-code.ts';
import { type ApplicationTemplate, findUnsentSms, type UnsentSms } from '../sms-queries.ts';
import { attemptSms, type Sending } from './attempt-sms.ts';

interface SendingOfApplication extends Sending {
  template: ApplicationTemplate;
  deliver(text: UnsentSms, reference: string): Promise<Delivery>;
}

const switchOf = { accepted: 'sms_on_accepted', contact: 'sms_on_contact' } as const;

/**
 * Sends the SMS of an event if the settings enable this kind of SMS and `findUnsentSms` returns the SMS. Returns `held`
 * while the circuit breaker of the provider is open. Throws if the task must be retried.
 */
export async function sendSms(sending: SendingOfApplication, eventId: number): Promise<'done' | 'held'> {
  const { db, template, deliver } = sending;
  const settings = await readSettings(db, ['sms_on_accepted', 'sms_on_contact', 'sms_per_person_day']);
  if (!settings[switchOf[template]]) return 'done';
  const text = await findUnsentSms(db, eventId, { template, perDay: settings.sms_per_person_day });
  if (!text) return 'done';
  return attemptSms(sending, { ...text, event_id: eventId, template }, () => deliver(text, String(eventId)));
}
