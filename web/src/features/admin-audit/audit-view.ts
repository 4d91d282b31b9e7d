// Filters and page of the audit log, kept in the URL so that a link shows the same rows.
export const auditFilters = ['admin', 'action', 'target_type', 'target_id', 'from', 'to'] as const;
export type AuditFilter = (typeof auditFilters)[number];

export interface AuditView {
  filters: Partial<Record<AuditFilter, string>>;
  page: number;
}

export function auditViewOf(query: URLSearchParams): AuditView {
  const given = auditFilters.flatMap((name) => {
    const value = query.get(name)?.trim().slice(0, 100);
    return value ? [[name, value] as const] : [];
  });
  const page = Math.trunc(Number(query.get('page'))) || 1;
  return { filters: Object.fromEntries(given), page: Math.max(1, Math.min(1000, page)) };
}

export function auditQueryOf({ filters, page }: AuditView): string {
  const query = new URLSearchParams(filters);
  if (page > 1) query.set('page', String(page));
  return query.toString();
}

/** Returns the query parameters of the API request, with 20 rows per page. */
export const askedOf = ({ filters, page }: AuditView) => ({ ...filters, page: String(page), limit: '20' });
