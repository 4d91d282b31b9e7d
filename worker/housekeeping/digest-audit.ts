// Every day: verifies the audit log and writes its last hash to the process log, where database access does not suffice
// to change it (D49).
import { digestAudit } from '#marketplace/system/audit.ts';
import type { WorkerDeps } from '../deps.ts';

/** Idempotent. */
export async function verifyAuditLog({ db, log }: Pick<WorkerDeps, 'db' | 'log'>, progress: () => void): Promise<void> {
  const { rows, last_id, last_hash, broken_id } = await digestAudit(db, progress);
  log.info('the audit trail', { rows, last_id, last_hash });
  if (broken_id !== null) log.error('the audit trail is broken', { id: broken_id });
}
