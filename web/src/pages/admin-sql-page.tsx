// `/admin/dashboard/sql`: the console for read-only SQL.
import { SqlConsole } from '../features/admin-sql/sql-console.tsx';

export function AdminSqlPage() {
  return <SqlConsole />;
}
