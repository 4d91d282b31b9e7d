// `/admin/dashboard/database/:table`: the rows of one table.
import { useParams } from 'react-router-dom';
import { TableRows } from '../features/admin-database/table-rows.tsx';

export function AdminTablePage() {
  const { table = '' } = useParams();
  return <TableRows key={table} name={table} />;
}
