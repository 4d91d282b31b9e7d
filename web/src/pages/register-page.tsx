// The door for whoever has no account yet.
import { useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useNextPath } from '../app/next-path.ts';
import { paths } from '../app/paths.ts';
import { Register } from '../features/signin/register.tsx';
import { useSession } from '../session/session-context.ts';

export function RegisterPage() {
  const { user_type } = useSession();
  // Whoever signs in here, by registering, still sees the end of it.
  const [wasIn] = useState(user_type !== null);
  const next = useNextPath();
  if (wasIn && user_type !== null) return <Navigate to={next ?? paths.dashboard(user_type)} replace />;
  return <Register next={next} />;
}
