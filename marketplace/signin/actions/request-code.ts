// Somebody asks for a code: limits, the request and its event in one transaction. The code itself is made by the handler.
import { fail } from '#contracts/problems.ts';
import { breakerIsOpen } from '#platform/circuit-breaker.ts';
import { inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import { visitor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { readSettings } from '../../settings/queries.ts';
import { findAccountByPhone, isKnownDevice } from '../queries/accounts.ts';
import {
  type Asker,
  findSendHistory,
  findStrangersLock,
  insertCodeRequest,
  isOverBudget,
  lockSends,
} from '../queries/codes.ts';
import {
  CODE_SECONDS,
  CROWD_WAIT,
  type SendLimits,
  SMS_BREAKER,
  sendLimitKeys,
  waitAfterSending,
  waitBeforeSending,
} from '../rules.ts';

interface Request extends Asker {
  language: string;
  for_registration: boolean;
}

type Outcome = { sent: false } | { sent: true; user_exists: boolean; expires_in: number; resend_after: number };

/** Seconds until a code of this asker's would be of use: those of strangers are not tried while too many were wrong. */
async function secondsLocked(tx: Tx, { phone, device }: Asker, { otp_wrong_per_day }: SendLimits): Promise<number> {
  return device === '' ? ((await findStrangersLock(tx, phone, otp_wrong_per_day)) ?? 0) : 0;
}

/**
 * Asks for a code to be sent. Not sent where a registered phone wants to register (D7), unless nobody is to learn that it is: then
 * the code signs in (D6: it has one purpose). Known and unknown phones take the same steps, so that both take as long. `address` '' is
 * exempt from the limit per address, and nobody from the budget of all. Fails with `rate_limited` and the seconds to wait, and with
 * `sms_unavailable` while the provider of text messages is cut off.
 */
export async function requestCode({ db }: Pick<Deps, 'db'>, request: Request): Promise<Outcome> {
  // Nothing is written and nothing counted while no text can leave.
  if (await breakerIsOpen(db, SMS_BREAKER)) fail('sms_unavailable');
  return inTransaction(db, async (tx) => {
    await lockSends(tx, request);
    const limits = await readSettings(tx, sendLimitKeys);
    const account = await findAccountByPhone(tx, request.phone);
    const device = (await isKnownDevice(tx, request.phone, request.device)) ? request.device : '';
    const asker = { ...request, device };
    const history = await findSendHistory(tx, asker, limits);
    const wait = Math.max(waitBeforeSending(history, limits), await secondsLocked(tx, asker, limits));
    if (wait > 0) fail('rate_limited', { retry_after: wait });
    const hidden = limits.otp_hide_user_exists;
    const refused = account !== null && request.for_registration && !hidden;
    const otpId = await insertCodeRequest(tx, { ...asker, outcome: refused ? 'refused' : 'sent' });
    await recordEvent(tx, { name: 'otp.requested', actor: visitor, payload: { otp_id: otpId } });
    if (await isOverBudget(tx, limits.otp_per_hour)) fail('rate_limited', { retry_after: CROWD_WAIT });
    if (refused) return { sent: false };
    return {
      sent: true,
      user_exists: hidden ? !request.for_registration : account !== null,
      expires_in: CODE_SECONDS,
      resend_after: waitAfterSending(history, limits),
    };
  });
}
