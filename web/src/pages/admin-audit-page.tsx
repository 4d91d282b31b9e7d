// `/admin/dashboard/audit`: the audit log of admin actions.
import { AuditScreen } from '../features/admin-audit/audit-screen.tsx';

export function AdminAuditPage() {
  return <AuditScreen />;
}
