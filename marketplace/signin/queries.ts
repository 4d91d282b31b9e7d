// SQL of sign-in: codes, devices, passes, sessions.
import { type UserType, userType } from '#contracts/reference.ts';
import { z } from '#contracts/z.ts';
import { maybe, one, prepared, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { CODE_SECONDS, PASS_MINUTES, SESSION_DAYS, SESSION_IDLE_MINUTES, SESSIONS_PER_PERSON } from './rules.ts';

const bytes = z.custom<Buffer>((value) => Buffer.isBuffer(value));
const onlyId = z.object({ id: z.int() });

/** Who asks for a code: the phone, the device it is known by ('' for a stranger's), the network address. */
export interface Asker {
  phone: string;
  device: string;
  address: string;
}

/** Sends to one phone stand in line from here to the end of the transaction. */
export async function lockPhone(tx: Tx, phone: string): Promise<void> {
  await run(tx, sql`select pg_advisory_xact_lock(hashtextextended(${`otp:${phone}`}, 0))`);
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

const pending = z.object({ id: z.int(), phone_number: z.string(), language: z.string() });

/** The request of an event, while a code for it would still be of use. */
export function findPendingCode(db: Queryable, eventId: number) {
  return maybe(
    db,
    sql`select o.id, o.phone_number, o.language from domain_events e
      join otp_codes o on o.id = (e.payload ->> 'otp_id')::bigint
      where e.id = ${eventId} and o.replaced_at is null and o.verified_at is null and o.expires_at > now()`,
    pending,
  );
}

/** Keeps a code's digest. A second run of the handler replaces the first's code: only the last text is good. */
export async function setCodeHash(
  db: Queryable,
  id: number,
  { hash, salt }: { hash: Buffer; salt: Buffer },
): Promise<void> {
  await run(db, sql`update otp_codes set code_hash = ${hash}, salt = ${salt} where id = ${id}`);
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

/** Whether a device has signed in with the phone before. */
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

/** A pass that only registers this phone. */
export async function insertPass(tx: Tx, tokenHash: Buffer, phone: string): Promise<void> {
  await run(
    tx,
    sql`insert into registration_passes (token_hash, phone_number, expires_at)
      values (${tokenHash}, ${phone}, now() + ${PASS_MINUTES} * interval '1 minute')`,
  );
}

/** The phone that a pass was given to, while it lasts. */
export async function findPassPhone(db: Queryable, tokenHash: Buffer): Promise<string | null> {
  const row = await maybe(
    db,
    sql`select phone_number from registration_passes where token_hash = ${tokenHash} and expires_at > now()`,
    z.object({ phone_number: z.string() }),
  );
  return row?.phone_number ?? null;
}

export async function removePass(tx: Tx, tokenHash: Buffer): Promise<number> {
  return run(tx, sql`delete from registration_passes where token_hash = ${tokenHash} and expires_at > now()`);
}

/** A new session; the oldest beyond the fifth end. */
export async function insertSession(tx: Tx, tokenHash: Buffer, userId: number): Promise<void> {
  await run(
    tx,
    sql`insert into sessions (token_hash, user_id, expires_at)
      values (${tokenHash}, ${userId}, now() + ${SESSION_DAYS} * interval '1 day')`,
  );
  await run(
    tx,
    sql`delete from sessions where user_id = ${userId} and id not in
      (select id from sessions where user_id = ${userId} order by id desc limit ${SESSIONS_PER_PERSON})`,
  );
}

const session = z.object({ session_id: z.int(), user_id: z.int(), user_type: userType, stale: z.boolean() });
export interface Session {
  session_id: number;
  user_id: number;
  user_type: UserType;
  /** Seen more than a minute ago: worth a write. */
  stale: boolean;
}

/** The session of a token, while it is neither idle too long nor too old. */
export function findSession(db: Queryable, tokenHash: Buffer): Promise<Session | null> {
  const statement = sql`select s.id as session_id, u.id as user_id, u.user_type, s.seen_at < now() - interval '1 minute' as stale
    from sessions s join users u on u.id = s.user_id
    where s.token_hash = ${tokenHash} and s.expires_at > now()
      and s.seen_at > now() - ${SESSION_IDLE_MINUTES} * interval '1 minute'`;
  return maybe(db, prepared('find session', statement), session);
}

export async function setSessionSeen(db: Queryable, sessionId: number): Promise<void> {
  await run(db, sql`update sessions set seen_at = now() where id = ${sessionId}`);
}

export async function removeSession(db: Queryable, sessionId: number): Promise<void> {
  await run(db, sql`delete from sessions where id = ${sessionId}`);
}

const account = z.object({ id: z.int(), user_type: userType });

export function findAccountByPhone(db: Queryable, phone: string) {
  return maybe(db, sql`select id, user_type from users where phone_number = ${phone}`, account);
}
