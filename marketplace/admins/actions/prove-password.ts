// Somebody types a password: the limits, and the judgement that takes as long whether there is such a name or not (D44).
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

/** What became of a try: whose name it is, whether the password was theirs, and the count to take back where it was. */
export interface Proof {
  account: NonNullable<Awaited<ReturnType<typeof findCredentials>>> | null;
  right: boolean;
  failure_id: number;
}

/** Counts a try as failed before it is judged, so that many at once are no more than one after the other. Fails with `rate_limited`. */
export function countAttempt(db: Db, place: LoginOrigin): Promise<number> {
  return inTransaction(db, async (tx) => {
    await lockAttempts(tx, place);
    const wait = waitBeforeLogin(await findFailures(tx, place));
    if (wait > 0) fail('rate_limited', { retry_after: wait });
    await removeOldFailures(tx);
    return insertFailure(tx, place);
  });
}

/** Judges a password. The try stays counted until the caller takes it back. Fails with `rate_limited`. */
export async function verifyPassword(db: Db, attempt: Attempt): Promise<Proof> {
  const failure_id = await countAttempt(db, attempt);
  const account = await findCredentials(db, attempt.username);
  const right = await isPassword(attempt.password, account?.password_hash ?? null);
  return { account, right: right && account !== null, failure_id };
}

/** Writes a refused try down; of a name that is nobody's not even the name. */
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

/** Of an administrator who is logged in already: fails with `validation_failed` at `field` where it is not their password, and `rate_limited`. */
export async function requirePassword(db: Db, attempt: Attempt, field: string): Promise<void> {
  const { account, right, failure_id } = await verifyPassword(db, attempt);
  if (!right) {
    await writeRefusedAttempt(db, { account, ip: attempt.ip, why: 'password' });
    fail('validation_failed', { errors: { [field]: ['password_wrong'] } });
  }
  await removeFailure(db, failure_id);
}
