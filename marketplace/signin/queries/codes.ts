// SQL of codes: what was sent, the code that is pending, the tries.
import { z } from '#contracts/z.ts';
import { maybe, one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { CODE_SECONDS } from '../rules.ts';

const bytes = z.custom<Buffer>((value) => Buffer.isBuffer(value));
const onlyId = z.object({ id: z.int() });

/** Who asks for a code: the phone, the device it is known by ('' for a stranger's), the network address. */
export interface Asker {
  phone: string;
  device: string;
  address: string;
}

/**
 * Sends to one phone, and those from one address, stand in line from here to the end of the transaction. The phone first,
 * everywhere: whoever holds an address waits for nobody.
 */
export async function lockSends(tx: Tx, { phone, address }: Asker): Promise<void> {
  for (const key of address === '' ? [phone] : [phone, address])
    await run(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`otp:${key}`}, 0))`);
}

const history = z.object({
  last_hour: z.int(),
  last_day: z.int(),
  seconds_since_last: z.nullable(z.int()),
  seconds_to_hour_end: z.int(),
  from_address: z.int(),
});

/** What was sent so far to the phone on this device's budget, and from the address ('' is not counted). */
export function findSendHistory(db: Queryable, { phone, device, address }: Asker) {
  return one(
    db,
    sql`with mine as (
      select created_at from otp_codes
      where phone_number = ${phone} and device = ${device} and created_at > now() - interval '1 day'
        and expires_at > created_at
    )
    select (select count(*) from mine where created_at > now() - interval '1 hour')::int as last_hour,
      (select count(*) from mine)::int as last_day,
      (select floor(extract(epoch from now() - max(created_at))) from mine)::int as seconds_since_last,
      coalesce((select ceil(extract(epoch from min(created_at) + interval '1 hour' - now())) from mine
        where created_at > now() - interval '1 hour'), 0)::int as seconds_to_hour_end,
      (select count(*) from otp_codes where address = ${address} and address <> ''
        and verified_at is null and created_at > now() - interval '1 hour')::int as from_address`,
    history,
  );
}

/** A new request for a code; those before it on the same budget are no longer good. */
export async function insertCodeRequest(
  tx: Tx,
  { phone, device, address, language }: Asker & { language: string },
): Promise<number> {
  await run(
    tx,
    sql`update otp_codes set replaced_at = now()
      where phone_number = ${phone} and device = ${device} and replaced_at is null and verified_at is null`,
  );
  const row = await one(
    tx,
    sql`insert into otp_codes (phone_number, device, address, language, expires_at)
      values (${phone}, ${device}, ${address}, ${language}, now() + ${CODE_SECONDS} * interval '1 second') returning id`,
    onlyId,
  );
  return row.id;
}

/** A question that no code answered, as it told whose the phone is: it counts for its address, and for nothing else. */
export async function insertRefusedRequest(
  tx: Tx,
  { phone, device, address, language }: Asker & { language: string },
): Promise<void> {
  await run(
    tx,
    sql`insert into otp_codes (phone_number, device, address, language, expires_at, replaced_at)
      values (${phone}, ${device}, ${address}, ${language}, now(), now())`,
  );
}

const challenge = z.object({
  id: z.int(),
  code_hash: z.nullable(bytes),
  salt: z.nullable(bytes),
  wrong_tries: z.int(),
  expired: z.boolean(),
  seconds_left: z.int(),
});

/** The latest code of a phone and device that is not used, locked until the end of the transaction. */
export function lockCode(tx: Tx, phone: string, device: string) {
  return maybe(
    tx,
    sql`select id, code_hash, salt, wrong_tries, expires_at <= now() as expired,
        greatest(0, ceil(extract(epoch from expires_at - now())))::int as seconds_left
      from otp_codes where phone_number = ${phone} and device = ${device} and replaced_at is null and verified_at is null
      order by id desc limit 1 for update`,
    challenge,
  );
}

export async function setWrongTry(tx: Tx, id: number): Promise<void> {
  await run(tx, sql`update otp_codes set wrong_tries = wrong_tries + 1 where id = ${id}`);
}

export async function setVerified(tx: Tx, id: number): Promise<void> {
  await run(tx, sql`update otp_codes set verified_at = now(), code_hash = null, salt = null where id = ${id}`);
}

/** Deletes requests that no limit counts any more. */
export async function removeOldCodes(db: Queryable): Promise<void> {
  await run(db, sql`delete from otp_codes where created_at < now() - interval '2 days'`);
}
