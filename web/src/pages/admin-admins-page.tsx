// `/admin/dashboard/admins`: the list of administrators.
import { Admins } from '../features/admin-accounts/admins.tsx';

export function AdminAdminsPage() {
  return <Admins />;
}
