// /admin/dashboard/database: the tables there are to see.
import { TablesList } from '../features/admin-database/tables-list.tsx';

export function AdminDatabasePage() {
  return <TablesList />;
}
