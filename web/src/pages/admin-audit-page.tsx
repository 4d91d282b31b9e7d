// /admin/dashboard/audit: what administrators did.
import { AuditScreen } from '../features/admin-audit/audit-screen.tsx';

export function AdminAuditPage() {
  return <AuditScreen />;
}
