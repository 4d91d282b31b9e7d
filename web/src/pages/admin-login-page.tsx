// `/admin/login`: the admin sign-in. The parameter `next` is the path to continue to.
import { useSearchParams } from 'react-router-dom';
import { AdminSignIn } from '../features/admin-login/admin-sign-in.tsx';

export function AdminLoginPage() {
  const [search] = useSearchParams();
  return <AdminSignIn next={search.get('next')} />;
}
