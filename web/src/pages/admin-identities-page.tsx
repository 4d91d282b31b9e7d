// `/admin/dashboard/identities`: identity documents that wait for a moderator.
import { IdentitiesList } from '../features/admin-users/identities-list.tsx';

export function AdminIdentitiesPage() {
  return <IdentitiesList />;
}
