// Sends important notifications to a worker by SMS as well: an acceptance, and the first view of the worker's phone
// number. While the circuit breaker of the provider is open, the task waits.
import { languageOf } from '#contracts/languages.ts';
import { smsText } from '#locales/sms-text.ts';
import { sendSms } from '#marketplace/notifications/actions/send-sms.ts';
import type { SmsTemplate, UnsentSms } from '#marketplace/notifications/sms-queries.ts';
import { SMS_BREAKER } from '#marketplace/signin/rules.ts';
import type { HandlerName } from '#marketplace/subscriptions.ts';
import type { Handler, WorkerDeps } from '../deps.ts';
import { addRestTasks } from '../dispatch-event.ts';

/**
 * Seconds for which a task is postponed: HELD while the circuit breaker is open, CROWDED while too many SMS tasks are
 * running. After the delay, the queue still does not fetch the task while one of these two conditions is true
 * (worker/lanes.ts).
 */
const HELD_DELAY_SECONDS = 2;
const CROWDED_DELAY_SECONDS = 0.1;

function deliverBy({ sms, brand, domain }: WorkerDeps, template: SmsTemplate) {
  return ({ phone_number, language: asked, company, job_title }: UnsentSms, reference: string) => {
    const language = sms.languageFor(languageOf(asked) ?? 'en', template);
    const { text, variables } = smsText({ template, language, brand, domain, company, job_title });
    return sms.send({ to: phone_number, template, language, text, variables, reference });
  };
}

function smsLabour(handler: HandlerName, template: SmsTemplate): Handler {
  return async ({ deps, event_id, progress, crowded = false }) => {
    const { db, log, sms } = deps;
    if (!sms.knows(template)) return;
    const postpone = (seconds: number) =>
      addRestTasks(db, 'outside', { tasks: [{ handler, flag: SMS_BREAKER }], eventId: event_id, seconds });
    if (crowded) return postpone(CROWDED_DELAY_SECONDS);
    const send = deliverBy(deps, template);
    const deliver = (text: UnsentSms, reference: string) => {
      progress();
      return send(text, reference);
    };
    const outcome = await sendSms({ db, log, template, repeats: sms.repeats, deliver }, event_id);
    if (outcome === 'held') await postpone(HELD_DELAY_SECONDS);
  };
}

export const smsLabourOfAcceptance = smsLabour('text_labour_of_acceptance', 'accepted');
export const smsLabourOfContact = smsLabour('text_labour_of_contact', 'contact');
