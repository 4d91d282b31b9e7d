// Confirms the caller's password again. The SQL console and new second factors require a recent confirmation (D45).
import { type Db, inTransaction } from '#platform/db.ts';
import type { Admin } from '../../actor.ts';
import { writeAudit } from '../audit.ts';
import { setAdminSessionConfirmed } from '../queries/sessions.ts';
import { requirePassword } from './prove-password.ts';

interface Confirmation {
  password: string;
  address: string;
  session_id: number;
}

/**
 * Marks the session as confirmed for the next 15 minutes. Fails with `validation_failed` for the field `password` if
 * the password is wrong, and with `rate_limited` after too many wrong passwords.
 */
export async function confirmPassword(db: Db, admin: Admin, { password, address, session_id }: Confirmation) {
  await requirePassword(db, { username: admin.username, password, address, ip: admin.ip }, 'password');
  await inTransaction(db, async (tx) => {
    await setAdminSessionConfirmed(tx, session_id);
    await writeAudit(tx, admin, { action: 'password.confirmed', target: { type: 'admin', id: admin.id } });
  });
}
