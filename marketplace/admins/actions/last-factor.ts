// Refuses to remove the last second factor of an account if the role requires a second factor. Otherwise, when the last
// second factor is removed, the recovery codes of the account are deleted too.
import type { AdminRole } from '#contracts/admin-roles.ts';
import { fail } from '#contracts/problems.ts';
import type { Tx } from '#platform/sql.ts';
import { removeRecoveryCodes } from '../queries/recovery-codes.ts';
import { mustHaveSecondFactor } from '../rules.ts';

/**
 * Fails with `last_second_factor` if the role requires a second factor and none remains. `left`: number of second
 * factors that remain.
 */
export function refuseLastFactor(production: boolean, { role, left }: { role: AdminRole; left: number }): void {
  if (left <= 0 && mustHaveSecondFactor(production, role)) fail('last_second_factor');
}

/** Deletes the recovery codes if no second factor is left, because a recovery code only replaces a second factor. */
export async function dropCodesOfLast(tx: Tx, adminId: number, left: number): Promise<void> {
  if (left <= 0) await removeRecoveryCodes(tx, adminId);
}
