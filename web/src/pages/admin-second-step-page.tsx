// `/admin/second-step`: the enrolment of a second factor, which the administrator's role requires. The parameter `next`
// is the path to continue to.
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Enrolment } from '../features/admin-accounts/enrolment.tsx';
import { SignInLayout } from '../features/admin-login/sign-in-layout.tsx';
import { safeAdminNext } from '../kit/navigation/admin-paths.ts';

export function AdminSecondStepPage() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const next = safeAdminNext(search.get('next'));
  return (
    <SignInLayout>
      <Enrolment onDone={() => navigate(next, { replace: true })} />
    </SignInLayout>
  );
}
