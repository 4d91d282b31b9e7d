// What must arrive leaves as a text message too: an acceptance, a first look at somebody's number. While the provider is cut off it waits.
import { languageOf } from '#contracts/languages.ts';
import { noticeText } from '#locales/sms-text.ts';
import { sendText } from '#marketplace/notifications/actions/send-text.ts';
import type { NoticeTemplate, UnsentText } from '#marketplace/notifications/text-queries.ts';
import { SMS_BREAKER } from '#marketplace/signin/rules.ts';
import type { HandlerName } from '#marketplace/subscriptions.ts';
import type { Handler, WorkerDeps } from '../deps.ts';
import { addRestTasks } from '../dispatch-event.ts';

/** Seconds; by then the lane knows that the provider is cut off, or that enough texts are on their way, and holds the task back. */
const HELD_S = 2;
const CROWDED_S = 0.1;

function deliverBy({ sms, brand, domain }: WorkerDeps, template: NoticeTemplate) {
  return ({ phone_number, language: asked, company, job_title }: UnsentText, reference: string) => {
    const language = sms.languageFor(languageOf(asked) ?? 'en', template);
    const { text, variables } = noticeText({ template, language, brand, domain, company, job_title });
    return sms.send({ to: phone_number, template, language, text, variables, reference });
  };
}

function textLabour(handler: HandlerName, template: NoticeTemplate): Handler {
  return async ({ deps, event_id, progress, crowded = false }) => {
    const { db, log, sms } = deps;
    if (!sms.knows(template)) return;
    const postpone = (seconds: number) =>
      addRestTasks(db, 'outside', { tasks: [{ handler, flag: SMS_BREAKER }], eventId: event_id, seconds });
    if (crowded) return postpone(CROWDED_S);
    const send = deliverBy(deps, template);
    const deliver = (text: UnsentText, reference: string) => {
      progress();
      return send(text, reference);
    };
    const outcome = await sendText({ db, log, template, repeats: sms.repeats, deliver }, event_id);
    if (outcome === 'held') await postpone(HELD_S);
  };
}

export const textLabourOfAcceptance = textLabour('text_labour_of_acceptance', 'accepted');
export const textLabourOfContact = textLabour('text_labour_of_contact', 'contact');
