// Which address of the administrators' area shows which page: loaded only there.
import { Route, Routes } from 'react-router-dom';
import { AdminGuard } from '../admin/admin-session.tsx';
import { AdminShell } from '../admin/admin-shell.tsx';
import { NotFoundPage } from '../pages/not-found-page.tsx';

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
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route path="*" element={<NotFoundPage />} />
    </Routes>
  );
}
