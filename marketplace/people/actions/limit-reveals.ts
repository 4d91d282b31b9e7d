// Quota of phone numbers and other contacts that one administrator may reveal in 24 hours (D57).
import type { Tx } from '#platform/sql.ts';
import type { Admin } from '../../actor.ts';
import { requireAuditQuota } from '../../admins/audit-quota.ts';
import { readSettings } from '../../settings/queries.ts';

/**
 * Fails with `rate_limited` if the administrator has exceeded the limit; `retry_after` is in seconds. The caller must
 * first write the reveal to the audit log, as for `requireAuditQuota`.
 */
export async function requireRevealQuota(tx: Tx, admin: Admin): Promise<void> {
  const { admin_reveals_per_day } = await readSettings(tx, ['admin_reveals_per_day']);
  const actions = ['phone.revealed', 'grievance.contact_revealed'];
  await requireAuditQuota(tx, admin, { actions, max: admin_reveals_per_day, hours: 24 });
}
