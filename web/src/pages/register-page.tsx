// The registration page.
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useNextPath } from '../app/next-path.ts';
import { paths } from '../app/paths.ts';
import { Splash } from '../app/splash.tsx';
import { Register } from '../features/signin/register.tsx';
import { useProfile } from '../session/profile.ts';
import { useSession } from '../session/session-context.ts';

export function RegisterPage() {
  const { user_type } = useSession();
  const { isFetched: isConfirmed } = useProfile(user_type);
  // The status at the first render: a user who registers on this page still sees its last step.
  const [wasIn] = useState(user_type !== null);
  const next = useNextPath();
  // A session with an expired token ends here without a redirect, so wait for the profile call before redirecting.
  if (wasIn && user_type !== null)
    return isConfirmed ? <Navigate to={next ?? paths.dashboard(user_type)} replace /> : <Splash />;
  return <Register next={next} />;
}
