// SQL of sign-in codes: sent codes, the pending code and the attempts.
import { z } from '#contracts/z.ts';
import { maybe, one, type Queryable, run, type Sql, sql, type Tx } from '#platform/sql.ts';
import { secondsToRoom } from '../../rolling-window.ts';
import { openPartOf } from '../budget.ts';
import { CODE_SECONDS, type SendLimits } from '../rules.ts';

const bytes = z.custom<Buffer>((value) => Buffer.isBuffer(value));
const onlyId = z.object({ id: z.int() });

/**
 * The network address of the client, its subscriber line (IPv6 /56) and its network (IPv6 /48 or IPv4 /24). Each has
 * rate limits. All are '' for a request that is exempt from these limits, such as in a demo. For IPv4, `line` is ''.
 */
export interface Networks {
  address: string;
  line: string;
  network: string;
}

/** The phone number, device and networks of a request for a code. `device` is '' for an unknown device. */
export interface Asker extends Networks {
  phone: string;
  device: string;
}

/**
 * Serialises the requests for one phone number and those from one network until the end of the transaction. The phone
 * number is always locked first, to prevent deadlocks.
 */
export async function lockSends(tx: Tx, { phone, network }: Asker): Promise<void> {
  for (const key of network === '' ? [phone] : [phone, network])
    await run(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`otp:${key}`}, 0))`);
}

/**
 * Serialises all requests for codes until the end of the transaction. A transaction takes this lock after all other
 * locks, so that it holds the lock only for a short time.
 */
async function lockAllSends(tx: Tx): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended('otp:all', 0))`);
}

// SQL condition: an SMS is sent for the request. If no SMS is sent, the request is stored with its creation time as
// `expires_at`.
const isSend = sql`expires_at > created_at`;

/** SQL of the number of codes sent in the last hour, counted up to `max`. */
const sentToAll = (max: number) => sql`(select count(*) from (select from otp_codes
  where created_at > now() - interval '1 hour' and ${isSend} and not withheld limit ${max}) counted)::int`;
const sentToStrangers = (max: number) => sql`(select count(*) from (select from otp_codes
  where created_at > now() - interval '1 hour' and ${isSend} and not withheld and not trusted limit ${max}) counted)::int`;

/**
 * Returns the budget that the codes of the last hour exceed, including the request of this transaction: `all` for the
 * total, `open` for the half that unknown devices with unregistered phone numbers share, else null. Serialises all
 * requests until the end of the transaction.
 */
export async function findExceededBudget(tx: Tx, limits: SendLimits): Promise<'all' | 'open' | null> {
  await lockAllSends(tx);
  const part = openPartOf(limits);
  const { overall, open } = await one(
    tx,
    sql`select ${sentToAll(limits.otp_per_hour + 1)} as overall, ${sentToStrangers(part + 1)} as open`,
    z.object({ overall: z.int(), open: z.int() }),
  );
  if (overall > limits.otp_per_hour) return 'all';
  return open > part ? 'open' : null;
}

/** Marks the request as withheld: no SMS is sent for it, and the hourly budgets do not include it. */
export async function setWithheld(tx: Tx, id: number): Promise<void> {
  await run(tx, sql`update otp_codes set withheld = true where id = ${id}`);
}

const history = z.object({
  last_hour: z.int(),
  last_day: z.int(),
  seconds_since_last: z.nullable(z.int()),
  seconds_to_hour_end: z.int(),
  seconds_to_day_end: z.int(),
  address_wait: z.int(),
  line_wait: z.int(),
  network_wait: z.int(),
  overall: z.int(),
  open: z.int(),
  network_asked: z.int(),
  network_used: z.int(),
  exempt: z.boolean(),
});

/**
 * SQL of the seconds until another code may be requested; 0 if it may be requested now. A request is allowed while the
 * window contains fewer than `max` unverified requests that meet the condition `which`.
 */
const waitOf = (which: Sql, window: Sql, max: number) =>
  sql`(select ${secondsToRoom(sql`created_at`, window, { max })} from otp_codes
    where ${which} and verified_at is null and created_at > now() - ${window})`;

/**
 * Returns how many codes were sent: for this phone number and device (all unknown devices count as one device), to
 * unknown devices with unregistered numbers, and in total. Also returns how long the requester must wait because of the
 * limits of its networks.
 */
export function findSendHistory(db: Queryable, asker: Asker, limits: SendLimits) {
  const { phone, device, address, line, network } = asker;
  // Below the limit, use the oldest request: if the next request reaches the limit, `waitAfterSending` needs the time
  // at which the oldest request leaves the window.
  const hourly = sql`least(${limits.otp_per_phone_hour}::bigint, count(*) filter (where this_hour))`;
  const daily = sql`least(${limits.otp_per_phone_day}::bigint, count(*))`;
  return one(
    db,
    sql`with mine as (
      select created_at, created_at > now() - interval '1 hour' as this_hour from otp_codes
      where phone_number = ${phone} and device = ${device} and created_at > now() - interval '1 day' and ${isSend}
    ), near as (
      select count(*)::int as asked, count(verified_at)::int as used from otp_codes
      where network = ${network} and network <> '' and created_at > now() - interval '1 day'
    )
    select (count(*) filter (where this_hour))::int as last_hour,
      count(*)::int as last_day,
      floor(extract(epoch from now() - max(created_at)))::int as seconds_since_last,
      ${secondsToRoom(sql`created_at`, sql`interval '1 hour'`, { max: hourly, which: sql`this_hour` })} as seconds_to_hour_end,
      ${secondsToRoom(sql`created_at`, sql`interval '1 day'`, { max: daily })} as seconds_to_day_end,
      ${waitOf(sql`address = ${address} and address <> ''`, sql`interval '1 hour'`, limits.otp_per_address_hour)} as address_wait,
      ${waitOf(sql`line = ${line} and line <> ''`, sql`interval '3 hours'`, limits.otp_per_line_3_hours)} as line_wait,
      ${waitOf(sql`network = ${network} and network <> ''`, sql`interval '1 day'`, limits.otp_per_network_day)} as network_wait,
      (select asked from near) as network_asked, (select used from near) as network_used,
      ${sentToAll(limits.otp_per_hour)} as overall, ${sentToStrangers(openPartOf(limits))} as open, ${network === ''}::boolean as exempt
    from mine`,
    history,
  );
}

/**
 * Returns the seconds until unknown devices may try codes of a phone number again; null if they may try now. The lock
 * starts with the `max`-th wrong attempt of a day, and ends when the last day contains fewer than `max` wrong attempts.
 */
export async function findStrangersLock(db: Queryable, phone: string, max: number): Promise<number | null> {
  const row = await maybe(
    db,
    sql`with tries as (
      select created_at, sum(wrong_tries) over (order by id desc) as wrong from otp_codes
      where phone_number = ${phone} and device = '' and created_at > now() - interval '1 day'
    )
    select greatest(1, ceil(extract(epoch from created_at + interval '1 day' - now())))::int as seconds
    from tries where wrong >= ${max} order by created_at desc limit 1`,
    z.object({ seconds: z.int() }),
  );
  return row?.seconds ?? null;
}

/**
 * Inserts a request for a code and returns its id. `sent`: earlier requests for this phone number and device become
 * invalid. `refused`: no code is sent, because the phone number is already registered. Only the limits per network
 * include a refused request; storing it takes as long as for `sent`. `withheld`: like `sent`, but without an SMS.
 */
export async function insertCodeRequest(
  tx: Tx,
  request: Asker & { language: string; trusted: boolean; outcome: 'sent' | 'refused' | 'withheld' },
): Promise<number> {
  const { phone, device, address, line, network, language, trusted, outcome } = request;
  const sent = outcome !== 'refused';
  await run(
    tx,
    sql`update otp_codes set replaced_at = now()
      where phone_number = ${phone} and device = ${device} and replaced_at is null and verified_at is null and ${sent}::boolean`,
  );
  const row = await one(
    tx,
    sql`insert into otp_codes (phone_number, device, address, line, network, language, trusted, withheld, expires_at, replaced_at)
      values (${phone}, ${device}, ${address}, ${line}, ${network}, ${language}, ${trusted}, ${outcome === 'withheld'}, now() + ${sent ? CODE_SECONDS : 0} * interval '1 second',
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
  /**
   * True if an unknown device requested the code. All unknown devices share one code and one limit per phone number.
   */
  shared: z.boolean(),
  expired: z.boolean(),
  seconds_left: z.int(),
});

/** Returns the latest unused code of a phone number and device, locked until the end of the transaction. */
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

export async function recordFailedAttempt(tx: Tx, id: number): Promise<void> {
  await run(tx, sql`update otp_codes set wrong_tries = wrong_tries + 1 where id = ${id}`);
}

export async function setVerified(tx: Tx, id: number): Promise<void> {
  await run(tx, sql`update otp_codes set verified_at = now(), code_hash = null, salt = null where id = ${id}`);
}

/** Deletes requests that are too old to count for any limit. */
export async function removeOldCodes(db: Queryable): Promise<void> {
  await run(db, sql`delete from otp_codes where created_at < now() - interval '2 days'`);
}
