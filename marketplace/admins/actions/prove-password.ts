// Verifies administrators' passwords and limits the attempts. The check takes equally long for unknown names (D44).
import { fail } from '#contracts/problems.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import { writeAudit } from '../audit.ts';
import { isPassword } from '../passwords.ts';
import { findCredentials } from '../queries/accounts.ts';
import {
  findFailures,
  insertFailure,
  type LoginOrigin,
  lockAttempts,
  removeFailure,
  removeOldFailures,
} from '../queries/failures.ts';
import { waitBeforeLogin } from '../rules.ts';

export interface Attempt extends LoginOrigin {
  password: string;
}

/**
 * Result of a password attempt. `account` is null for an unknown name; `right` says whether the password was correct.
 * `failure_id` is the id of the failure record: the attempt counts as failed until the caller removes this record.
 */
export interface Proof {
  account: NonNullable<Awaited<ReturnType<typeof findCredentials>>> | null;
  right: boolean;
  failure_id: number;
}

/**
 * Counts an attempt as failed before the password is checked, so that parallel attempts cannot exceed the limits.
 * Returns the id of the failure record. Fails with `rate_limited` after too many failed attempts.
 */
export function countAttempt(db: Db, place: LoginOrigin): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockAttempts(tx, place);
    const wait = waitBeforeLogin(await findFailures(tx, place));
    if (wait > 0) fail('rate_limited', { retry_after: wait });
    await removeOldFailures(tx);
    return insertFailure(tx, place);
  });
}

/**
 * Verifies a password. The attempt counts as failed until the caller removes the failure record. Fails with
 * `rate_limited` after too many failed attempts.
 */
export async function verifyPassword(db: Db, attempt: Attempt): Promise<Proof> {
  const failure_id = await countAttempt(db, attempt);
  const account = await findCredentials(db, attempt.username);
  const right = await isPassword(attempt.password, account?.password_hash ?? null);
  return { account, right: right && account !== null, failure_id };
}

/** Writes a refused login to the audit log. An unknown user name is not logged, because it could be a password. */
export async function writeRefusedAttempt(
  db: Db,
  { account, ip, why }: Pick<Proof, 'account'> & { ip: string; why: string },
) {
  const author = { id: account?.id ?? null, username: account?.username ?? 'unknown', ip };
  await inTransaction(db, (tx) =>
    writeAudit(tx, author, {
      action: 'login.failed',
      ...(account ? { target: { type: 'admin', id: account.id } } : {}),
      after: { why },
    }),
  );
}

/**
 * Checks the password of a logged-in administrator. Fails with `validation_failed` for `field` if the password is
 * wrong, and with `rate_limited` after too many wrong passwords.
 */
export async function requirePassword(db: Db, attempt: Attempt, field: string): Promise<void> {
  const { account, right, failure_id } = await verifyPassword(db, attempt);
  if (!right) {
    await writeRefusedAttempt(db, { account, ip: attempt.ip, why: 'password' });
    fail('validation_failed', { errors: { [field]: ['password_wrong'] } });
  }
  await removeFailure(db, failure_id);
}
