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
  type SendHistory,
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

/** What stands against sending now: `wait` in seconds, 0 where nothing does. Strangers are sent nothing while their codes are not tried. */
async function weigh(tx: Tx, asker: Asker, limits: SendLimits) {
  const history = await findSendHistory(tx, asker, limits);
  const locked = asker.device === '' ? await findStrangersLock(tx, asker.phone, limits.otp_wrong_per_day) : null;
  return { history, wait: Math.max(waitBeforeSending(history, limits), locked ?? 0) };
}

/** Waits its turn and weighs. Who is over a limit already is refused before: a flood of them stands in nobody's line. */
async function takeTurn(tx: Tx, asker: Asker, limits: SendLimits): Promise<SendHistory> {
  const early = await weigh(tx, asker, limits);
  if (early.wait > 0) fail('rate_limited', { retry_after: early.wait });
  await lockSends(tx, asker);
  const { history, wait } = await weigh(tx, asker, limits);
  return wait > 0 ? fail('rate_limited', { retry_after: wait }) : history;
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
    const limits = await readSettings(tx, sendLimitKeys);
    const device = (await isKnownDevice(tx, request.phone, request.device)) ? request.device : '';
    const asker = { ...request, device };
    const history = await takeTurn(tx, asker, limits);
    const account = await findAccountByPhone(tx, request.phone);
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
