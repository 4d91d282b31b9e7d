// `/admin/dashboard/users/:userId`: one user.
import { useParams } from 'react-router-dom';
import { UserPage } from '../features/admin-users/user-page.tsx';
import { NotFoundPage } from './not-found-page.tsx';

export function AdminUserPage() {
  const { userId = '' } = useParams();
  return /^[1-9]\d{0,14}$/.test(userId) ? <UserPage key={userId} id={Number(userId)} /> : <NotFoundPage />;
}
