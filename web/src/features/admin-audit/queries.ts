// Queries of the audit log: one page, and the check of its hash chain.
import { useMutation, useQuery } from '@tanstack/react-query';
import { type AuditCheck, auditEndpoints } from '#contracts/audit.ts';
import type { Answer } from '#contracts/http.ts';
import { ADMIN_KEY } from '../../admin/admin-session.tsx';
import { adminCall } from '../../admin/call.ts';
import { type AuditView, askedOf } from './audit-view.ts';

export type AuditPage = Answer<typeof auditEndpoints.listAudit>;

/** Returns a page of the audit log; the previous page stays visible while it loads. */
export function useAudit(view: AuditView) {
  const query = askedOf(view);
  return useQuery({
    queryKey: [ADMIN_KEY, 'audit', query],
    queryFn: ({ signal }) => adminCall(auditEndpoints.listAudit, { query, signal }),
    placeholderData: (before) => before,
  });
}

export interface AuditCheckResult {
  rows: number;
  broken_id: number | null;
  last_hash: string | null;
}

/** Checks part after part, until the end or the first row whose hash does not match. */
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
