// `/admin/dashboard/account`: the administrator's own account.
import { Account } from '../features/admin-accounts/account.tsx';

export function AdminAccountPage() {
  return <Account />;
}
