// Quota of actions of one administrator, counted in the audit log.
import { fail } from '#contracts/problems.ts';
import { z } from '#contracts/z.ts';
import { maybe, sql, type Tx } from '#platform/sql.ts';
import type { Admin } from '../actor.ts';

interface AuditQuota {
  /** Names of the counted actions in the audit log. */
  actions: readonly string[];
  max: number;
  /** The period of the quota. */
  hours: number;
}

/**
 * Returns null if the action that was just logged is within the quota. Otherwise returns the seconds until one more
 * action would be within the quota.
 */
async function secondsUntilRoom(tx: Tx, adminId: number, { actions, max, hours }: AuditQuota): Promise<number | null> {
  const period = sql`make_interval(hours => ${hours}::int)`;
  const found = await maybe(
    tx,
    sql`select greatest(1, ceil(extract(epoch from at + ${period} - clock_timestamp())))::int as seconds
      from admin_audit where admin_id = ${adminId} and action = any(${actions}::text[])
        and at > clock_timestamp() - ${period} order by at desc, id desc offset ${max} limit 1`,
    z.object({ seconds: z.int() }),
  );
  return found?.seconds ?? null;
}

/**
 * Fails with `rate_limited` if the administrator has exceeded the quota; `retry_after` is in seconds. The caller must
 * first write the action to the audit log, whose lock makes concurrent actions wait until the commit.
 */
export async function requireAuditQuota(tx: Tx, admin: Admin, quota: AuditQuota): Promise<void> {
  const retry_after = await secondsUntilRoom(tx, admin.id, quota);
  if (retry_after !== null) fail('rate_limited', { retry_after });
}
