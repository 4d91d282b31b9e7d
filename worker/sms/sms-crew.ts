// Sends the members of a crew who are asked for a bid an SMS with the code by which they consent (D81).
import { languageOf } from '#contracts/languages.ts';
import { crewCodeText } from '#locales/crew-code-text.ts';
import { sendCrewCodes } from '#marketplace/notifications/actions/send-crew-codes.ts';
import { SMS_BREAKER } from '#marketplace/signin/rules.ts';
import type { Handler } from '../deps.ts';
import { addRestTasks } from '../dispatch-event.ts';

/** Seconds for which the task postpones itself, as in `sms-labour.ts`. */
const HELD_DELAY_SECONDS = 2;
const CROWDED_DELAY_SECONDS = 0.1;

const template = 'crew_code';

export const smsMembersOfBid: Handler = async ({ deps, event_id, progress, crowded = false }) => {
  const { db, log, secrets, sms } = deps;
  if (!sms.knows(template)) return;
  const postpone = (seconds: number) =>
    addRestTasks(db, 'outside', {
      tasks: [{ handler: 'text_members_of_bid', flag: SMS_BREAKER }],
      eventId: event_id,
      seconds,
    });
  if (crowded) return postpone(CROWDED_DELAY_SECONDS);
  const outcome = await sendCrewCodes(
    {
      db,
      log,
      secrets,
      repeats: sms.repeats,
      deliver: ({ phone_number: to, language: asked, ...facts }, reference) => {
        progress();
        const language = sms.languageFor(languageOf(asked) ?? 'en', template);
        const { text, variables } = crewCodeText({ ...facts, language });
        return sms.send({ to, template, language, text, variables, reference });
      },
    },
    event_id,
  );
  if (typeof outcome === 'number') return postpone(outcome);
  if (outcome === 'held') return postpone(HELD_DELAY_SECONDS);
};
