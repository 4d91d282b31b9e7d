// Sends members of a crew the code by which they consent to a bid (D81). A code exists in plain text only here.
import { isNight } from '../../calls/rules.ts';
import { setCode } from '../../crews/bid-code-queries.ts';
import { codeDigest, codeOfMember } from '../../crews/bid-codes.ts';
import type { Deps } from '../../deps.ts';
import { readSettings } from '../../settings/queries.ts';
import type { Delivery } from '../../signin/actions/send-code.ts';
import { secondsToHours } from '../call-sms-queries.ts';
import { type CrewSmsRecipient, listUnsentCodes } from '../crew-sms-queries.ts';
import { attemptSms, type Sending } from './attempt-sms.ts';

export interface CrewSms extends CrewSmsRecipient {
  /** It must appear in no log and no task. */
  code: string;
}

interface SendingOfCodes extends Sending, Pick<Deps, 'secrets'> {
  deliver(sms: CrewSms, reference: string): Promise<Delivery>;
}

const names = ['sms_on_calls', 'sms_per_person_day', 'calls_sms_work_from', 'calls_sms_work_until'] as const;

/** A yes to work at night is given in the app only, together with the consent to the night (D75). */
const isByDay = ({ start_time, end_time }: CrewSmsRecipient) =>
  start_time === null || end_time === null || !isNight(start_time, end_time);

async function sendOne(sending: SendingOfCodes, eventId: number, to: CrewSmsRecipient): Promise<'done' | 'held'> {
  const { db, secrets, deliver } = sending;
  const { user_id: labourId, bid_id: bidId } = to;
  const code = codeOfMember(secrets.otp_pepper, { id: bidId, memberIds: to.member_ids }, labourId);
  const recipient = { ...to, event_id: eventId, template: 'crew_code', application_id: null } as const;
  return attemptSms(sending, recipient, async () => {
    await setCode(db, { bidId, labourId, digest: codeDigest(secrets.otp_pepper, bidId, code) });
    return deliver({ ...to, code }, `${eventId}-${labourId}`);
  });
}

/**
 * Sends the codes of an event to the members who have not answered. `held`: the circuit breaker of the provider is open. A
 * number: no such SMS may be sent for these seconds. Throws if the task must be retried.
 */
export async function sendCrewCodes(sending: SendingOfCodes, eventId: number): Promise<'done' | 'held' | number> {
  const { db, repeats } = sending;
  const settings = await readSettings(db, names);
  if (!settings.sms_on_calls) return 'done';
  const found = await listUnsentCodes(db, eventId, { perDay: settings.sms_per_person_day });
  // Without references, a message that may have been sent is not sent again.
  const due = found.filter((to) => isByDay(to) && (repeats || !to.attempted));
  if (due.length === 0) return 'done';
  const wait = await secondsToHours(db, { from: settings.calls_sms_work_from, until: settings.calls_sms_work_until });
  if (wait > 0) return wait;
  for (const to of due) if ((await sendOne(sending, eventId, to)) === 'held') return 'held';
  return 'done';
}
