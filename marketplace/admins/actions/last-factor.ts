// The last second factor of an account: whether it may go, and the recovery codes that go with it.
import type { AdminRole } from '#contracts/admin-roles.ts';
import { fail } from '#contracts/problems.ts';
import type { Tx } from '#platform/sql.ts';
import { removeRecoveryCodes } from '../queries/recovery-codes.ts';
import { mustHaveSecondFactor } from '../rules.ts';

/** Fails with `last_second_factor` if none would be left of an account that must have one. */
export function refuseLastFactor(production: boolean, { role, left }: { role: AdminRole; left: number }): void {
  if (left <= 0 && mustHaveSecondFactor(production, role)) fail('last_second_factor');
}

/** Recovery codes stand for a second factor: without one they are deleted. */
export async function dropCodesOfLast(tx: Tx, adminId: number, left: number): Promise<void> {
  if (left <= 0) await removeRecoveryCodes(tx, adminId);
}
