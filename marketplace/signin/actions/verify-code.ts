// Trades a code for a session, or for a pass that only registers.
import { fail } from '#contracts/problems.ts';
import type { UserType } from '#contracts/reference.ts';
import { inTransaction } from '#platform/db.ts';
import { digest, randomToken } from '#platform/secrets.ts';
import type { Tx } from '#platform/sql.ts';
import type { Deps } from '../../deps.ts';
import { noteCheck } from '../check-alarm.ts';
import { insertKnownDevice, lockAccountByPhone } from '../queries/accounts.ts';
import { insertPass, insertSession } from '../queries/sessions.ts';
import { type Attempt, checkCode, requireGood } from './check-code.ts';

interface SignIn extends Attempt {
  /** What the session's list calls the browser. */
  browser: string;
}

interface Opened {
  token: string;
  user_type: UserType | null;
}

async function open(tx: Tx, { phone, device, browser }: SignIn): Promise<Opened> {
  const token = randomToken();
  const account = await lockAccountByPhone(tx, phone);
  if (account) await insertSession(tx, { tokenHash: digest(token), userId: account.id, browser });
  else await insertPass(tx, digest(token), phone);
  await insertKnownDevice(tx, phone, device);
  return { token, user_type: account?.user_type ?? null };
}

/**
 * Verifies a code. Returns the token of a session, or, for an unknown phone, of a 15-minute pass (`user_type` null).
 * Fails with `otp_invalid`, `otp_expired` or `otp_locked`.
 */
export async function verifyCode({ db, log, secrets }: Pick<Deps, 'db' | 'log' | 'secrets'>, attempt: SignIn) {
  const { check, opened } = await inTransaction(db, async (tx) => {
    const check = await checkCode(tx, secrets.otp_pepper, attempt);
    return { check, opened: check.verdict === 'good' ? await open(tx, attempt) : null };
  });
  noteCheck(log, check.verdict);
  requireGood(check);
  return opened ?? fail('otp_invalid');
}
