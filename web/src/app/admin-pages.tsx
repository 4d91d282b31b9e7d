// Which address of the administrators' area shows which page: loaded only there.
import { Route, Routes } from 'react-router-dom';
import { AdminGuard } from '../admin/admin-session.tsx';
import { AdminShell } from '../admin/admin-shell.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';
import { lazyPage } from './lazy-page.ts';

const AdminDatabasePage = lazyPage(() =>
  import('../pages/admin-database-page.tsx').then((page) => page.AdminDatabasePage),
);
const AdminTablePage = lazyPage(() => import('../pages/admin-table-page.tsx').then((page) => page.AdminTablePage));
const AdminSqlPage = lazyPage(() => import('../pages/admin-sql-page.tsx').then((page) => page.AdminSqlPage));

export function AdminPages() {
  return (
    <Routes>
      <Route
        path="dashboard"
        element={
          <AdminGuard>
            <AdminShell />
          </AdminGuard>
        }
      >
        <Route path="database" element={<AdminDatabasePage />} />
        <Route path="database/:table" element={<AdminTablePage />} />
        <Route path="sql" element={<AdminSqlPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
