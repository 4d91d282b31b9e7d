// SQL of registration attempts: counted per registration token, phone number and address (D40).
import { z } from '#contracts/z.ts';
import { maybe, one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { MAX_TOKEN_ATTEMPTS } from '../rules.ts';

/**
 * Counts an attempt to use a registration token. Returns the token's phone number; null if the token is unknown,
 * expired or used up.
 */
export async function takeTokenAttempt(tx: Tx, tokenHash: Buffer): Promise<string | null> {
  const pass = await maybe(
    tx,
    sql`update registration_passes set tries = tries + 1 where token_hash = ${tokenHash} and expires_at > now()
      and account_id is null and tries < ${MAX_TOKEN_ATTEMPTS} returning phone_number`,
    z.object({ phone_number: z.string() }),
  );
  return pass?.phone_number ?? null;
}

const counts = z.object({ of_phone: z.int(), phone_seconds: z.int(), of_address: z.int(), address_seconds: z.int() });

/**
 * Returns the number of failed or running attempts with a phone number in 24 h and from an address in 1 h. For both,
 * also returns the seconds until the oldest of these attempts leaves the period. The address '' is exempt: its number
 * is always 0.
 */
export function findRegistrationAttempts(db: Queryable, { phone, address }: { phone: string; address: string }) {
  return one(
    db,
    sql`select p.n as of_phone, p.seconds as phone_seconds, a.n as of_address, a.seconds as address_seconds
      from (select count(*)::int as n, coalesce(ceil(extract(epoch from min(tried_at) + interval '1 day' - now())), 0)::int as seconds
        from registration_tries where phone_number = ${phone} and tried_at > now() - interval '1 day') p,
      (select count(*)::int as n, coalesce(ceil(extract(epoch from min(tried_at) + interval '1 hour' - now())), 0)::int as seconds
        from registration_tries where address = ${address} and address <> '' and tried_at > now() - interval '1 hour') a`,
    counts,
  );
}

export async function insertRegistrationAttempt(
  tx: Tx,
  { phone, address }: { phone: string; address: string },
): Promise<number> {
  const statement = sql`insert into registration_tries (phone_number, address) values (${phone}, ${address}) returning id`;
  return (await one(tx, statement, z.object({ id: z.int() }))).id;
}

/** Deletes an attempt that led to a registration. */
export async function removeRegistrationAttempt(tx: Tx, id: number): Promise<void> {
  await run(tx, sql`delete from registration_tries where id = ${id}`);
}
