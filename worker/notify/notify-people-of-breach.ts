// A breach of personal data (C.6): everybody it touches is told, a thousand with each insert, few messages a language.
import { sendBreachNotices } from '#marketplace/breaches/actions/send-notices.ts';
import type { Handler } from '../deps.ts';
import { bellsOfLanguages } from './notify-batch.ts';

export const notifyPeopleOfBreach: Handler = async ({ deps, db, event_id, progress }) => {
  for await (const page of sendBreachNotices(db, event_id)) {
    progress();
    await deps.push(db, bellsOfLanguages(page));
  }
};
