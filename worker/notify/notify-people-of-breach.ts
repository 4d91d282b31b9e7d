// Notifies the affected users of a personal data breach (C.6). Inserts up to 1,000 notifications with one statement,
// and pushes one message to many users of a language.
import { sendBreachNotices } from '#marketplace/breaches/actions/send-notices.ts';
import type { Handler } from '../deps.ts';
import { bellsOfLanguages } from './notify-batch.ts';

export const notifyPeopleOfBreach: Handler = async ({ deps, db, event_id, progress }) => {
  for await (const page of sendBreachNotices(db, event_id)) {
    progress();
    await deps.push(db, await bellsOfLanguages(deps, page));
  }
};
