// SQL of messages that an employer sends to an applicant without a change of status. Such a message is stored as an
// entry of the status history with the same status before and after.
import { z } from '#contracts/z.ts';
import { one, run, sql, type Tx } from '#platform/sql.ts';
import { secondsToRoom } from '../rolling-window.ts';

const sent = z.object({ total: z.int(), retry_after: z.int() });

/**
 * Returns how many messages the employer sent for the application within the last day, and the seconds until this
 * number falls below `max`.
 */
export function countMessages(tx: Tx, id: number, max: number) {
  return one(
    tx,
    sql`select count(*)::int as total, ${secondsToRoom(sql`created_at`, sql`interval '1 day'`, { max })} as retry_after
      from application_status_history where application_id = ${id} and from_status = to_status and created_at > now() - interval '1 day'`,
    sent,
  );
}

/** Stores the employer's latest message to the applicant in the row of the application. */
export async function setFeedback(tx: Tx, id: number, feedback: string): Promise<void> {
  await run(
    tx,
    sql`update applications set employer_feedback = ${feedback}, version = version + 1, updated_at = now() where id = ${id}`,
  );
}
