// The sign-in page, with a link to registration. If the visitor comes from “Apply” on a job, the application is sent
// after sign-in.
import { Suspense, useState } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { useAppliedJob } from '../features/jobs/applied-job.ts';
import { SignIn } from '../features/signin/sign-in.tsx';
import { jobToApplyTo } from '../kit/navigation/apply-path.ts';
import { useNextPath } from '../kit/navigation/next-path.ts';
import { paths } from '../kit/navigation/paths.ts';
import { PageSkeleton } from '../parts/splash/page-skeleton.tsx';
import { Splash } from '../parts/splash/splash.tsx';
import { useProfile } from '../session/profile.ts';
import { useSession } from '../session/session-context.ts';
import { ApplyAfterSignIn, ApplyHead } from './lazy-apply-parts.ts';

const phoneOf = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'phone' in state && typeof state.phone === 'string' ? state.phone : '';

export function SignInPage() {
  const { user_type } = useSession();
  const { isFetched: isConfirmed } = useProfile(user_type);
  const { state } = useLocation();
  const [query] = useSearchParams();
  const next = useNextPath();
  const uid = jobToApplyTo(next);
  const job = useAppliedJob(uid);
  // True if the user has entered the code on this page, which shows the job to apply to. Only then the application is
  // sent. A user who signed in in another tab has not seen the job here, so that session must not send the application.
  const [hasEntered, setEntered] = useState(false);
  if (uid && hasEntered && user_type === 'labour')
    return (
      <Suspense fallback={<Splash />}>
        <ApplyAfterSignIn uid={uid} job={job} />
      </Suspense>
    );
  // The token of the stored session may have expired. The profile call then ends the session, and the form appears. So
  // redirect only after the profile call has succeeded.
  if (user_type !== null)
    return isConfirmed ? <Navigate to={next ?? paths.dashboard(user_type)} replace /> : <PageSkeleton />;
  return (
    <SignIn
      timedOut={query.get('timeout') === 'true'}
      initialPhone={phoneOf(state)}
      next={next}
      registersAs={uid ? 'labour' : undefined}
      head={
        job && (
          <Suspense>
            <ApplyHead job={job} explains />
          </Suspense>
        )
      }
      onEntering={() => setEntered(true)}
    />
  );
}
