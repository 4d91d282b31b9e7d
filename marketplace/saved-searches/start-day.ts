// A day begins in India: those who want to hear in the morning are told of new jobs.
import { inTransaction } from '#platform/db.ts';
import { system } from '../actor.ts';
import type { Deps } from '../deps.ts';
import { recordEvent } from '../record-event.ts';
import { insertBegunDay } from './queries.ts';

/** Records that the day of India's calendar has begun, once, however often it is called. */
export function startDay({ db }: Pick<Deps, 'db'>): Promise<void> {
  return inTransaction(db, async (tx) => {
    const day = await insertBegunDay(tx);
    if (day !== null) await recordEvent(tx, { name: 'day.begun', actor: system, payload: { day } });
  });
}
