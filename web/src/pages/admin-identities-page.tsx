// /admin/dashboard/identities: papers that wait for a moderator.
import { IdentitiesList } from '../features/admin-users/identities-list.tsx';

export function AdminIdentitiesPage() {
  return <IdentitiesList />;
}
