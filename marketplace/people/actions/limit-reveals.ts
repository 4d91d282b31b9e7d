// How many phone numbers and other contacts one administrator may look at in 24 hours (D57).
import { fail } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
import { maybe, sql, type Tx } from '#platform/sql.ts';
import type { Admin } from '../../actor.ts';
import { readSettings } from '../../settings/queries.ts';

/** Seconds until so many of the window's looks have left it that one more fits; null if this look, which is among them, fits. */
async function secondsUntilRoom(tx: Tx, adminId: number, max: number): Promise<number | null> {
  const found = await maybe(
    tx,
    sql`select greatest(1, ceil(extract(epoch from at + interval '1 day' - clock_timestamp())))::int as seconds
      from admin_audit where admin_id = ${adminId} and action in ('phone.revealed', 'grievance.contact_revealed')
        and at > clock_timestamp() - interval '1 day' order by at desc, id desc offset ${max} limit 1`,
    z.object({ seconds: z.int() }),
  );
  return found?.seconds ?? null;
}

/**
 * To be called once the look is in the audit log, whose lock holds the next look off until the commit. Fails with `rate_limited`, whose
 * `retry_after` is when the oldest look that is in the way leaves the 24 hours.
 */
export async function requireRevealQuota(tx: Tx, admin: Admin): Promise<void> {
  const { admin_reveals_per_day } = await readSettings(tx, ['admin_reveals_per_day']);
  const retry_after = await secondsUntilRoom(tx, admin.id, admin_reveals_per_day);
  if (retry_after !== null) fail('rate_limited', { retry_after });
}
