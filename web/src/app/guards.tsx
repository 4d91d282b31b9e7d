// Route guards for signed-in users and for visitors.
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import type { UserType } from '#contracts/reference.ts';
import { paths } from '../kit/navigation/paths.ts';
import { PageSkeleton } from '../parts/splash/page-skeleton.tsx';
import { useSession } from '../session/session-context.ts';

/**
 * Renders the route only for signed-in users, and only for the given user type if set. Visitors are redirected to
 * sign-in, users of the other type to their dashboard.
 */
export function SignedIn({ user_type }: { user_type?: UserType }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (session.status === 'loading') return <PageSkeleton />;
  if (session.user_type === null) return <Navigate to={paths.signIn(pathname + search)} replace />;
  if (user_type && session.user_type !== user_type) return <Navigate to={paths.dashboard(session.user_type)} replace />;
  return <Outlet />;
}

/** Renders the route only for visitors. Signed-in users are redirected to their dashboard. */
export function Visitors() {
  const { status, user_type } = useSession();
  if (status === 'loading') return <PageSkeleton />;
  return user_type ? <Navigate to={paths.dashboard(user_type)} replace /> : <Outlet />;
}
