// Logs an administrator in: checks the password, then the second factor if the account has one. Wrong passwords and
// wrong second factors count against the same limits (D44).
import { fail, type SecondStep } from '#contracts/problems.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import { digest, randomToken } from '#platform/secrets.ts';
import type { Tx } from '#platform/sql.ts';
import { type Author, writeAudit } from '../audit.ts';
import { lockCredentials } from '../queries/accounts.ts';
import { removeFailure, removeFailures } from '../queries/failures.ts';
import { countRecoveryCodes } from '../queries/recovery-codes.ts';
import { insertAdminSession, removeLapsedAdminSessions } from '../queries/sessions.ts';
import { ADMIN_TOKEN_PREFIX } from '../rules.ts';
import { type Attempt, type Proof, verifyPassword, writeRefusedAttempt } from './prove-password.ts';
import {
  checkSecondStep,
  findTypedRecoveryCode,
  offerSecondSteps,
  type StepDeps,
  type StepVerdict,
  type TypedStep,
} from './second-step.ts';

interface Login extends Attempt, TypedStep {
  /** Browser and operating system, shown in the list of sessions. */
  device: string;
}

interface LoginDeps extends StepDeps {
  db: Db;
}

type KnownAdmin = NonNullable<Proof['account']>;
type Refusal = Exclude<StepVerdict['verdict'], 'good'> | 'password';
type Outcome = { verdict: 'in'; token: string } | { verdict: Refusal };

/**
 * The reason that the audit log states for a refused login, by the result of the checks of password and second factor.
 */
const whyOf = {
  password: 'password',
  totp_invalid: 'code',
  passkey_invalid: 'passkey',
  recovery_code_invalid: 'recovery_code',
} as const;

async function writeLogin(tx: Tx, author: Author & { id: number }, by: 'password' | SecondStep): Promise<void> {
  const target = { type: 'admin', id: author.id };
  if (by === 'recovery_code') {
    const left = await countRecoveryCodes(tx, author.id);
    await writeAudit(tx, author, { action: 'recovery_code.used', target, after: { left } });
  }
  await writeAudit(tx, author, { action: 'login.succeeded', target, after: { by } });
}

async function open(tx: Tx, deps: LoginDeps, tried: { account: KnownAdmin; login: Login; recovery_id: number | null }) {
  const { account, login, recovery_id } = tried;
  const locked = await lockCredentials(tx, account.id);
  // Compare the hashes again, because the password may have been changed, or the account deleted, after
  // `verifyPassword` had checked the password.
  if (locked?.password_hash !== account.password_hash) return { verdict: 'password' as const };
  const step = await checkSecondStep(tx, deps, { account: locked, typed: login, recovery_id });
  if (step.verdict !== 'good') return step;
  const token = `${ADMIN_TOKEN_PREFIX}${randomToken()}`;
  await removeFailures(tx, login);
  await removeLapsedAdminSessions(tx);
  await insertAdminSession(tx, { token_hash: digest(token), admin_id: account.id, device: login.device });
  await writeLogin(tx, { id: locked.id, username: locked.username, ip: login.ip }, step.by);
  return { verdict: 'in' as const, token };
}

async function enter(deps: LoginDeps, account: KnownAdmin, login: Login): Promise<Outcome> {
  const recovery_id = await findTypedRecoveryCode(deps.db, account.id, login.recovery_code);
  return inTransaction(deps.db, (tx) => open(tx, deps, { account, login, recovery_id }));
}

/**
 * Checks name, password and, if the account has one, the second factor. Returns the token of a new session. Fails with
 * `login_failed` for a wrong name or password, and with `rate_limited` after too many failed attempts. After a correct
 * password, fails with `second_step_required` if the second factor is missing, or with `totp_invalid`,
 * `passkey_invalid` or `recovery_code_invalid` if it is wrong. An unknown name gets the same message after the same
 * time as a wrong password.
 */
export async function logIn(deps: LoginDeps, login: Login): Promise<string> {
  const { account, right, failure_id } = await verifyPassword(deps.db, login);
  const outcome = account && right ? await enter(deps, account, login) : { verdict: 'password' as const };
  if (outcome.verdict === 'in') return outcome.token;
  if (outcome.verdict === 'second_step_required' && account) {
    await removeFailure(deps.db, failure_id);
    return fail('second_step_required', await offerSecondSteps(deps.db, deps, account));
  }
  const verdict = outcome.verdict === 'second_step_required' ? 'password' : outcome.verdict;
  await writeRefusedAttempt(deps.db, { account, ip: login.ip, why: whyOf[verdict] });
  return fail(verdict === 'password' ? 'login_failed' : verdict);
}
