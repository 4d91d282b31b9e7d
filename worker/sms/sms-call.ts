// Sends workers an SMS about a call for a day: an offer, and the two questions before the work (D83). Each SMS has a link
// that answers the question without signing in.
import { languageOf } from '#contracts/languages.ts';
import { callSmsText } from '#locales/call-sms-text.ts';
import { sendCallSms } from '#marketplace/notifications/actions/send-call-sms.ts';
import type { CallTemplate } from '#marketplace/notifications/call-sms-queries.ts';
import { SMS_BREAKER } from '#marketplace/signin/rules.ts';
import type { HandlerName } from '#marketplace/subscriptions.ts';
import type { Handler } from '../deps.ts';
import { addRestTasks } from '../dispatch-event.ts';

/** Seconds for which the task postpones itself, as in `sms-labour.ts`; `MORE_DELAY_SECONDS` lets other SMS pass. */
const HELD_DELAY_SECONDS = 2;
const CROWDED_DELAY_SECONDS = 0.1;
const MORE_DELAY_SECONDS = 0;

function smsLabours(handler: HandlerName, template: CallTemplate): Handler {
  return async ({ deps, event_id, progress, crowded = false }) => {
    const { db, log, secrets, sms, domain } = deps;
    if (!sms.knows(template)) return;
    const postpone = (seconds: number) =>
      addRestTasks(db, 'outside', { tasks: [{ handler, flag: SMS_BREAKER }], eventId: event_id, seconds });
    if (crowded) return postpone(CROWDED_DELAY_SECONDS);
    const outcome = await sendCallSms(
      {
        db,
        log,
        secrets,
        template,
        repeats: sms.repeats,
        deliver: ({ phone_number: to, language: asked, ...facts }, reference) => {
          progress();
          const language = sms.languageFor(languageOf(asked) ?? 'en', template);
          const { text, variables } = callSmsText({ ...facts, template, language, domain });
          return sms.send({ to, template, language, text, variables, reference });
        },
      },
      event_id,
    );
    if (typeof outcome === 'number') return postpone(outcome);
    if (outcome === 'held') return postpone(HELD_DELAY_SECONDS);
    if (outcome === 'more') await postpone(MORE_DELAY_SECONDS);
  };
}

export const smsLaboursOfOffer = smsLabours('text_labours_of_call', 'call_offer');
export const smsLaboursOfEvening = smsLabours('text_labours_of_evening', 'call_evening');
export const smsLaboursOfMorning = smsLabours('text_labours_of_morning', 'call_morning');
