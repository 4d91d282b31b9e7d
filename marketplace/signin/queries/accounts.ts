// SQL of the account that has a phone number, and of the devices that have signed in with this number.
import { userType } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { maybe, type Queryable, run, sql, type Tx } from '#platform/sql.ts';

const account = z.object({ id: z.int(), user_type: userType });

export function findAccountByPhone(db: Queryable, phone: string) {
  return maybe(db, sql`select id, user_type from users where phone_number = ${phone}`, account);
}

/**
 * Returns the account of a phone number and locks the account until the end of the transaction. A concurrent change of
 * the phone number waits for this lock, because `for key share` blocks updates of unique columns. If the change came
 * first, this query waits for the change and then returns null.
 */
export function lockAccountByPhone(tx: Tx, phone: string) {
  return maybe(tx, sql`select id, user_type from users where phone_number = ${phone} for key share`, account);
}

/** Changes the phone number of an account and deletes the known devices of the old number. */
export async function setPhone(tx: Tx, userId: number, phone: string): Promise<void> {
  await run(
    tx,
    sql`with before as (select phone_number from users where id = ${userId}),
      forgotten as (delete from known_devices where phone_number = (select phone_number from before))
    update users set phone_number = ${phone}, updated_at = now() where id = ${userId}`,
  );
}

/** Returns true if the device has signed in with the phone number before. */
export async function isKnownDevice(db: Queryable, phone: string, device: string): Promise<boolean> {
  const row = await maybe(
    db,
    sql`select 1 as known from known_devices where phone_number = ${phone} and device = ${device}`,
    z.object({ known: z.int() }),
  );
  return row !== null;
}

export async function insertKnownDevice(tx: Tx, phone: string, device: string): Promise<void> {
  await run(
    tx,
    sql`insert into known_devices (phone_number, device) values (${phone}, ${device})
      on conflict (phone_number, device) do update set seen_at = now()`,
  );
}
