// A breach of personal data (C.6): everybody it touches is told, a thousand with each insert, few messages a language.
import { tellOfBreach } from '#marketplace/breaches/actions/tell.ts';
import type { Handler } from '../deps.ts';
import { bellsOfLanguages } from './tell-many.ts';

export const notifyPeopleOfBreach: Handler = async ({ deps, db, event_id, progress }) => {
  for await (const page of tellOfBreach(db, event_id)) {
    progress();
    await deps.push(db, bellsOfLanguages(page));
  }
};
