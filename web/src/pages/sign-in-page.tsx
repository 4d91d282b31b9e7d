// The sign-in page, with a link to registration.
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useNextPath } from '../app/next-path.ts';
import { paths } from '../app/paths.ts';
import { Splash } from '../app/splash.tsx';
import { SignIn } from '../features/signin/sign-in.tsx';
import { useProfile } from '../session/profile.ts';
import { useSession } from '../session/session-context.ts';

const phoneOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'phone' in state && typeof state.phone === 'string' ? state.phone : '';

export function SignInPage() {
  const { user_type } = useSession();
  const { isFetched: isConfirmed } = useProfile(user_type);
  const { state } = useLocation();
  const [query] = useSearchParams();
  const next = useNextPath();
  // A session with an expired token ends here without a redirect, so wait for the profile call before redirecting.
  if (user_type !== null)
    return isConfirmed ? <Navigate to={next ?? paths.dashboard(user_type)} replace /> : <Splash />;
  return <SignIn timedOut={query.get('timeout') === 'true'} initialPhone={phoneOf(state)} next={next} />;
}
