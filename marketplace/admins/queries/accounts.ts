// SQL of administrator accounts.
import { type AdminRole, adminRoles } from '#contracts/admin-roles.ts';
import { admin } from '#contracts/admins.ts';
import { z } from '#contracts/z.ts';
import { many, maybe, one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import { hasSecondFactor } from './second-factor.ts';

const columns = sql`a.id, a.username, a.email, a.full_name, a.role`;

/** Returns an administrator; null for an unknown id. */
export const findAdmin = (db: Queryable, id: number) =>
  maybe(db, sql`select ${columns} from admins a where a.id = ${id}`, admin);

/** Returns all administrators, oldest account first. */
export const listAdmins = (db: Queryable) => many(db, sql`select ${columns} from admins a order by a.id`, admin);

/**
 * Returns true if an administrator was ever created. The row in `admin_beginning` remains when accounts are deleted
 * (D43).
 */
export async function firstAdminExists(db: Queryable): Promise<boolean> {
  const statement = sql`select exists (select from admin_beginning) or exists (select from admins) as begun`;
  return (await one(db, statement, z.object({ begun: z.boolean() }))).begun;
}

/**
 * Records that the transaction creates the first administrator. If another transaction does the same, its insert waits
 * for this transaction and then fails with a violation of `admin_beginning_pkey`.
 */
export async function insertBootstrap(tx: Tx): Promise<void> {
  await run(tx, sql`insert into admin_beginning default values`);
}

export interface NewAdmin {
  username: string;
  email: string;
  full_name: string;
  password_hash: string;
  role: AdminRole;
  created_by: number | null;
}

export const insertAdmin = (tx: Tx, { username, email, full_name, password_hash, role, created_by }: NewAdmin) =>
  one(
    tx,
    sql`insert into admins as a (username, email, full_name, password_hash, role, created_by)
      values (${username}, ${email}, ${full_name}, ${password_hash}, ${role}, ${created_by}) returning ${columns}`,
    admin,
  );

const credentials = z.object({
  id: z.int(),
  username: z.string(),
  password_hash: z.string(),
  role: z.enum(adminRoles),
  /** Encrypted TOTP secret; null if TOTP is not active. */
  totp_sealed: z.nullable(z.instanceof(Buffer)),
  has_second_factor: z.boolean(),
});
const secretColumns = sql`a.id, a.username, a.password_hash, a.role, case when a.totp_since is not null then a.totp_sealed end as totp_sealed,
  ${hasSecondFactor} as has_second_factor`;

/**
 * Returns the values with which a login is compared, such as the password hash; null for an unknown name. Upper and
 * lower case of the name do not matter.
 */
export const findCredentials = (db: Queryable, username: string) =>
  maybe(db, sql`select ${secretColumns} from admins a where lower(a.username) = lower(${username})`, credentials);

/**
 * Returns the same values as {@link findCredentials}, for the account with this id. Locks the account until the end of
 * the transaction.
 */
export const lockCredentials = (tx: Tx, id: number) =>
  maybe(tx, sql`select ${secretColumns} from admins a where a.id = ${id} for update`, credentials);

/**
 * Locks all superusers and returns their ids. Locks in the order of the ids, to prevent deadlocks. Every transaction
 * that adds, changes or deletes a superuser takes these locks.
 */
export async function lockSuperusers(tx: Tx): Promise<number[]> {
  const statement = sql`select id from admins where role = 'superuser' order by id for update`;
  return (await many(tx, statement, z.object({ id: z.int() }))).map(({ id }) => id);
}

export const lockAdmin = (tx: Tx, id: number) =>
  maybe(tx, sql`select ${columns} from admins a where a.id = ${id} for update`, admin);

interface Changes {
  full_name?: string | undefined;
  email?: string | undefined;
  role?: AdminRole | undefined;
  password_hash?: string | undefined;
}

/** Changes the given columns of an administrator; columns without a new value stay unchanged. Returns the account. */
export const setAdmin = (tx: Tx, id: number, { full_name, email, role, password_hash }: Changes) =>
  one(
    tx,
    sql`update admins as a set full_name = coalesce(${full_name ?? null}, a.full_name), email = coalesce(${email ?? null}, a.email),
        role = coalesce(${role ?? null}, a.role), password_hash = coalesce(${password_hash ?? null}, a.password_hash), updated_at = now()
      where a.id = ${id} returning ${columns}`,
    admin,
  );

export async function removeAdmin(tx: Tx, id: number): Promise<void> {
  await run(tx, sql`delete from admins where id = ${id}`);
}
