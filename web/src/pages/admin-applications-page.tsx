// `/admin/dashboard/applications`: all applications.
import { ApplicationsList } from '../features/admin-applications/applications-list.tsx';

export function AdminApplicationsPage() {
  return <ApplicationsList />;
}
