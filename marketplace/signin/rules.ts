// Codes and sessions: how long, how often, how many (decisions D6, D38). Pure.
import { createHmac, randomBytes } from 'node:crypto';

/** Seconds a code is good for. */
export const CODE_SECONDS = 300;
/** Seconds after which a text that has not left yet is not sent any more: the person has asked again by then. */
export const SEND_SECONDS = 120;
/** The circuit breaker of texts, and the flag of the tasks that wait while it is open. */
export const SMS_BREAKER = 'sms';
export const WRONG_TRIES = 5;
export const CODES_PER_HOUR = 5;
export const CODES_PER_DAY = 10;
/** Codes an address may ask for in an hour, those that were verified not counted: a carrier's customers share one. */
export const CODES_PER_ADDRESS = 60;
/** Minutes a verified, unknown phone has to register. */
export const PASS_MINUTES = 15;
export const SESSION_IDLE_MINUTES = 125;
export const SESSION_DAYS = 30;
export const SESSIONS_PER_PERSON = 5;

const COOLDOWNS = [30, 60, 120];

/** Seconds to wait after the n-th code of an hour (n from 1) before the next may be asked for. */
export function cooldownAfter(sentThisHour: number): number {
  return COOLDOWNS[Math.min(sentThisHour, COOLDOWNS.length) - 1] ?? 0;
}

/** What has been sent to a phone (on this device's budget) and from an address, ages in seconds. */
export interface SendHistory {
  last_hour: number;
  last_day: number;
  seconds_since_last: number | null;
  seconds_to_hour_end: number;
  from_address: number;
}

/** Seconds until another code may be sent; 0 is now. */
export function waitBeforeSending(history: SendHistory): number {
  if (history.last_day >= CODES_PER_DAY) return 3600;
  if (history.last_hour >= CODES_PER_HOUR) return Math.max(1, history.seconds_to_hour_end);
  if (history.from_address >= CODES_PER_ADDRESS) return 600;
  const since = history.seconds_since_last;
  return since === null ? 0 : Math.max(0, cooldownAfter(history.last_hour) - since);
}

/** Random bytes that a request keeps: its code is made of them, and they salt the digest. */
export function newSalt(): Buffer {
  return randomBytes(16);
}

/**
 * The six ASCII digits of a request. The salt is random and the pepper secret, so nobody can foretell them; and a second attempt to send
 * makes the same ones, for a provider who drops a text it has seen has delivered the first attempt's.
 */
export function makeCode(pepper: string, phone: string, { id, salt }: { id: number; salt: Buffer }): string {
  const bytes = createHmac('sha256', pepper)
    .update(`code\0${id}\0${phone}\0${salt.toString('hex')}`)
    .digest();
  return String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** A code as it is kept: a keyed digest over phone, salt and code. */
export function hashCode(
  pepper: string,
  phone: string,
  code: string,
  salt: Buffer = randomBytes(16),
): { hash: Buffer; salt: Buffer } {
  return {
    salt,
    hash: createHmac('sha256', pepper)
      .update(`${phone}\0${salt.toString('hex')}\0${code}`)
      .digest(),
  };
}
