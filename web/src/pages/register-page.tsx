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
  // Whether the user was signed in at the first render. A user who registers on this page becomes signed in, but must
  // still see the last step.
  const [wasIn] = useState(user_type !== null);
  const next = useNextPath();
  // The stored session may have an expired token. The profile call then ends the session and the form appears, so wait
  // for that call before redirecting.
  if (wasIn && user_type !== null)
    return isConfirmed ? <Navigate to={next ?? paths.dashboard(user_type)} replace /> : <Splash />;
  return <Register next={next} />;
}
