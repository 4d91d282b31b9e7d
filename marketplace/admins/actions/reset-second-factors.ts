// Removes all second factors of another administrator who has lost access to them.
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
  password: string;
  address: string;
}

/**
 * Removes TOTP, passkeys and recovery codes of an account and ends its sessions. Returns the ids of the ended sessions.
 * Fails with `forbidden` for the caller's own account or if the caller has lost the role of a superuser, with
 * `not_found` for an unknown id, with `validation_failed` for the field `password` if the caller's password is wrong,
 * and with `rate_limited` after too many wrong passwords.
 */
export async function resetSecondFactors(db: Db, by: Admin, { id, password, address }: Reset): Promise<number[]> {
  // Administrators remove their own second factors one by one in their account settings.
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
