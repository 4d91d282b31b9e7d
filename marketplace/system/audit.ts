// Reads the entries of the audit log that the caller may see, and verifies the hash chain (D42, D49).
import type { AuditCheck } from '#contracts/audit.ts';
import type { Queryable } from '#platform/sql.ts';
import type { Admin } from '../actor.ts';
import { paged } from '../paged.ts';
import { type AuditListFilter, checkBatch, countAuditRows, findEntryHash, listAuditRows } from './audit-queries.ts';

const MAX_COUNTED_ROWS = 10_000;
/** Maximum number of entries verified per call, which takes about one second. */
const MAX_CHECKED_ROWS = 100_000;

export interface AuditPage extends Omit<AuditListFilter, 'own'> {
  page: number;
  limit: number;
}

/** Returns a page of the audit log. Moderators read only their own entries. */
export async function showAudit(db: Queryable, { id, role }: Admin, { page, limit, ...asked }: AuditPage) {
  const filter = role === 'superuser' ? asked : { ...asked, own: id };
  const rows = await listAuditRows(db, filter, { limit, offset: (page - 1) * limit });
  const count = await countAuditRows(db, filter, MAX_COUNTED_ROWS + 1);
  return {
    ...paged({ rows }, Math.min(count, MAX_COUNTED_ROWS), { page, limit }),
    total_capped: count > MAX_COUNTED_ROWS,
  };
}

/** Verifies up to `max` entries after the entry `since`. */
export async function checkAudit(db: Queryable, since: number, max = MAX_CHECKED_ROWS): Promise<AuditCheck> {
  const { checked, first_id, last_id, broken_id } = await checkBatch(db, since, max);
  const last = last_id === null ? null : await findEntryHash(db, last_id);
  return { checked, first_id, last_id, last_hash: last?.hash ?? null, broken_id, more: checked === max };
}

/** Verifies the whole log and returns its last hash, which a worker process logs every day. */
export async function digestAudit(db: Queryable, progress: () => void) {
  let [since, checked, broken]: [number, number, number | null] = [0, 0, null];
  for (;;) {
    const batch = await checkAudit(db, since);
    progress();
    checked += batch.checked;
    broken ??= batch.broken_id;
    if (!batch.more || batch.last_id === null) break;
    since = batch.last_id;
  }
  const last = await findEntryHash(db, null);
  return { rows: checked, broken_id: broken, last_id: last?.id ?? null, last_hash: last?.hash ?? null };
}
