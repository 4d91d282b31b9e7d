// Removes the second factors of another administrator who has lost them.
import { fail } from '#contracts/problems.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import type { Admin } from '../../actor.ts';
import { writeAudit } from '../audit.ts';
import { removePasskeys } from '../queries/passkeys.ts';
import { removeRecoveryCodes } from '../queries/recovery-codes.ts';
import { lockFactors, removeTotp } from '../queries/second-factor.ts';
import { removeAdminSessions } from '../queries/sessions.ts';
import { lockRights } from './make-admin.ts';
import { requirePassword } from './prove-password.ts';

interface Reset {
  id: number;
  /** That of the administrator who asks. */
  password: string;
  address: string;
}

/**
 * Removes app codes, passkeys and recovery codes of an account; its sessions end, and are returned. Fails with `not_found`, `forbidden` for the
 * own account or if the right is gone by then, `validation_failed` at the password, and `rate_limited`.
 */
export async function resetSecondFactors(db: Db, by: Admin, { id, password, address }: Reset): Promise<number[]> {
  // One's own are removed one by one, in the own account.
  if (by.id === id) fail('forbidden');
  await requirePassword(db, { username: by.username, password, address, ip: by.ip }, 'password');
  return inTransaction(db, async (tx) => {
    await lockRights(tx, by);
    const { totp, passkeys } = (await lockFactors(tx, id)) ?? fail('not_found');
    await removeTotp(tx, id);
    await removePasskeys(tx, id);
    await removeRecoveryCodes(tx, id);
    const target = { type: 'admin', id };
    await writeAudit(tx, by, { action: 'second_factors.reset', target, before: { totp: totp > 0, passkeys } });
    return removeAdminSessions(tx, id, null);
  });
}
