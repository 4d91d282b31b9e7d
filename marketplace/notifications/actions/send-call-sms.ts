// Sends the SMS about calls for a day, each with a link that answers one question without signing in (D83).
import type { LinkPurpose } from '#contracts/call-links.ts';
import { insertLink } from '../../calls/link-queries.ts';
import { tokenOf } from '../../calls/links.ts';
import type { Deps } from '../../deps.ts';
import { readSettings } from '../../settings/queries.ts';
import type { Delivery } from '../../signin/actions/send-code.ts';
import { type CallSmsRecipient, type CallTemplate, listUnsentCallSms, secondsToHours } from '../call-sms-queries.ts';
import { attemptSms, type Sending } from './attempt-sms.ts';

/** SMS that one run of the task sends. The next run sends the rest. */
const SMS_PER_RUN = 20;

export interface CallSms extends CallSmsRecipient {
  /** The token of the link. It must appear in no log and no task. */
  token: string;
}

interface SendingOfCall extends Sending, Pick<Deps, 'secrets'> {
  template: CallTemplate;
  deliver(sms: CallSms, reference: string): Promise<Delivery>;
}

const purposeOf: Record<CallTemplate, LinkPurpose> = {
  call_offer: 'offer',
  call_evening: 'evening',
  call_morning: 'morning',
};

const names = [
  'sms_on_calls',
  'sms_per_person_day',
  'calls_sms_per_day',
  'calls_sms_offers_from',
  'calls_sms_offers_until',
  'calls_sms_work_from',
  'calls_sms_work_until',
] as const;

async function sendOne(sending: SendingOfCall, eventId: number, to: CallSmsRecipient): Promise<'done' | 'held'> {
  const { db, secrets, template, deliver } = sending;
  const key = { job_id: to.job_id, labour_id: to.user_id, purpose: purposeOf[template] };
  const token = tokenOf(secrets.otp_pepper, key);
  const recipient = { ...to, event_id: eventId, template, application_id: null };
  return attemptSms(sending, recipient, async () => {
    await insertLink(db, token, key);
    return deliver({ ...to, token }, `${eventId}-${to.no}`);
  });
}

/**
 * Sends some of the SMS of an event. `more`: other workers still need one. `held`: the circuit breaker of the provider is
 * open. A number: no such SMS may be sent for these seconds. Throws if the task must be retried.
 */
export async function sendCallSms(sending: SendingOfCall, eventId: number): Promise<'done' | 'more' | 'held' | number> {
  const { db, template, repeats } = sending;
  const settings = await readSettings(db, names);
  if (!settings.sms_on_calls) return 'done';
  const limits = { perDay: settings.sms_per_person_day, offersPerDay: settings.calls_sms_per_day, limit: SMS_PER_RUN };
  const found = await listUnsentCallSms(db, eventId, { template, ...limits });
  // Without references, a message that may have been sent is not sent again.
  const due = found.filter(({ attempted }) => repeats || !attempted);
  if (due.length === 0) return 'done';
  const wait = await secondsToHours(
    db,
    template === 'call_offer'
      ? { from: settings.calls_sms_offers_from, until: settings.calls_sms_offers_until }
      : { from: settings.calls_sms_work_from, until: settings.calls_sms_work_until },
  );
  if (wait > 0) return wait;
  for (const to of due) if ((await sendOne(sending, eventId, to)) === 'held') return 'held';
  // Attempted workers come last. They may have been refused for good, so they alone start no further run.
  return found[SMS_PER_RUN - 1]?.attempted === false ? 'more' : 'done';
}
