// SQL of idempotency keys: stores the outcome of a request for one day, by user and key.
import { z } from '#contracts/z.ts';
import { maybe, type Queryable, run, sql, type Tx } from '#platform/sql.ts';

/** The client's idempotency key, and a digest of the request that was sent with this key. */
export interface IdempotencyKey {
  key: string;
  requestHash: Buffer;
}

/** Outcome of a request: the application or the job that it created. */
interface Outcome {
  application_id: number | null;
  job_id: number | null;
}

const kept = z.object({ application_id: z.nullable(z.int()), job_uid: z.nullable(z.string()), same: z.boolean() });

/**
 * Returns the outcome of a request with this key in the last day; null for an unknown key. `same` says whether that
 * request is equal to the current request.
 */
export function findResponse(tx: Tx, userId: number, { key, requestHash: asked }: IdempotencyKey) {
  return maybe(
    tx,
    sql`select application_id, (select uid from jobs where id = job_id) as job_uid, asked = ${asked} as same from idempotency_keys
      where user_id = ${userId} and key = ${key} and created_at > now() - interval '1 day'`,
    kept,
  );
}

/** Stores the outcome of a request. Replaces a stored outcome with the same key if it is older than one day. */
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

/** Deletes the keys that are older than one day. */
export async function removeOldKeys(db: Queryable): Promise<void> {
  await run(db, sql`delete from idempotency_keys where created_at < now() - interval '1 day'`);
}
