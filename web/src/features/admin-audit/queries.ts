// Queries of the audit log: a page of rows, and the check of the log's hash chain.
import { useMutation, useQuery } from '@tanstack/react-query';
import { type AuditCheck, auditEndpoints } from '#contracts/audit.ts';
import { adminKeyOf } from '../../http/query-keys.ts';
import { adminCall } from '../../parts/admin/call.ts';
import { type AuditView, askedOf } from './audit-view.ts';

/** Returns a page of the audit log. While another page loads, the previous page stays visible. */
export function useAudit(view: AuditView) {
  const query = askedOf(view);
  return useQuery({
    queryKey: adminKeyOf('audit', 'listAudit', query),
    queryFn: ({ signal }) => adminCall(auditEndpoints.listAudit, { query, signal }),
    placeholderData: (before) => before,
  });
}

export interface AuditCheckResult {
  rows: number;
  broken_id: number | null;
  last_hash: string | null;
}

/**
 * Checks the hash chain in parts, one request after another, until its end or the first row whose hash does not match.
 */
async function checkAll(): Promise<AuditCheckResult> {
  let rows = 0;
  let since = 0;
  for (;;) {
    const part: AuditCheck = await adminCall(auditEndpoints.checkAudit, { query: { since: String(since) } });
    rows += part.checked;
    const { broken_id, last_hash, last_id, more } = part;
    if (broken_id !== null || !more || last_id === null) return { rows, broken_id, last_hash };
    since = last_id;
  }
}

export const useAuditCheck = () => useMutation({ mutationFn: checkAll });
