// Recovery codes of the caller's own account. The server creates them when the account gets its first second factor.
// Replacing them requires the password.
import { fail } from '#contracts/problems.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Admin } from '../../actor.ts';
import { writeAudit } from '../audit.ts';
import { setRecoveryCodes } from '../queries/recovery-codes.ts';
import { hasFactor, lockFactors } from '../queries/second-factor.ts';
import { newRecoveryCodes } from '../recovery-codes.ts';
import { requirePassword } from './prove-password.ts';

type NewCodes = Awaited<ReturnType<typeof newRecoveryCodes>>;

/**
 * Returns ten recovery codes if the account has no second factor, otherwise null. Call this function before the
 * transaction, because hashing the codes is slow.
 */
export const prepareFirstCodes = async (db: Db, adminId: number): Promise<NewCodes | null> =>
  (await hasFactor(db, adminId)) ? null : newRecoveryCodes();

/**
 * Stores the prepared codes if the account still has no second factor. The caller must hold the lock of the account.
 * Returns the codes, so that they can be shown once; null if none were stored.
 */
export async function storeFirstCodes(tx: Tx, adminId: number, prepared: NewCodes | null): Promise<string[] | null> {
  if (!prepared || (await hasFactor(tx, adminId))) return null;
  await setRecoveryCodes(tx, adminId, prepared.hashed);
  return prepared.codes;
}

interface Renewal {
  password: string;
  address: string;
}

/**
 * Replaces the recovery codes and returns the new ones. Fails with `recovery_codes_closed` if the account has no second
 * factor, with `validation_failed` for the field `password` if the password is wrong, and with `rate_limited` after too
 * many wrong passwords.
 */
export async function renewRecoveryCodes(db: Db, admin: Admin, { password, address }: Renewal): Promise<string[]> {
  await requirePassword(db, { username: admin.username, password, address, ip: admin.ip }, 'password');
  const { codes, hashed } = await newRecoveryCodes();
  await inTransaction(db, async (tx) => {
    await lockFactors(tx, admin.id);
    if (!(await hasFactor(tx, admin.id))) fail('recovery_codes_closed');
    await setRecoveryCodes(tx, admin.id, hashed);
    await writeAudit(tx, admin, { action: 'recovery_codes.renewed', target: { type: 'admin', id: admin.id } });
  });
  return codes;
}
