// Codes and sessions: how long, how often, how many (decisions D6, D38). Pure.
import { createHmac, randomBytes } from 'node:crypto';
import type { Settings } from '../settings/settings.ts';

/** Seconds a code is good for. */
export const CODE_SECONDS = 300;
/** Seconds after which a text that has not left yet is not sent any more: the person has asked again by then. */
export const SEND_SECONDS = 120;
/** The circuit breaker of texts, and the flag of the tasks that wait while it is open. */
export const SMS_BREAKER = 'sms';
export const MAX_CODE_ATTEMPTS = 5;
/** Minutes a verified, unknown phone has to register. */
export const REGISTRATION_TOKEN_MINUTES = 15;
/** Attempts to name the end of the identity number of an account that was not used for long; then a moderator decides. */
export const MAX_PROOF_ATTEMPTS = 5;
/** Days for which a moderator's word lets a code alone sign in. */
export const CLEARED_DAYS = 7;
/** Attempts to register with one pass; the pass is invalid afterwards. */
export const MAX_TOKEN_ATTEMPTS = 5;
/** Failed attempts to register with one phone in 24 h. */
export const MAX_PHONE_ATTEMPTS = 15;
export const SESSION_IDLE_MINUTES = 125;
export const SESSION_DAYS = 30;
export const SESSIONS_PER_PERSON = 5;
/** Minutes after its beginning in which a session may do what asks for a fresh one. */
export const FRESH_SESSION_MINUTES = 15;
/** Seconds to wait if everybody together has used up the hour's codes: some leave the hour every second, and all would come back at once. */
export const SHARED_LIMIT_RETRY_SECONDS = 600;

/** The settings that say how many codes are sent (D6), and how many wrong ones are tried. */
export const sendLimitKeys = [
  'otp_per_phone_hour',
  'otp_per_phone_day',
  'otp_per_address_hour',
  'otp_per_line_3_hours',
  'otp_per_network_day',
  'otp_per_hour',
  'otp_cooldowns',
  'otp_wrong_per_day',
  'otp_hide_user_exists',
] as const;
export type SendLimits = Pick<Settings, (typeof sendLimitKeys)[number]>;

/** Seconds to wait after the n-th code of an hour (n from 1) before the next may be asked for; the last holds for all further. */
export function cooldownAfter(sentThisHour: number, cooldowns: readonly number[]): number {
  return cooldowns[Math.min(sentThisHour, cooldowns.length) - 1] ?? 0;
}

/** What has been sent to a phone (on this device's budget), from an address and to everybody; ages in seconds. */
export interface SendHistory {
  last_hour: number;
  last_day: number;
  seconds_since_last: number | null;
  /** Until fewer of the hour, or of the day, count than are allowed, while there is room until the first no longer counts; 0 without any. */
  seconds_to_hour_end: number;
  seconds_to_day_end: number;
  /** Seconds until the address (an hour), its /56 (three hours), and its /48 or /24 (a day) has fewer unused requests than it may; 0 for room. */
  address_wait: number;
  line_wait: number;
  network_wait: number;
  overall: number;
}

/** Seconds until another code may be sent; 0 is now. */
export function waitBeforeSending(history: SendHistory, limits: SendLimits): number {
  if (history.last_day >= limits.otp_per_phone_day) return Math.max(1, history.seconds_to_day_end);
  if (history.last_hour >= limits.otp_per_phone_hour) return Math.max(1, history.seconds_to_hour_end);
  const crowd = history.overall >= limits.otp_per_hour ? SHARED_LIMIT_RETRY_SECONDS : 0;
  const shared = Math.max(crowd, history.address_wait, history.line_wait, history.network_wait);
  if (shared > 0) return shared;
  const since = history.seconds_since_last;
  return since === null ? 0 : Math.max(0, cooldownAfter(history.last_hour, limits.otp_cooldowns) - since);
}

/** The same, right after one more has been sent. */
export function waitAfterSending(history: SendHistory, limits: SendLimits): number {
  const sent = {
    ...history,
    last_hour: history.last_hour + 1,
    last_day: history.last_day + 1,
    seconds_since_last: 0,
    seconds_to_hour_end: history.seconds_to_hour_end || 3600,
    seconds_to_day_end: history.seconds_to_day_end || 86_400,
  };
  return waitBeforeSending(sent, limits);
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
