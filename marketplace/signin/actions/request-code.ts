// Requests a sign-in code: checks the limits, and stores the request and its event in one transaction. The event
// handler generates the code.
import { fail } from '#contracts/problems.ts';
import { breakerIsOpen } from '#platform/circuit-breaker.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import { visitor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { readSettings } from '../../settings/queries.ts';
import { isShutToStrangers } from '../budget.ts';
import { findAccountByPhone, isKnownDevice } from '../queries/accounts.ts';
import {
  type Asker,
  findExceededBudget,
  findSendHistory,
  findStrangersLock,
  insertCodeRequest,
  lockSends,
  setWithheld,
} from '../queries/codes.ts';
import {
  CODE_SECONDS,
  type SendHistory,
  type SendLimits,
  SHARED_LIMIT_RETRY_SECONDS,
  SMS_BREAKER,
  sendLimitKeys,
  waitAfterSending,
  waitBeforeSending,
} from '../rules.ts';

/** `trusted` is true for a known device or a registered phone number. Both may use the whole hourly budget of codes. */
interface TrustedAsker extends Asker {
  trusted: boolean;
}

interface Request extends Asker {
  language: string;
  for_registration: boolean;
}

type Outcome = { sent: false } | { sent: true; user_exists: boolean; expires_in: number; resend_after: number };

/**
 * Returns the send history and `wait`, the seconds until a code may be sent; 0 means now. `shut` is true if the
 * requester is not trusted and the part of the budget for such requesters is used up (`budget.ts`).
 */
async function weigh(tx: Tx, asker: TrustedAsker, limits: SendLimits) {
  const history = await findSendHistory(tx, asker, limits);
  const locked = asker.device === '' ? await findStrangersLock(tx, asker.phone, limits.otp_wrong_per_day) : null;
  const shut = !asker.trusted && isShutToStrangers(history, limits);
  const crowd = shut && !limits.otp_hide_user_exists ? SHARED_LIMIT_RETRY_SECONDS : 0;
  return { history, shut, wait: Math.max(waitBeforeSending(history, limits), locked ?? 0, crowd) };
}

/**
 * Locks the phone number and network, and checks the limits. The limits are checked before the lock too, so that
 * rejected requests do not wait for the lock and a flood does not delay other requests.
 */
async function takeTurn(
  tx: Tx,
  asker: TrustedAsker,
  limits: SendLimits,
): Promise<{ history: SendHistory; shut: boolean }> {
  const early = await weigh(tx, asker, limits);
  if (early.wait > 0) fail('rate_limited', { retry_after: early.wait });
  await lockSends(tx, asker);
  const { history, shut, wait } = await weigh(tx, asker, limits);
  return wait > 0 ? fail('rate_limited', { retry_after: wait }) : { history, shut };
}

/**
 * Enforces the hourly budgets of codes, which parallel requests could otherwise exceed. Call this function after all
 * other checks, because its lock serialises all requests.
 */
async function requireSendBudget(tx: Tx, id: number, limits: SendLimits, { trusted }: TrustedAsker): Promise<void> {
  const exceeded = await findExceededBudget(tx, limits);
  if (exceeded === null || (exceeded === 'open' && trusted)) return;
  if (exceeded === 'all' || !limits.otp_hide_user_exists)
    fail('rate_limited', { retry_after: SHARED_LIMIT_RETRY_SECONDS });
  await setWithheld(tx, id);
}

/**
 * Requests a code by SMS. If a registered phone number asks to register, no code is sent (D7), except while
 * `otp_hide_user_exists` is on: then a code is sent and signs the user in (D6). Registered and unregistered phone
 * numbers take the same steps, so that the duration does not differ. Requests that are exempt from the limits per
 * network, such as in a demo, have an empty network (`''`). No request is exempt from the total budget.
 *
 * Unknown devices with unregistered phone numbers share half of the budget (see `budget.ts`). While this half is used
 * up, their requests fail. While `otp_hide_user_exists` is on, their requests get the same response as other requests,
 * but no SMS is sent.
 *
 * Fails with `rate_limited` and the seconds to wait if a limit is reached, and with `sms_unavailable` while the circuit
 * breaker of SMS is open.
 */
export async function requestCode({ db }: Pick<Deps, 'db'>, request: Request): Promise<Outcome> {
  // While no SMS can be sent, the request is not stored, so no limit includes it.
  if (await breakerIsOpen(db, SMS_BREAKER)) fail('sms_unavailable');
  return inTransaction(db, async (tx) => {
    const limits = await readSettings(tx, sendLimitKeys);
    const device = (await isKnownDevice(tx, request.phone, request.device)) ? request.device : '';
    const account = await findAccountByPhone(tx, request.phone);
    const asker = { ...request, device, trusted: device !== '' || account !== null };
    const { history, shut } = await takeTurn(tx, asker, limits);
    const hidden = limits.otp_hide_user_exists;
    const refused = account !== null && request.for_registration && !hidden;
    const outcome = refused ? 'refused' : shut ? 'withheld' : 'sent';
    const otpId = await insertCodeRequest(tx, { ...asker, outcome });
    await recordEvent(tx, { name: 'otp.requested', actor: visitor, payload: { otp_id: otpId } });
    await requireSendBudget(tx, otpId, limits, asker);
    if (refused) return { sent: false };
    return {
      sent: true,
      user_exists: hidden ? !request.for_registration : account !== null,
      expires_in: CODE_SECONDS,
      resend_after: waitAfterSending(history, limits),
    };
  });
}
