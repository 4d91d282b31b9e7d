// /admin/login: the door of the administrators' area; `next` is where it leads on to.
import { useSearchParams } from 'react-router-dom';
import { AdminDoor } from '../features/admin-login/admin-door.tsx';

export function AdminLoginPage() {
  const [search] = useSearchParams();
  return <AdminDoor next={search.get('next')} />;
}
