// A job has become open for the first time: the people whom it fits hear of it, a thousand with each insert, one message a language.
import { findFittingPeople } from '#marketplace/matching/actions/find-people.ts';
import { insertMatchNotices, inTurn } from '#marketplace/notifications/match-queries.ts';
import { readSettings } from '#marketplace/settings/queries.ts';
import type { Handler } from '../deps.ts';
import { bellsOfLanguages } from './tell-many.ts';

const PAGE = 1000;

export const matchJob: Handler = async ({ deps, db, event_id, progress }) => {
  const { match_notify_per_day: perDay } = await readSettings(db, ['match_notify_per_day']);
  for await (const people of findFittingPeople(db, event_id, progress)) {
    for (let from = 0; from < people.length; from += PAGE) {
      const ids = people.slice(from, from + PAGE);
      const told = await inTurn(db, (tx) => insertMatchNotices(tx, event_id, { ids, perDay }));
      await deps.push(db, bellsOfLanguages(told));
      progress();
    }
  }
};
