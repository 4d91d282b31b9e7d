// /admin/dashboard/sql: statements that read.
import { SqlConsole } from '../features/admin-sql/sql-console.tsx';

export function AdminSqlPage() {
  return <SqlConsole />;
}
