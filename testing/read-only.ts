// A substitute for a replica in API tests: read-only connections to the main database, on which statements that lock or
// write rows fail.
import { endDb, openDb } from '#platform/db.ts';
import type { Replica } from '#platform/replica.ts';

/** Returns the substitute. A route that writes through the connection for reads fails, as it would on a replica. */
export function readOnlyReplica(url: string): Replica {
  const db = openDb({ url, max: 4, name: 'tests reading', options: '-c default_transaction_read_only=on' });
  return {
    readDb: () => db,
    state: () => ({ state: 'read', behind_seconds: 0, reads: { standby: 0, main: 0, again: 0 } }),
    pool: db,
    close: () => endDb(db),
  };
}
