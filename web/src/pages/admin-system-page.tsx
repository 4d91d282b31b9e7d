// /admin/dashboard/system: how the programs are.
import { SystemScreen } from '../features/admin-system/system-screen.tsx';

export function AdminSystemPage() {
  return <SystemScreen />;
}
