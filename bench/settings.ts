// Settings of the product for a measurement: one machine asks for everybody, so what is counted by address is raised.
import type { Db } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';

/** Of searches, the busiest call there is. */
export const raisedSearches = { search_per_minute: 10_000, search_per_address_minute: 1_000_000 };

export async function putSettings(db: Db, settings: Readonly<Record<string, number>>): Promise<void> {
  for (const [key, value] of Object.entries(settings))
    await run(db, sql`insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)`);
}
