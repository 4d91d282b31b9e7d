// /admin/dashboard/account: the own account of an administrator.
import { Account } from '../features/admin-accounts/account.tsx';

export function AdminAccountPage() {
  return <Account />;
}
