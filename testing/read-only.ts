// In place of a standby, in every test of the API: the same database, but where nothing can be locked or written, as there.
import { endDb, openDb } from '#platform/db.ts';
import type { Replica } from '#platform/replica.ts';

/** A route that writes by what it was handed for reading fails as it would on a standby. */
export function readOnlyReplica(url: string): Replica {
  const db = openDb({ url, max: 4, name: 'tests reading', options: '-c default_transaction_read_only=on' });
  return {
    readDb: () => db,
    state: () => ({ state: 'read', behind_seconds: 0, reads: { standby: 0, main: 0, again: 0 } }),
    pool: db,
    close: () => endDb(db),
  };
}
