// Changes and deletes administrators. Checks the caller's rights, and that one superuser remains (D42).
import { type AdminRole, roleMay } from '#contracts/admin-roles.ts';
import type { AdminAccount } from '#contracts/admins.ts';
import { fail } from '#contracts/problems.ts';
import { type Db, inTransaction } from '#platform/db.ts';
import type { Admin } from '../../actor.ts';
import { writeAudit } from '../audit.ts';
import { findAdmin, lockAdmin, removeAdmin, setAdmin } from '../queries/accounts.ts';
import { removeAdminSessions } from '../queries/sessions.ts';
import { lockRights, newPasswordHash, refuseTaken } from './make-admin.ts';
import { requirePassword } from './prove-password.ts';

interface Changes {
  full_name?: string | undefined;
  email?: string | undefined;
  role?: AdminRole | undefined;
  password?: string | undefined;
  current_password?: string | undefined;
}

interface Change {
  id: number;
  changes: Changes;
  /**
   * The caller's session. It remains if callers change their own password; the other sessions of the account then end.
   */
  session_id: number;
  /** Network address of the request, because the number of password attempts is limited for each address. */
  address: string;
}

function checkRights(by: Admin, { id, changes }: Change): void {
  const isOwn = by.id === id;
  if (roleMay(by.role, 'manage_admins')) return;
  if (!isOwn || changes.email !== undefined) fail('forbidden');
}

async function checkOwnPassword(db: Db, by: Admin, { id, changes, address }: Change): Promise<void> {
  if (changes.password === undefined || by.id !== id) return;
  const { current_password } = changes;
  if (!current_password) fail('validation_failed', { errors: { current_password: ['required'] } });
  const attempt = { username: by.username, password: current_password, address, ip: by.ip };
  await requirePassword(db, attempt, 'current_password');
}

function checkRole(
  by: Admin,
  target: AdminAccount,
  { role, superusers }: { role: AdminRole | undefined; superusers: number },
) {
  if (role === undefined || role === target.role) return;
  if (by.id === target.id) fail('own_role');
  if (target.role === 'superuser' && superusers < 2) fail('last_superuser');
}

function auditOf(before: AdminAccount, after: AdminAccount, changes: Changes) {
  const named = [
    ...(before.full_name === after.full_name ? [] : ['full_name']),
    ...(before.email === after.email ? [] : ['email']),
    ...(changes.password === undefined ? [] : ['password']),
  ];
  const roles = before.role === after.role ? {} : { role: after.role };
  return {
    action: 'admin.changed',
    target: { type: 'admin', id: after.id },
    before: before.role === after.role ? {} : { role: before.role },
    after: { ...roles, ...(named.length > 0 ? { changed: named } : {}) },
  };
}

/**
 * Changes an administrator. Returns the account and the ids of the sessions that ended. Fails with
 * - `forbidden` if the caller is not a superuser and changes more than the own name and password,
 * - `not_found` for an unknown id,
 * - `own_role` if callers change their own role, and `last_superuser` if no superuser would remain,
 * - `admin_taken` if another account has the email address,
 * - `validation_failed` if callers change their own password and the current password is missing or wrong, and
 *   `rate_limited` after too many wrong passwords,
 * - the errors of `newPasswordHash` for a weak new password.
 */
export async function changeAdmin(db: Db, by: Admin, change: Change) {
  const { id, changes, session_id } = change;
  checkRights(by, change);
  const known = (await findAdmin(db, id)) ?? fail('not_found');
  // Check the role before the password: an attempt to change one's role must not count as a password attempt.
  if (by.id === id && changes.role !== undefined && changes.role !== known.role) fail('own_role');
  await checkOwnPassword(db, by, change);
  const { password, role, full_name, email } = changes;
  const password_hash = password === undefined ? undefined : await newPasswordHash(password, known);
  const changing = inTransaction(db, async (tx) => {
    const superusers = await lockRights(tx, by);
    const before = (await lockAdmin(tx, id)) ?? fail('not_found');
    checkRole(by, before, { role, superusers });
    const after = await setAdmin(tx, id, { full_name, email, role, password_hash });
    const isOver = password_hash !== undefined || before.role !== after.role;
    const ended = isOver ? await removeAdminSessions(tx, id, by.id === id ? session_id : null) : [];
    await writeAudit(tx, by, auditOf(before, after, changes));
    return { admin: after, ended };
  });
  return changing.catch(refuseTaken);
}

/**
 * Deletes an administrator. Returns the ids of the sessions that ended. Fails with `not_found` for an unknown id, with
 * `own_account` if callers delete themselves, and with `last_superuser` if no superuser would remain.
 */
export function deleteAdmin(db: Db, by: Admin, id: number): Promise<number[]> {
  if (by.id === id) fail('own_account');
  return inTransaction(db, async (tx) => {
    const superusers = await lockRights(tx, by);
    const target = (await lockAdmin(tx, id)) ?? fail('not_found');
    if (target.role === 'superuser' && superusers < 2) fail('last_superuser');
    const ended = await removeAdminSessions(tx, id, null);
    await removeAdmin(tx, id);
    const before = { username: target.username, role: target.role };
    await writeAudit(tx, by, { action: 'admin.deleted', target: { type: 'admin', id }, before });
    return ended;
  });
}
