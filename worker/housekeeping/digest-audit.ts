// Every day: verifies the audit log and copies its last hash to the process log. A person who can access only the
// database cannot change this copy (D49).
import { digestAudit } from '#marketplace/system/audit.ts';
import type { WorkerDeps } from '../deps.ts';

export async function verifyAuditLog({ db, log }: Pick<WorkerDeps, 'db' | 'log'>, progress: () => void): Promise<void> {
  const { rows, last_id, last_hash, broken_id } = await digestAudit(db, progress);
  log.info('the audit log', { rows, last_id, last_hash });
  if (broken_id !== null) log.error('the audit log is broken', { id: broken_id });
}
