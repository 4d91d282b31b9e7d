// SQL of administrators' recovery codes.
import { z } from '#contracts/z.ts';
import { maybe, one, type Queryable, run, sql, type Tx } from '#platform/sql.ts';
import type { HashedCode } from '../recovery-codes.ts';

export async function countRecoveryCodes(db: Queryable, adminId: number): Promise<number> {
  const statement = sql`select count(*)::int as left from admin_recovery_codes where admin_id = ${adminId}`;
  return (await one(db, statement, z.object({ left: z.int() }))).left;
}

/** Returns the recovery code with this selector; null if the account has no such code. */
export const findRecoveryCode = (db: Queryable, adminId: number, selector: string) =>
  maybe(
    db,
    sql`select id, code_hash from admin_recovery_codes where admin_id = ${adminId} and selector = ${selector}`,
    z.object({ id: z.int(), code_hash: z.string() }),
  );

/** Deletes a code, so that it can be used only once. Returns false if it was already deleted. */
export async function consumeRecoveryCode(tx: Tx, adminId: number, id: number): Promise<boolean> {
  return (await run(tx, sql`delete from admin_recovery_codes where id = ${id} and admin_id = ${adminId}`)) > 0;
}

export async function removeRecoveryCodes(tx: Tx, adminId: number): Promise<void> {
  await run(tx, sql`delete from admin_recovery_codes where admin_id = ${adminId}`);
}

/** Replaces the codes of an account. */
export async function setRecoveryCodes(tx: Tx, adminId: number, codes: readonly HashedCode[]): Promise<void> {
  await removeRecoveryCodes(tx, adminId);
  await run(
    tx,
    sql`insert into admin_recovery_codes (admin_id, selector, code_hash)
      select ${adminId}, selector, code_hash from unnest(${codes.map(({ selector }) => selector)}::text[],
        ${codes.map(({ code_hash }) => code_hash)}::text[]) as c (selector, code_hash)`,
  );
}
