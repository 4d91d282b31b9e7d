// Trades a code for a session, or for a pass that only registers.
import { fail } from '#contracts/problems.ts';
import type { UserType } from '#contracts/reference.ts';
import { inTransaction } from '#platform/db.ts';
import { digest, randomToken, sameBytes } from '#platform/secrets.ts';
import type { Tx } from '#platform/sql.ts';
import type { Deps } from '../../deps.ts';
import { findAccountByPhone, insertKnownDevice, isKnownDevice } from '../queries/accounts.ts';
import { lockCode, setVerified, setWrongTry } from '../queries/codes.ts';
import { insertPass, insertSession } from '../queries/sessions.ts';
import { hashCode, WRONG_TRIES } from '../rules.ts';

interface Attempt {
  phone: string;
  code: string;
  device: string;
}

type Verdict =
  | { verdict: 'good'; token: string; user_type: UserType | null }
  | { verdict: 'wrong' }
  | { verdict: 'expired' }
  | { verdict: 'locked'; retry_after: number };

async function open(tx: Tx, { phone, device }: Attempt): Promise<{ token: string; user_type: UserType | null }> {
  const token = randomToken();
  const account = await findAccountByPhone(tx, phone);
  if (account) await insertSession(tx, digest(token), account.id);
  else await insertPass(tx, digest(token), phone);
  await insertKnownDevice(tx, phone, device);
  return { token, user_type: account?.user_type ?? null };
}

/** The code that is asked for: the device's own while it lasts, else the one that all strangers to the phone share. */
async function lockAskedCode(tx: Tx, { phone, device }: Attempt) {
  const own = (await isKnownDevice(tx, phone, device)) ? await lockCode(tx, phone, device) : null;
  if (own && !own.expired) return own;
  return (await lockCode(tx, phone, '')) ?? own;
}

async function judge(tx: Tx, pepper: string, attempt: Attempt): Promise<Verdict> {
  const request = await lockAskedCode(tx, attempt);
  if (!request) return { verdict: 'wrong' };
  if (request.expired) return { verdict: 'expired' };
  if (request.wrong_tries >= WRONG_TRIES) return { verdict: 'locked', retry_after: Math.max(1, request.seconds_left) };
  const { code_hash, salt } = request;
  const right = code_hash && salt && sameBytes(code_hash, hashCode(pepper, attempt.phone, attempt.code, salt).hash);
  if (!right) {
    await setWrongTry(tx, request.id);
    return { verdict: 'wrong' };
  }
  await setVerified(tx, request.id);
  return { verdict: 'good', ...(await open(tx, attempt)) };
}

/**
 * Verifies a code. Returns the token of a session, or, for an unknown phone, of a 15-minute pass (`user_type` null).
 * Fails with `otp_invalid`, `otp_expired` or, from the sixth try, `otp_locked` (D7). A wrong try is kept although it fails.
 */
export async function verifyCode({ db, secrets }: Pick<Deps, 'db' | 'secrets'>, attempt: Attempt) {
  const result = await inTransaction(db, (tx) => judge(tx, secrets.otp_pepper, attempt));
  if (result.verdict === 'wrong') fail('otp_invalid');
  if (result.verdict === 'expired') fail('otp_expired');
  if (result.verdict === 'locked') fail('otp_locked', { retry_after: result.retry_after });
  return { token: result.token, user_type: result.user_type };
}
