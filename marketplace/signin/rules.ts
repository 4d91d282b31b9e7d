// Rules for sign-in codes and sessions: lifetimes, intervals and limits (D6, D38). Pure.
import { createHmac, randomBytes } from 'node:crypto';
import { SESSION_IDLE_HOURS } from '#contracts/periods.ts';
import type { Settings } from '../settings/settings.ts';

/** Seconds for which a code is valid. */
export const CODE_SECONDS = 300;
/** Seconds after which an SMS is no longer sent. By then the user has probably requested a new code. */
export const SEND_SECONDS = 120;
/**
 * Name of the circuit breaker of SMS. Tasks that send SMS have a flag with this name, so they wait while the breaker is
 * open.
 */
export const SMS_BREAKER = 'sms';
export const MAX_CODE_ATTEMPTS = 5;
/** Minutes in which a verified, unregistered phone number can be registered. */
export const REGISTRATION_TOKEN_MINUTES = 15;
/**
 * Maximum number of attempts to enter the end of the identity number of an inactive account. Afterwards a moderator
 * decides.
 */
export const MAX_PROOF_ATTEMPTS = 5;
/**
 * Days after a moderator's approval in which the code from the SMS alone is enough to sign in to an inactive account.
 */
export const CLEARED_DAYS = 7;
/** Maximum number of registration attempts per registration token. Afterwards the token is invalid. */
export const MAX_TOKEN_ATTEMPTS = 5;
/** Maximum number of failed registration attempts per phone number in 24 h. */
export const MAX_PHONE_ATTEMPTS = 15;
/**
 * Minutes without use after which a session ends. The screens promise five minutes less, because a use of the session
 * is recorded with a delay.
 */
export const SESSION_IDLE_MINUTES = SESSION_IDLE_HOURS * 60 + 5;
export const SESSIONS_PER_PERSON = 5;
/** Minutes after its start in which a session may perform actions that require a fresh session. */
export const FRESH_SESSION_MINUTES = 15;
/**
 * Seconds to wait if all users together have used up the hourly budget. The value is fixed: the exact wait would be
 * about a second, until the oldest code leaves the hour, and then all clients would retry at once.
 */
export const SHARED_LIMIT_RETRY_SECONDS = 600;

/** Settings that limit the number of codes sent (D6) and of wrong attempts. */
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

/** Returns the seconds to wait after the n-th code of an hour (n from 1). The last entry applies to all later codes. */
export function cooldownAfter(sentThisHour: number, cooldowns: readonly number[]): number {
  return cooldowns[Math.min(sentThisHour, cooldowns.length) - 1] ?? 0;
}

/**
 * Number of codes that were sent for one phone number and device (all unknown devices count as one device), number of
 * codes that were sent in total, and the seconds that the requester must wait.
 */
export interface SendHistory {
  last_hour: number;
  last_day: number;
  seconds_since_last: number | null;
  /**
   * Seconds until the limit of the last hour or day permits another code. If the limit is not reached: seconds until
   * the oldest code leaves the hour or day. 0 if no code was sent.
   */
  seconds_to_hour_end: number;
  seconds_to_day_end: number;
  /**
   * Seconds until another request is permitted; 0 means now. Each limit includes the unverified requests of a period:
   * from the address in 1 h (`address_wait`), from its /56 network in 3 h (`line_wait`), and from its /48 (IPv6) or /24
   * (IPv4) network in 24 h (`network_wait`).
   */
  address_wait: number;
  line_wait: number;
  network_wait: number;
  overall: number;
}

/** Returns the seconds until another code may be sent; 0 means now. */
export function waitBeforeSending(history: SendHistory, limits: SendLimits): number {
  if (history.last_day >= limits.otp_per_phone_day) return Math.max(1, history.seconds_to_day_end);
  if (history.last_hour >= limits.otp_per_phone_hour) return Math.max(1, history.seconds_to_hour_end);
  const crowd = history.overall >= limits.otp_per_hour ? SHARED_LIMIT_RETRY_SECONDS : 0;
  const shared = Math.max(crowd, history.address_wait, history.line_wait, history.network_wait);
  if (shared > 0) return shared;
  const since = history.seconds_since_last;
  return since === null ? 0 : Math.max(0, cooldownAfter(history.last_hour, limits.otp_cooldowns) - since);
}

/** Returns the seconds until another code may be sent, computed as if one more code had just been sent. */
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

/** Returns random bytes for a request. The code is derived from these bytes, and its digest is salted with them. */
export function newSalt(): Buffer {
  return randomBytes(16);
}

/**
 * Returns the code of a request: six ASCII digits. The code is unpredictable, because the salt is random and the pepper
 * is secret. A retry generates the same code: a provider that drops duplicates may have delivered the first SMS.
 */
export function makeCode(pepper: string, phone: string, { id, salt }: { id: number; salt: Buffer }): string {
  const bytes = createHmac('sha256', pepper)
    .update(`code\0${id}\0${phone}\0${salt.toString('hex')}`)
    .digest();
  return String(bytes.readUIntBE(0, 6) % 1_000_000).padStart(6, '0');
}

/** Returns the stored form of a code: a keyed digest of phone number, salt and code. */
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
