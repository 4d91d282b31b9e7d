// SQL of a moderator's decision on a user who returns to an account after a long time (D115).
import { run, sql, type Tx } from '#platform/sql.ts';

/**
 * Stores the decision. If `cleared`, the next sign-in requires only the code; otherwise the account remains locked.
 */
export async function setReturningCleared(tx: Tx, userId: number, cleared: boolean): Promise<void> {
  await run(
    tx,
    sql`update returning_checks set cleared_at = case when ${cleared}::boolean then now() end where user_id = ${userId}`,
  );
}
