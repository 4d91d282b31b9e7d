// Opens a snapshot of the database for all reads of a backup.
import { z } from '#contracts/z.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import { one, run, sql, type Tx } from '#platform/sql.ts';
import { lockTables } from './table-checksums.ts';

export interface Snapshot {
  /** The id for `pg_dump --snapshot`. */
  id: string;
  tx: Tx;
  close(): Promise<void>;
}

const exported = z.object({ id: z.string() });

/**
 * Opens a snapshot in a transaction that stays open until the caller calls `close`. Until then, statements that drop a
 * table wait; all other statements run as usual.
 */
export async function openSnapshot(db: Db): Promise<Snapshot> {
  let release = () => {};
  const closed = new Promise<void>((resolve) => {
    release = resolve;
  });
  return new Promise((resolve, reject) => {
    const over = inTransaction(db, async (tx) => {
      await run(tx, sql`set transaction isolation level repeatable read, read only`);
      await run(tx, sql`set local idle_in_transaction_session_timeout = 0`);
      await lockTables(tx);
      const { id } = await one(tx, sql`select pg_export_snapshot() as id`, exported);
      resolve({
        id,
        tx,
        async close() {
          release();
          await over.catch(() => undefined);
        },
      });
      await closed;
    });
    over.catch(reject);
  });
}
