// Rules for the removal of the last second factor of an account. If the role requires a second factor, the removal is
// refused. Otherwise, the recovery codes of the account are deleted too.
import type { AdminRole } from '#contracts/admin-roles.ts';
import { fail } from '#contracts/problems.ts';
import type { Tx } from '#platform/sql.ts';
import { removeRecoveryCodes } from '../queries/recovery-codes.ts';
import { mustHaveSecondFactor } from '../rules.ts';

/**
 * Fails with `last_second_factor` if the role requires a second factor and `left` is 0. `left` is the number of second
 * factors that remain after the removal.
 */
export function refuseLastFactor(production: boolean, { role, left }: { role: AdminRole; left: number }): void {
  if (left <= 0 && mustHaveSecondFactor(production, role)) fail('last_second_factor');
}

/** Deletes the recovery codes if no second factor is left: a recovery code only replaces a lost second factor. */
export async function dropCodesOfLast(tx: Tx, adminId: number, left: number): Promise<void> {
  if (left <= 0) await removeRecoveryCodes(tx, adminId);
}
