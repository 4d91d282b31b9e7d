// The door for whoever has an account, and for whoever has none yet.
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useNextPath } from '../app/next-path.ts';
import { paths } from '../app/paths.ts';
import { SignIn } from '../features/signin/sign-in.tsx';
import { useSession } from '../session/session-context.ts';

const phoneOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'phone' in state && typeof state.phone === 'string' ? state.phone : '';

export function SignInPage() {
  const { user_type } = useSession();
  const { state } = useLocation();
  const [query] = useSearchParams();
  const next = useNextPath();
  if (user_type !== null) return <Navigate to={next ?? paths.dashboard(user_type)} replace />;
  return <SignIn timedOut={query.get('timeout') === 'true'} initialPhone={phoneOf(state)} next={next} />;
}
