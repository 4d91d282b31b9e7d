// Saved searches of some demo workers.
import { jobSearch } from '#contracts/job-search.ts';
import type { SearchAlert } from '#contracts/saved-searches.ts';
import { z } from '#contracts/z.ts';
import { saveSearch } from '#marketplace/saved-searches/actions.ts';
import type { Db } from '#platform/db.ts';
import { many, sql } from '#platform/sql.ts';
import { workerPhone } from './people.ts';

const kept: readonly { worker: number; search: Record<string, string>; alert: SearchAlert }[] = [
  { worker: 1, search: { role: 'mason', location: 'Pune' }, alert: 'instant' },
  { worker: 1, search: { role: 'tiler', location: 'Pune' }, alert: 'daily' },
  { worker: 25, search: { role: 'tailor', location: 'Tiruppur' }, alert: 'daily' },
  { worker: 33, search: { role: 'mason', location: 'Patna' }, alert: 'instant' },
];

/** Saves the searches through the same action as the API, so that they are parsed with the current terms and places. */
export async function insertSavedSearches(db: Db): Promise<void> {
  const phones = kept.map(({ worker }) => workerPhone(worker));
  const shape = z.object({ id: z.int(), phone_number: z.string() });
  const people = await many(
    db,
    sql`select id, phone_number from users where phone_number = any(${phones}::text[])`,
    shape,
  );
  for (const { worker, search, alert } of kept) {
    const person = people.find(({ phone_number }) => phone_number === workerPhone(worker));
    if (person) await saveSearch({ db }, { type: 'labour', id: person.id }, { search: jobSearch.parse(search), alert });
  }
}
