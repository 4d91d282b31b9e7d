// /admin/dashboard/users: people, found and filtered.
import { UsersList } from '../features/admin-users/users-list.tsx';

export function AdminUsersPage() {
  return <UsersList />;
}
