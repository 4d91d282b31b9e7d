// SQL of codes: what was sent, the code that is pending, the tries.
import { z } from '#contracts/z.ts';
import { maybe, one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { CODE_SECONDS, type SendLimits } from '../rules.ts';

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

/** All sends stand in line from here to the end of the transaction: the last lock of all, with nothing left to do but to count. */
async function lockAllSends(tx: Tx): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended('otp:all', 0))`);
}

// Requests that a text is sent for; a refused one ends when it begins.
const isSend = sql`expires_at > created_at`;

/** Codes sent to everybody in the last hour, counted to `most` and not beyond. */
const sentToAll = (most: number) => sql`(select count(*) from
  (select from otp_codes where created_at > now() - interval '1 hour' and ${isSend} limit ${most}) counted)::int`;

/** Whether more codes than `most` have been sent in the last hour, that of this transaction among them. */
export async function isOverBudget(tx: Tx, most: number): Promise<boolean> {
  await lockAllSends(tx);
  const { overall } = await one(tx, sql`select ${sentToAll(most + 1)} as overall`, z.object({ overall: z.int() }));
  return overall > most;
}

const history = z.object({
  last_hour: z.int(),
  last_day: z.int(),
  seconds_since_last: z.nullable(z.int()),
  seconds_to_hour_end: z.int(),
  seconds_to_day_end: z.int(),
  from_address: z.int(),
  overall: z.int(),
});

/** What was sent so far to the phone on this device's budget, from the address ('' is not counted), and to everybody. */
export function findSendHistory(db: Queryable, { phone, device, address }: Asker, { otp_per_hour }: SendLimits) {
  return one(
    db,
    sql`with mine as (
      select created_at, created_at > now() - interval '1 hour' as this_hour from otp_codes
      where phone_number = ${phone} and device = ${device} and created_at > now() - interval '1 day' and ${isSend}
    )
    select (count(*) filter (where this_hour))::int as last_hour,
      count(*)::int as last_day,
      floor(extract(epoch from now() - max(created_at)))::int as seconds_since_last,
      coalesce(ceil(extract(epoch from min(created_at) filter (where this_hour) + interval '1 hour' - now())), 0)::int
        as seconds_to_hour_end,
      coalesce(ceil(extract(epoch from min(created_at) + interval '1 day' - now())), 0)::int as seconds_to_day_end,
      (select count(*) from otp_codes where address = ${address} and address <> ''
        and verified_at is null and created_at > now() - interval '1 hour')::int as from_address,
      ${sentToAll(otp_per_hour)} as overall
    from mine`,
    history,
  );
}

/**
 * Seconds until strangers may try codes of a phone again; null where they may now. Locked from the `most`-th wrong try of a day,
 * until so many of them are a day old that fewer remain.
 */
export async function findStrangersLock(db: Queryable, phone: string, most: number): Promise<number | null> {
  const row = await maybe(
    db,
    sql`with tries as (
      select created_at, sum(wrong_tries) over (order by id desc) as wrong from otp_codes
      where phone_number = ${phone} and device = '' and created_at > now() - interval '1 day'
    )
    select greatest(1, ceil(extract(epoch from created_at + interval '1 day' - now())))::int as seconds
    from tries where wrong >= ${most} order by created_at desc limit 1`,
    z.object({ seconds: z.int() }),
  );
  return row?.seconds ?? null;
}

/**
 * A new request for a code. `sent`: those before it on the same budget are no longer good. `refused`: no code answers it, as it told
 * whose the phone is; it counts for its address and for nothing else, and takes as long as the other.
 */
export async function insertCodeRequest(
  tx: Tx,
  { phone, device, address, language, outcome }: Asker & { language: string; outcome: 'sent' | 'refused' },
): Promise<number> {
  const sent = outcome === 'sent';
  await run(
    tx,
    sql`update otp_codes set replaced_at = now()
      where phone_number = ${phone} and device = ${device} and replaced_at is null and verified_at is null and ${sent}::boolean`,
  );
  const row = await one(
    tx,
    sql`insert into otp_codes (phone_number, device, address, language, expires_at, replaced_at)
      values (${phone}, ${device}, ${address}, ${language}, now() + ${sent ? CODE_SECONDS : 0} * interval '1 second',
        case when not ${sent}::boolean then now() end) returning id`,
    onlyId,
  );
  return row.id;
}

const challenge = z.object({
  id: z.int(),
  code_hash: z.nullable(bytes),
  salt: z.nullable(bytes),
  wrong_tries: z.int(),
  /** Of the budget that all strangers to the phone share. */
  shared: z.boolean(),
  expired: z.boolean(),
  seconds_left: z.int(),
});

/** The latest code of a phone and device that is not used, locked until the end of the transaction. */
export function lockCode(tx: Tx, phone: string, device: string) {
  return maybe(
    tx,
    sql`select id, code_hash, salt, wrong_tries, device = '' as shared, expires_at <= now() as expired,
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
