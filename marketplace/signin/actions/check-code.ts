// Checks a typed sign-in code: attempts, locks and consumption. The caller must commit its transaction even if the code
// is wrong, so that the attempt counts.
import { fail } from '#contracts/problems.ts';
import { sameBytes } from '#platform/secrets.ts';
import type { Tx } from '#platform/sql.ts';
import { readSettings } from '../../settings/queries.ts';
import { isKnownDevice } from '../queries/accounts.ts';
import { findStrangersLock, lockCode, recordFailedAttempt, setVerified } from '../queries/codes.ts';
import { hashCode, MAX_CODE_ATTEMPTS } from '../rules.ts';

export interface Attempt {
  phone: string;
  code: string;
  device: string;
}

export type Check = { verdict: 'good' | 'wrong' | 'expired' } | { verdict: 'locked'; retry_after: number };

/**
 * Locks and returns the code to compare with the typed code. For a known device: the code of this device, if it has not
 * expired. Otherwise: the code that all unknown devices share for the phone number.
 */
async function lockRequestedCode(tx: Tx, { phone, device }: Attempt) {
  const own = (await isKnownDevice(tx, phone, device)) ? await lockCode(tx, phone, device) : null;
  if (own && !own.expired) return own;
  return (await lockCode(tx, phone, '')) ?? own;
}

/**
 * Returns the seconds until unknown devices may try codes of the phone number again; null if they may try now, or if
 * the device is known (`shared` is false). Too many wrong codes in a day lock the number for unknown devices.
 */
async function secondsLocked(tx: Tx, { phone }: Attempt, { shared }: { shared: boolean }): Promise<number | null> {
  if (!shared) return null;
  const { otp_wrong_per_day } = await readSettings(tx, ['otp_wrong_per_day']);
  return findStrangersLock(tx, phone, otp_wrong_per_day);
}

/** Checks one attempt. A correct code is consumed, a wrong attempt is counted. */
export async function checkCode(tx: Tx, pepper: string, attempt: Attempt): Promise<Check> {
  const request = await lockRequestedCode(tx, attempt);
  if (!request) return { verdict: 'wrong' };
  if (request.expired) return { verdict: 'expired' };
  const locked = await secondsLocked(tx, attempt, request);
  if (locked !== null) return { verdict: 'locked', retry_after: locked };
  if (request.wrong_tries >= MAX_CODE_ATTEMPTS)
    return { verdict: 'locked', retry_after: Math.max(1, request.seconds_left) };
  const { code_hash, salt } = request;
  const right = code_hash && salt && sameBytes(code_hash, hashCode(pepper, attempt.phone, attempt.code, salt).hash);
  if (right) await setVerified(tx, request.id);
  else await recordFailedAttempt(tx, request.id);
  return { verdict: right ? 'good' : 'wrong' };
}

/**
 * Fails unless the code was correct: with `otp_invalid` for a wrong code, `otp_expired` for an expired code, and
 * `otp_locked` after too many wrong attempts (D7). Call this function after the commit, so that a wrong attempt is
 * counted.
 */
export function requireGood(check: Check): void {
  if (check.verdict === 'wrong') fail('otp_invalid');
  if (check.verdict === 'expired') fail('otp_expired');
  if (check.verdict === 'locked') fail('otp_locked', { retry_after: check.retry_after });
}
