// Who may open which part of the site.
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { UserType } from '#contracts/reference.ts';
import { useSession } from '../session/session-context.ts';
import { paths } from './paths.ts';
import { Splash } from './splash.tsx';

/** Only for whoever is signed in, and of that kind where one is named; others go to sign-in or to their own place. */
export function SignedIn({ user_type }: { user_type?: UserType }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'loading') return <Splash />;
  if (session.user_type === null) return <Navigate to={paths.signIn(pathname + search)} replace />;
  if (user_type && session.user_type !== user_type) return <Navigate to={paths.dashboard(session.user_type)} replace />;
  return <Outlet />;
}

/** Only for visitors: the landing page and the doors lead whoever is signed in to the dashboard. */
export function Visitors() {
  const { status, user_type } = useSession();
  if (status === 'loading') return <Splash />;
  return user_type ? <Navigate to={paths.dashboard(user_type)} replace /> : <Outlet />;
}
