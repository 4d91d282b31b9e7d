// Creates administrators: the first one, only once per installation (D43), and others on request of a superuser (D41).
import { type AdminRole, roleMay } from '#contracts/admin-roles.ts';
import type { AdminAccount } from '#contracts/admins.ts';
import { fail } from '#contracts/problems.ts';
import { type Db, inTransaction, violatedConstraint } from '#platform/db.ts';
import type { Tx } from '#platform/sql.ts';
import type { Admin } from '../../actor.ts';
import { writeAudit } from '../audit.ts';
import { hasUserName, isCommonPassword } from '../common-passwords.ts';
import { hashPassword } from '../passwords.ts';
import { firstAdminExists, insertAdmin, insertBootstrap, lockSuperusers } from '../queries/accounts.ts';

interface Form {
  username: string;
  email: string;
  full_name: string;
  password: string;
}

const targetOf = ({ id }: AdminAccount) => ({ type: 'admin', id });
const summaryOf = ({ username, role }: AdminAccount) => ({ username, role });

/**
 * Returns the hash of a new password. Fails with `password_has_name` if the password contains the user name, and with
 * `password_common` if the password is easy to guess.
 */
export async function newPasswordHash(password: string, owner: Omit<Form, 'password' | 'email'>): Promise<string> {
  if (hasUserName(password, owner)) fail('password_has_name');
  if (isCommonPassword(password, owner)) fail('password_common');
  return hashPassword(password);
}

/**
 * Creates the first administrator, a superuser. Fails with `admin_exists` if an administrator was ever created, and
 * with the errors of {@link newPasswordHash}.
 */
export async function createFirstAdmin(db: Db, form: Form, ip: string): Promise<AdminAccount> {
  if (await firstAdminExists(db)) fail('admin_exists');
  const { username, email, full_name } = form;
  const password_hash = await newPasswordHash(form.password, form);
  const making = inTransaction(db, async (tx) => {
    await insertBootstrap(tx);
    const first = { username, email, full_name, password_hash, role: 'superuser' as const, created_by: null };
    const made = await insertAdmin(tx, first);
    const author = { id: made.id, username: made.username, ip };
    await writeAudit(tx, author, { action: 'admin.created', target: targetOf(made), after: summaryOf(made) });
    return made;
  });
  return making.catch((error) => {
    if (violatedConstraint(error) === 'admin_beginning_pkey') fail('admin_exists');
    throw error;
  });
}

/**
 * Locks the superusers and checks again that the caller is a superuser: another request may have changed the caller's
 * role while a password was hashed. Fails with `forbidden` if the caller is no longer a superuser. Returns the number
 * of superusers, or 0 for callers whose role could not manage administrators from the start.
 */
export async function lockRights(tx: Tx, by: Admin): Promise<number> {
  if (!roleMay(by.role, 'manage_admins')) return 0;
  const superusers = await lockSuperusers(tx);
  if (!superusers.includes(by.id)) fail('forbidden');
  return superusers.length;
}

/**
 * Adds an administrator. Fails with `forbidden` if the caller is no longer a superuser, with `admin_taken` if another
 * account has the name or email address, and with the errors of {@link newPasswordHash}.
 */
export async function createAdmin(db: Db, by: Admin, form: Form & { role: AdminRole }): Promise<AdminAccount> {
  const { username, email, full_name, role } = form;
  const password_hash = await newPasswordHash(form.password, form);
  const making = inTransaction(db, async (tx) => {
    await lockRights(tx, by);
    const made = await insertAdmin(tx, { username, email, full_name, password_hash, role, created_by: by.id });
    await writeAudit(tx, by, { action: 'admin.created', target: targetOf(made), after: summaryOf(made) });
    return made;
  });
  return making.catch(refuseTaken);
}

/** Fails with `admin_taken` if the error is a duplicate user name or email address; rethrows any other error. */
export function refuseTaken(error: unknown): never {
  const constraint = violatedConstraint(error);
  if (constraint === 'admins_username' || constraint === 'admins_email') fail('admin_taken');
  throw error;
}
