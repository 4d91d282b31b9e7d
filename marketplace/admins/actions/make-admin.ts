// Makes administrators: the first one, once for ever (D43), and those whom a superuser adds (D41).
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

/** Fails with `password_has_name` and `password_common`. */
export async function newPasswordHash(password: string, owner: Omit<Form, 'password' | 'email'>): Promise<string> {
  if (hasUserName(password, owner)) fail('password_has_name');
  if (isCommonPassword(password, owner)) fail('password_common');
  return hashPassword(password);
}

/** Makes the first one, a superuser. Fails with `admin_exists` wherever one was ever made, and with `password_common`. */
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
 * Whoever asks may have lost the right while they waited, for a password takes its time: then fails with `forbidden`. Returns how many
 * superusers there are.
 */
export async function lockRights(tx: Tx, by: Admin): Promise<number> {
  if (!roleMay(by.role, 'manage_admins')) return 0;
  const superusers = await lockSuperusers(tx);
  if (!superusers.includes(by.id)) fail('forbidden');
  return superusers.length;
}

/** Adds one. Fails with `forbidden` where the right is gone by then, `admin_taken` where name or address is another's, and with `password_common`. */
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

/** Turns the unique keys of name and address into `admin_taken`. */
export function refuseTaken(error: unknown): never {
  const constraint = violatedConstraint(error);
  if (constraint === 'admins_username' || constraint === 'admins_email') fail('admin_taken');
  throw error;
}
