// Second step of an administrator's login: TOTP code, passkey or recovery code. A failed second step counts against the
// same limits as a wrong password.
import type { SecondStep } from '#contracts/problems.ts';
import type { Assertion, PasskeyRequest } from '#contracts/second-factors.ts';
import { readClock } from '#platform/clock.ts';
import type { Queryable, Tx } from '#platform/sql.ts';
import { challengeIn, type PasskeySite, passkeyOf, requestOptions, verifyAssertion } from '../passkeys.ts';
import { consumeChallenge, findPasskeys, insertChallenge, setPasskeyUsed } from '../queries/passkeys.ts';
import { consumeRecoveryCode, countRecoveryCodes, findRecoveryCode } from '../queries/recovery-codes.ts';
import { consumeTotpStep } from '../queries/second-factor.ts';
import { isRecoveryCode, readRecoveryCode } from '../recovery-codes.ts';
import { stepOfCode } from '../totp.ts';

/** Server settings that the second steps depend on. */
export interface StepDeps {
  /** Key that decrypts TOTP secrets. If it is null, no TOTP code is accepted. */
  totp_key: string | null;
  /** Domain and origins for which passkeys are valid. If it is null, no passkey is accepted. */
  site: PasskeySite | null;
}

/**
 * Second factors in the login request. If there are several, only the first one in this order is checked: passkey, TOTP
 * code, recovery code.
 */
export interface TypedStep {
  passkey?: Assertion | undefined;
  totp?: string | undefined;
  recovery_code?: string | undefined;
}

interface Account {
  id: number;
  totp_sealed: Buffer | null;
  has_second_factor: boolean;
}

export type StepVerdict =
  | { verdict: 'good'; by: 'password' | SecondStep }
  | { verdict: 'second_step_required' | 'totp_invalid' | 'passkey_invalid' | 'recovery_code_invalid' };

/**
 * Finds the recovery code that the user typed and returns its row id; null if the account has no such code. Call this
 * function before the transaction, because hashing is slow.
 */
export async function findTypedRecoveryCode(db: Queryable, adminId: number, typed: string | undefined) {
  if (typed === undefined) return null;
  const { code, selector } = readRecoveryCode(typed);
  const found = await findRecoveryCode(db, adminId, selector);
  const isRight = await isRecoveryCode(code, found?.code_hash ?? null);
  return found && isRight ? found.id : null;
}

/**
 * Returns true if the TOTP code is correct and was not used before. Returns false if `key` is null or cannot decrypt
 * the secret of the account.
 */
async function acceptsTotp(tx: Tx, key: string | null, { account, code }: { account: Account; code: string }) {
  const { id, totp_sealed } = account;
  if (!key || !totp_sealed) return false;
  const step = stepOfCode(key, { id, totp_sealed }, { code, now: await readClock(tx) });
  return step !== null && (await consumeTotpStep(tx, id, step));
}

/**
 * Returns true if a passkey of the account signed a challenge that was issued to this account for a login. Consumes the
 * challenge even if the passkey is wrong.
 */
async function acceptsPasskey(tx: Tx, site: PasskeySite | null, sent: { adminId: number; assertion: Assertion }) {
  const { adminId, assertion } = sent;
  const challenge = challengeIn(assertion);
  if (!site || !challenge || !(await consumeChallenge(tx, adminId, { challenge, purpose: 'login' }))) return false;
  const passkey = passkeyOf(await findPasskeys(tx, adminId), assertion);
  const signCount = passkey && (await verifyAssertion(site, challenge, { assertion, passkey }));
  if (!passkey || signCount === null) return false;
  await setPasskeyUsed(tx, passkey.id, signCount);
  return true;
}

/**
 * Checks the second factor of an account whose row the caller has locked. `recovery_id` is the row id of the recovery
 * code that the user typed; null if the user typed no recovery code or a wrong one.
 */
export async function checkSecondStep(
  tx: Tx,
  { totp_key, site }: StepDeps,
  { account, typed, recovery_id }: { account: Account; typed: TypedStep; recovery_id: number | null },
): Promise<StepVerdict> {
  const { id } = account;
  if (!account.has_second_factor) return { verdict: 'good', by: 'password' };
  if (typed.passkey) {
    const isGood = await acceptsPasskey(tx, site, { adminId: id, assertion: typed.passkey });
    return isGood ? { verdict: 'good', by: 'passkey' } : { verdict: 'passkey_invalid' };
  }
  if (typed.totp !== undefined) {
    const isGood = await acceptsTotp(tx, totp_key, { account, code: typed.totp });
    return isGood ? { verdict: 'good', by: 'totp' } : { verdict: 'totp_invalid' };
  }
  if (typed.recovery_code === undefined) return { verdict: 'second_step_required' };
  const isGood = recovery_id !== null && (await consumeRecoveryCode(tx, id, recovery_id));
  return isGood ? { verdict: 'good', by: 'recovery_code' } : { verdict: 'recovery_code_invalid' };
}

/**
 * Returns the second factors with which the account can log in. If the account has passkeys, also returns a new
 * challenge that one of the passkeys must sign.
 */
export async function offerSecondSteps(
  db: Queryable,
  { totp_key, site }: StepDeps,
  { id, totp_sealed }: Account,
): Promise<{ methods: SecondStep[]; passkey_request: PasskeyRequest | null }> {
  const passkeys = site ? await findPasskeys(db, id) : [];
  const passkey_request = site && passkeys.length > 0 ? await requestOptions(site, passkeys) : null;
  if (passkey_request) await insertChallenge(db, id, { challenge: passkey_request.challenge, purpose: 'login' });
  const methods: SecondStep[] = [];
  if (passkey_request) methods.push('passkey');
  if (totp_key && totp_sealed) methods.push('totp');
  if ((await countRecoveryCodes(db, id)) > 0) methods.push('recovery_code');
  return { methods, passkey_request };
}
