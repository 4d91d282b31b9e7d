// Exchanges a sign-in code for a token: for a session, for registering an account, or for proving that an inactive
// account belongs to the user.
import { fail } from '#contracts/problems.ts';
import type { UserType } from '#contracts/reference.ts';
import { inTransaction } from '#platform/db.ts';
import { digest, randomToken } from '#platform/secrets.ts';
import type { Tx } from '#platform/sql.ts';
import type { Deps } from '../../deps.ts';
import { readSettings } from '../../settings/queries.ts';
import { recordCodeCheck } from '../brute-force-alert.ts';
import { insertKnownDevice, lockAccountByPhone } from '../queries/accounts.ts';
import { insertProofToken, isDormant, lockProof, openReturningCase, removeProof } from '../queries/returning.ts';
import { insertRegistrationToken, insertSession } from '../queries/sessions.ts';
import { type Attempt, checkCode, requireGood } from './check-code.ts';

interface SignIn extends Attempt {
  /** Name of the browser in the list of sessions. */
  browser: string;
}

interface VerifiedCode {
  token: string;
  user_type: UserType | null;
  /**
   * The proof that the user must give if the account was inactive for long. `token` then allows only this proof. Absent
   * for other sign-ins.
   */
  must_prove?: 'identity' | 'moderator';
}

/**
 * Returns a token with which the user can only prove to own the account, instead of a session. The response contains no
 * account data; the device remains unknown until the account is proven.
 */
async function askForProof(tx: Tx, { phone }: SignIn, userId: number): Promise<VerifiedCode> {
  const token = randomToken();
  await insertProofToken(tx, { tokenHash: digest(token), phone, userId });
  const { open } = await lockProof(tx, userId);
  if (!open) await openReturningCase(tx, userId);
  return { token, user_type: null, must_prove: open ? 'identity' : 'moderator' };
}

async function open(tx: Tx, attempt: SignIn): Promise<VerifiedCode> {
  const { phone, device, browser } = attempt;
  const token = randomToken();
  const account = await lockAccountByPhone(tx, phone);
  const { returning_days: days } = await readSettings(tx, ['returning_days']);
  if (account && (await isDormant(tx, { userId: account.id, phone, days })))
    return askForProof(tx, attempt, account.id);
  if (account) await removeProof(tx, account.id);
  if (account) await insertSession(tx, { tokenHash: digest(token), userId: account.id, browser });
  else await insertRegistrationToken(tx, digest(token), phone);
  await insertKnownDevice(tx, phone, device);
  return { token, user_type: account?.user_type ?? null };
}

/**
 * Verifies a code. Returns the token of a session or, for an unregistered phone number, a registration token for 15
 * minutes (`user_type` null). If the account was not used for `returning_days`, returns a proof token (`must_prove`,
 * D115). Fails as {@link requireGood} does.
 */
export async function verifyCode({ db, log, secrets }: Pick<Deps, 'db' | 'log' | 'secrets'>, attempt: SignIn) {
  const { check, opened } = await inTransaction(db, async (tx) => {
    const check = await checkCode(tx, secrets.otp_pepper, attempt);
    return { check, opened: check.verdict === 'good' ? await open(tx, attempt) : null };
  });
  recordCodeCheck(log, check.verdict);
  requireGood(check);
  return opened ?? fail('otp_invalid');
}
