// The registration page.
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { Register } from '../features/signin/register.tsx';
import { useNextPath } from '../kit/navigation/next-path.ts';
import { paths } from '../kit/navigation/paths.ts';
import { Splash } from '../parts/splash/splash.tsx';
import { useProfile } from '../session/profile.ts';
import { useSession } from '../session/session-context.ts';

export function RegisterPage() {
  const { user_type } = useSession();
  const { isFetched: isConfirmed } = useProfile(user_type);
  // Whether the user was signed in at the first render. A user who registers on this page is signed in afterwards, but
  // must not be redirected before the last step.
  const [wasIn] = useState(user_type !== null);
  const next = useNextPath();
  // The token of the stored session may have expired. The profile call then ends the session, and the form appears. So
  // redirect only after the profile call has succeeded.
  if (wasIn && user_type !== null)
    return isConfirmed ? <Navigate to={next ?? paths.dashboard(user_type)} replace /> : <Splash />;
  return <Register next={next} />;
}
