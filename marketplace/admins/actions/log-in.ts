// Logs an administrator in: password, then, where the account has one, the second factor; both count against the same limits (D44).
import { fail } from '#contracts/problems.ts';
import { readClock } from '#platform/clock.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import { digest, randomToken } from '#platform/secrets.ts';
import type { Tx } from '#platform/sql.ts';
import { writeAudit } from '../audit.ts';
import { lockCredentials } from '../queries/accounts.ts';
import { removeFailure, removeFailures } from '../queries/failures.ts';
import { takeTotpStep } from '../queries/second-factor.ts';
import { insertAdminSession, removeLapsedAdminSessions } from '../queries/sessions.ts';
import { ADMIN_TOKEN_PREFIX } from '../rules.ts';
import { stepOfCode } from '../totp.ts';
import { judgePassword, type Proof, type Try, writeRefusedTry } from './prove-password.ts';

interface Login extends Try {
  totp?: string | undefined;
  /** Browser and system, for the list of sessions. */
  device: string;
}

interface LoginDeps {
  db: Db;
  totp_key: string | null;
}

type Known = NonNullable<Proof['account']>;
type Outcome = { verdict: 'in'; token: string } | { verdict: 'password' | 'totp_required' | 'totp_invalid' };

/** A code is taken once. Where the secret cannot be opened nobody comes in: a lost key must not open doors. */
async function judgeCode(tx: Tx, key: string | null, known: Known, code: string | undefined) {
  const { id, totp_sealed } = known;
  if (!totp_sealed) return 'good';
  if (!code) return 'totp_required';
  const step = key ? stepOfCode(key, { id, totp_sealed }, { code, now: await readClock(tx) }) : null;
  return step !== null && (await takeTotpStep(tx, id, step)) ? 'good' : 'totp_invalid';
}

async function open(
  tx: Tx,
  { totp_key }: LoginDeps,
  { account, login }: { account: Known; login: Login },
): Promise<Outcome> {
  const locked = await lockCredentials(tx, account.id);
  // Changed or deleted since it was judged.
  if (locked?.password_hash !== account.password_hash) return { verdict: 'password' };
  const verdict = await judgeCode(tx, totp_key, locked, login.totp);
  if (verdict !== 'good') return { verdict };
  const token = `${ADMIN_TOKEN_PREFIX}${randomToken()}`;
  await removeFailures(tx, login);
  await removeLapsedAdminSessions(tx);
  await insertAdminSession(tx, { token_hash: digest(token), admin_id: account.id, device: login.device });
  await writeAudit(
    tx,
    { id: locked.id, username: locked.username, ip: login.ip },
    { action: 'login.succeeded', target: { type: 'admin', id: locked.id } },
  );
  return { verdict: 'in', token };
}

/**
 * A token for name and password. Fails with `login_failed`, the same words after the same time for a name nobody has; with
 * `totp_required` or `totp_invalid` after a right password; and with `rate_limited`.
 */
export async function logIn(deps: LoginDeps, login: Login): Promise<string> {
  const { account, right, failure_id } = await judgePassword(deps.db, login);
  const outcome: Outcome =
    account && right
      ? await inTransaction(deps.db, (tx) => open(tx, deps, { account, login }))
      : { verdict: 'password' };
  if (outcome.verdict === 'in') return outcome.token;
  if (outcome.verdict === 'totp_required') {
    await removeFailure(deps.db, failure_id);
    fail('totp_required');
  }
  await writeRefusedTry(deps.db, { account, ip: login.ip, why: outcome.verdict === 'password' ? 'password' : 'code' });
  return fail(outcome.verdict === 'password' ? 'login_failed' : 'totp_invalid');
}
