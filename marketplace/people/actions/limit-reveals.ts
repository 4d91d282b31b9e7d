// Quota of phone numbers and other contacts that one administrator may reveal in 24 hours (D57).
import { fail } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
import { maybe, sql, type Tx } from '#platform/sql.ts';
import type { Admin } from '../../actor.ts';
import { readSettings } from '../../settings/queries.ts';

/**
 * Returns null if the reveal that was just logged is within the limit. Otherwise returns the seconds until one more
 * reveal would be within the limit.
 */
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
 * Fails with `rate_limited` if the administrator has exceeded the limit; `retry_after` is in seconds. The caller must
 * first write the reveal to the audit log, whose lock makes concurrent reveals wait until the commit.
 */
export async function requireRevealQuota(tx: Tx, admin: Admin): Promise<void> {
  const { admin_reveals_per_day } = await readSettings(tx, ['admin_reveals_per_day']);
  const retry_after = await secondsUntilRoom(tx, admin.id, admin_reveals_per_day);
  if (retry_after !== null) fail('rate_limited', { retry_after });
}
