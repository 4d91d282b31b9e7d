// SQL of a moderator's word on a person who returns after a long time.
import { run, sql, type Tx } from '#platform/sql.ts';

/** `cleared`: the next sign-in asks for nothing but the code. Else the account stays locked. */
export async function setReturningCleared(tx: Tx, userId: number, cleared: boolean): Promise<void> {
  await run(
    tx,
    sql`update returning_checks set cleared_at = case when ${cleared}::boolean then now() end where user_id = ${userId}`,
  );
}
