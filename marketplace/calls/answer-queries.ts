// SQL of the answers of workers to a call.
import { run, sql, type Tx } from '#platform/sql.ts';

/**
 * Locks the row of a call for share until the end of the transaction: answers run side by side, but no step and no
 * cancellation runs between them.
 */
export async function shareCall(tx: Tx, uid: string): Promise<void> {
  await run(tx, sql`select 1 from shift_calls where job_id = (select id from jobs where uid = ${uid}) for share`);
}

interface AnswerWrite {
  jobId: number;
  labourId: number;
  answer: 'yes' | 'no';
  night_ok: boolean;
}

export async function setAnswer(tx: Tx, { jobId, labourId, answer, night_ok }: AnswerWrite): Promise<void> {
  await run(
    tx,
    sql`update call_people set answer = ${answer}, answered_at = now(),
        night_ok_at = case when ${night_ok}::boolean then now() else night_ok_at end
      where job_id = ${jobId} and labour_id = ${labourId}`,
  );
}

/** Stores the answer to a question before the work; the first answer counts. */
export async function setConfirmed(
  tx: Tx,
  { jobId, labourId, which }: { jobId: number; labourId: number; which: 'evening' | 'morning' },
): Promise<void> {
  await run(
    tx,
    sql`update call_people set
        confirmed_at = case when ${which === 'evening'}::boolean then coalesce(confirmed_at, now()) else confirmed_at end,
        coming_at = case when ${which === 'morning'}::boolean then coalesce(coming_at, now()) else coming_at end
      where job_id = ${jobId} and labour_id = ${labourId}`,
  );
}
