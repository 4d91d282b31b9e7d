// Creates a sign-in code, stores its digest and sends it by SMS. While the circuit breaker of the provider is open, the
// task waits.

import { languageOf } from '#contracts/languages.ts';
import { codeText } from '#locales/sms-text.ts';
import { postponeUrgentTask } from '#marketplace/record-event.ts';
import { type OutgoingCode, sendCode } from '#marketplace/signin/actions/send-code.ts';
import { CODE_SECONDS } from '#marketplace/signin/rules.ts';
import type { Handler, WorkerDeps } from '../deps.ts';

/**
 * Seconds for which the task postpones itself: `HELD_DELAY_SECONDS` if the circuit breaker is open,
 * `CROWDED_DELAY_SECONDS` if too many SMS tasks are running. The delays are short, because the queue does not fetch
 * the task anyway while the reason exists (worker/lanes.ts).
 */
const HELD_DELAY_SECONDS = 2;
const CROWDED_DELAY_SECONDS = 0.1;

function deliverBy({ sms, brand, domain }: WorkerDeps) {
  return ({ to, code, language: asked, reference }: OutgoingCode) => {
    const language = sms.languageFor(languageOf(asked) ?? 'en', 'otp');
    const text = codeText({ code, language, brand, domain, minutes: CODE_SECONDS / 60 });
    return sms.send({ to, template: 'otp', language, text, variables: { code }, reference });
  };
}

export const sendOtp: Handler = async ({ deps, event_id, progress, crowded = false }) => {
  const { db, secrets, log, sms } = deps;
  const postpone = (seconds: number) => postponeUrgentTask(db, { name: 'otp.requested', eventId: event_id, seconds });
  if (crowded) return postpone(CROWDED_DELAY_SECONDS);
  const deliver = (message: OutgoingCode) => {
    progress();
    return deliverBy(deps)(message);
  };
  const outcome = await sendCode({ db, secrets, log, repeats: sms.repeats, deliver }, event_id);
  if (outcome === 'held') await postpone(HELD_DELAY_SECONDS);
};
