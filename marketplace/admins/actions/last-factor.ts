// Guards the last second factor of an account: whether it may be removed, and the removal of its recovery codes.
import type { AdminRole } from '#contracts/admin-roles.ts';
import { fail } from '#contracts/problems.ts';
import type { Tx } from '#platform/sql.ts';
import { removeRecoveryCodes } from '../queries/recovery-codes.ts';
import { mustHaveSecondFactor } from '../rules.ts';

/** Fails with `last_second_factor` if an account that must have a second factor would have none left. */
export function refuseLastFactor(production: boolean, { role, left }: { role: AdminRole; left: number }): void {
  if (left <= 0 && mustHaveSecondFactor(production, role)) fail('last_second_factor');
}

/** Deletes the recovery codes if no second factor is left: recovery codes only replace a second factor. */
export async function dropCodesOfLast(tx: Tx, adminId: number, left: number): Promise<void> {
  if (left <= 0) await removeRecoveryCodes(tx, adminId);
}
