// The door for whoever has no account yet.
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
  // Whoever signs in here, by registering, still sees the end of it.
  const [wasIn] = useState(user_type !== null);
  const next = useNextPath();
  // An expired token ends quietly here: the form must not have led away by then.
  if (wasIn && user_type !== null)
    return isConfirmed ? <Navigate to={next ?? paths.dashboard(user_type)} replace /> : <Splash />;
  return <Register next={next} />;
}
