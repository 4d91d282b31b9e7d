// `/admin/dashboard/users`: the user list with search and filters.
import { UsersList } from '../features/admin-users/users-list.tsx';

export function AdminUsersPage() {
  return <UsersList />;
}
