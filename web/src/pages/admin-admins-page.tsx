// /admin/dashboard/admins: who administers.
import { Admins } from '../features/admin-accounts/admins.tsx';

export function AdminAdminsPage() {
  return <Admins />;
}
