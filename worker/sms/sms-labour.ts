// Sends a worker an SMS in addition to an important notification: when the employer accepts an application, and when the
// employer views the worker's phone number for the first time. While the circuit breaker of the provider is open, the
// task waits.
import { languageOf } from '#contracts/languages.ts';
import type { Language } from '#contracts/values.ts';
import { pageTexts } from '#locales/page-texts.ts';
import { smsText } from '#locales/sms-text.ts';
import { sendSms } from '#marketplace/notifications/actions/send-sms.ts';
import type { ApplicationTemplate, UnsentSms } from '#marketplace/notifications/sms-queries.ts';
import { SMS_BREAKER } from '#marketplace/signin/rules.ts';
import type { HandlerName } from '#marketplace/subscriptions.ts';
import { readerTitles } from '#marketplace/translations/reader-titles.ts';
import type { Handler, WorkerDeps } from '../deps.ts';
import { addRestTasks } from '../dispatch-event.ts';

/**
 * Seconds for which the task postpones itself: `HELD_DELAY_SECONDS` if the circuit breaker is open,
 * `CROWDED_DELAY_SECONDS` if too many SMS tasks are running. The delays are short, because the queue does not fetch
 * the task anyway while the reason exists (worker/lanes.ts).
 */
const HELD_DELAY_SECONDS = 2;
const CROWDED_DELAY_SECONDS = 0.1;

/** Returns the title of the job that the SMS names, in the language of the SMS (D110). */
async function titleOf(deps: WorkerDeps, { application_id, job_title }: UnsentSms, language: Language) {
  const [title] = await readerTitles(deps, [{ title: job_title, key: { application_id } }], pageTexts(language));
  return title?.text ?? job_title;
}

function deliverBy(deps: WorkerDeps, template: ApplicationTemplate) {
  const { sms, brand, domain } = deps;
  return async (unsent: UnsentSms, reference: string) => {
    const { phone_number, language: asked, company } = unsent;
    const language = sms.languageFor(languageOf(asked) ?? 'en', template);
    const job_title = await titleOf(deps, unsent, language);
    const { text, variables } = smsText({ template, language, brand, domain, company, job_title });
    return sms.send({ to: phone_number, template, language, text, variables, reference });
  };
}

function smsLabour(handler: HandlerName, template: ApplicationTemplate): Handler {
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
