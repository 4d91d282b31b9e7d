// Settings of the product for a benchmark: one machine sends all requests, so limits by address are raised.
import type { Db } from '#platform/db.ts';
import { run, sql } from '#platform/sql.ts';

/** Raised limits of searches, which are the most frequent requests. */
export const raisedSearches = { search_per_minute: 10_000, search_per_address_minute: 1_000_000 };

export async function putSettings(db: Db, settings: Readonly<Record<string, number>>): Promise<void> {
  for (const [key, value] of Object.entries(settings))
    await run(db, sql`insert into settings (key, value) values (${key}, ${JSON.stringify(value)}::jsonb)`);
}
