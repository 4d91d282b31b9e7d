// `/admin/dashboard/system`: the health of the processes.
import { SystemScreen } from '../features/admin-system/system-screen.tsx';

export function AdminSystemPage() {
  return <SystemScreen />;
}
