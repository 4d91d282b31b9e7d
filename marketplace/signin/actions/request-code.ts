// Somebody asks for a code: limits, the request and its event in one transaction. The code itself is made by the handler.
import { fail } from '#contracts/problems.ts';
import { breakerIsOpen } from '#platform/circuit-breaker.ts';
import { inTransaction } from '#platform/db.ts';
import { visitor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { recordEvent } from '../../record-event.ts';
import { findAccountByPhone, isKnownDevice } from '../queries/accounts.ts';
import { type Asker, findSendHistory, insertCodeRequest, insertRefusedRequest, lockSends } from '../queries/codes.ts';
import { CODE_SECONDS, cooldownAfter, SMS_BREAKER, waitBeforeSending } from '../rules.ts';

interface Request extends Asker {
  language: string;
  for_registration: boolean;
}

type Outcome = { sent: false } | { sent: true; user_exists: boolean; expires_in: number; resend_after: number };

/**
 * Asks for a code to be sent. Not sent where a registered phone wants to register (D7). `address` '' is exempt from the limit
 * per address. Fails with `rate_limited` and the seconds to wait.
 */
export async function requestCode({ db }: Pick<Deps, 'db'>, request: Request): Promise<Outcome> {
  // Nothing is written and nothing counted while no text can leave.
  if (await breakerIsOpen(db, SMS_BREAKER)) fail('sms_unavailable');
  return inTransaction(db, async (tx) => {
    await lockSends(tx, request);
    const account = await findAccountByPhone(tx, request.phone);
    const device = (await isKnownDevice(tx, request.phone, request.device)) ? request.device : '';
    const history = await findSendHistory(tx, { ...request, device });
    const wait = waitBeforeSending(history);
    if (wait > 0) fail('rate_limited', { retry_after: wait });
    if (account && request.for_registration) {
      await insertRefusedRequest(tx, { ...request, device });
      return { sent: false };
    }
    const otpId = await insertCodeRequest(tx, { ...request, device });
    await recordEvent(tx, { name: 'otp.requested', actor: visitor, payload: { otp_id: otpId } });
    return {
      sent: true,
      user_exists: account !== null,
      expires_in: CODE_SECONDS,
      resend_after: cooldownAfter(history.last_hour + 1),
    };
  });
}
