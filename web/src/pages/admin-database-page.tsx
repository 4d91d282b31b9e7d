// `/admin/dashboard/database`: the database tables that administrators may read.
import { TablesList } from '../features/admin-database/tables-list.tsx';

export function AdminDatabasePage() {
  return <TablesList />;
}
