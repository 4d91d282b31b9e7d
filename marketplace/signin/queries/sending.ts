// SQL of sending codes: the request whose SMS is due, and its delivery state.
import { z } from '#contracts/z.ts';
import { maybe, prepared, type Queryable, run, sql } from '#platform/sql.ts';
import { SEND_SECONDS } from '../rules.ts';

const bytes = z.custom<Buffer>((value) => Buffer.isBuffer(value));
const request = z.object({
  id: z.int(),
  phone_number: z.string(),
  language: z.string(),
  salt: z.nullable(bytes),
  attempted: z.boolean(),
});

/** SQL condition: the SMS is still needed, because its code is valid and unused, and the user is still waiting. */
const isWanted = sql`o.replaced_at is null and o.verified_at is null and o.sent_at is null and not o.withheld
  and o.expires_at > now() and o.created_at > now() - ${SEND_SECONDS}::int * interval '1 second'`;

/** Returns the request for a code to which the event refers; null if its SMS is no longer needed (see `isWanted`). */
export function findUnsentRequest(db: Queryable, eventId: number) {
  return maybe(
    db,
    prepared(
      'code of event',
      sql`select o.id, o.phone_number, o.language, o.salt, o.attempted_at is not null as attempted from domain_events e
      join otp_codes o on o.id = (e.payload ->> 'otp_id')::bigint
      where e.id = ${eventId} and ${isWanted}`,
    ),
    request,
  );
}

interface Attempt {
  id: number;
  salt: Buffer;
  hash: Buffer;
  /** True if an SMS that may already have been sent can be sent again, because the provider drops duplicates. */
  repeats: boolean;
}

/**
 * Marks the SMS as about to be sent and stores the digest of its code. Returns false if another process was faster or
 * the SMS is no longer needed.
 */
export async function setAttempted(db: Queryable, { id, salt, hash, repeats }: Attempt): Promise<boolean> {
  const mine = sql`(o.salt is null or o.salt = ${salt}) and (o.attempted_at is null or ${repeats})`;
  const marked = await run(
    db,
    sql`update otp_codes o set attempted_at = now(), salt = ${salt}, code_hash = ${hash} where o.id = ${id} and ${mine} and ${isWanted}`,
  );
  return marked > 0;
}

/**
 * Removes the mark that the SMS is about to be sent, because it was not sent, and deletes the digest of the code. The
 * salt remains for the next attempt.
 */
export async function removeAttempt(db: Queryable, id: number): Promise<void> {
  await run(
    db,
    sql`update otp_codes set attempted_at = null, code_hash = null where id = ${id} and sent_at is null and verified_at is null`,
  );
}

export async function setSent(db: Queryable, id: number): Promise<void> {
  await run(db, sql`update otp_codes set sent_at = now() where id = ${id}`);
}
