// Records an event at the start of each day in India. The event starts the daily notifications about saved searches.
import { inTransaction } from '#platform/db.ts';
import { system } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { recordEvent } from '../record-event.ts';
import { insertBegunDay } from './queries.ts';

/** Records the event of the new day in India. Idempotent. */
export function startDay({ db }: Pick<Deps, 'db'>): Promise<void> {
  return inTransaction(db, async (tx) => {
    const day = await insertBegunDay(tx);
    if (day !== null) await recordEvent(tx, { name: 'day.begun', actor: system, payload: { day } });
  });
}
