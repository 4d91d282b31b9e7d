// /admin/login: the door of the administrators' area; `next` is where it leads on to.
import { useSearchParams } from 'react-router-dom';
import { AdminSignIn } from '../features/admin-login/admin-sign-in.tsx';

export function AdminLoginPage() {
  const [search] = useSearchParams();
  return <AdminSignIn next={search.get('next')} />;
}
