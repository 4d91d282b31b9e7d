// SQL of calls that may come twice: what came of each within the last day, by its caller's key.
import { z } from '#contracts/z.ts';
import { maybe, type Queryable, run, sql, type Tx } from '#platform/sql.ts';

/** A call that may come twice: its caller's key for it, and a digest of what it asks. */
export interface IdempotencyKey {
  key: string;
  requestHash: Buffer;
}

/** What came of a call: one of them. */
interface Outcome {
  application_id: number | null;
  job_id: number | null;
}

const kept = z.object({ application_id: z.nullable(z.int()), job_uid: z.nullable(z.string()), same: z.boolean() });

/** What came of a call with this key within the last day, and whether it asked the same; null where there was none. */
export function findResponse(tx: Tx, userId: number, { key, requestHash: asked }: IdempotencyKey) {
  return maybe(
    tx,
    sql`select application_id, (select uid from jobs where id = job_id) as job_uid, asked = ${asked} as same from idempotency_keys
      where user_id = ${userId} and key = ${key} and created_at > now() - interval '1 day'`,
    kept,
  );
}

/** Remembers what came of a call. A key that has had its day begins anew. */
export async function insertResponse(
  tx: Tx,
  userId: number,
  { key, requestHash: asked, application_id = null, job_id = null }: IdempotencyKey & Partial<Outcome>,
): Promise<void> {
  await run(
    tx,
    sql`insert into idempotency_keys (user_id, key, asked, application_id, job_id)
      values (${userId}, ${key}, ${asked}, ${application_id}, ${job_id})
      on conflict (user_id, key) do update set asked = excluded.asked, application_id = excluded.application_id,
        job_id = excluded.job_id, created_at = now()`,
  );
}

/** Forgets the calls that may no longer come twice. */
export async function removeOldKeys(db: Queryable): Promise<void> {
  await run(db, sql`delete from idempotency_keys where created_at < now() - interval '1 day'`);
}
