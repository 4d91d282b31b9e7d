// The registration page. If the visitor comes from “Apply” on a job, the application is sent together with the
// registration.
import { Suspense, useState } from 'react';
import { Navigate } from 'react-router-dom';
import { useAppliedJob } from '../features/jobs/applied-job.ts';
import { LikelyPlaces } from '../features/jobs/likely-places.tsx';
import { Register } from '../features/signin/register.tsx';
import { jobToApplyTo } from '../kit/navigation/apply-path.ts';
import { useNextPath } from '../kit/navigation/next-path.ts';
import { paths } from '../kit/navigation/paths.ts';
import { PageSkeleton } from '../parts/splash/page-skeleton.tsx';
import { Splash } from '../parts/splash/splash.tsx';
import { useProfile } from '../session/profile.ts';
import { useSession } from '../session/session-context.ts';
import { AppliedAtRegistration, ApplyHead } from './lazy-apply-parts.ts';

export function RegisterPage() {
  const { user_type } = useSession();
  const { isFetched: isConfirmed } = useProfile(user_type);
  // Whether the user was signed in at the first render. A user who registers on this page is signed in afterwards, but
  // must not be redirected before the last step.
  const [wasIn] = useState(user_type !== null);
  const next = useNextPath();
  const uid = jobToApplyTo(next);
  // The token of the stored session may have expired. The profile call then ends the session, and the form appears. So
  // redirect only after the profile call has succeeded.
  if (wasIn && user_type !== null)
    return isConfirmed ? <Navigate to={next ?? paths.dashboard(user_type)} replace /> : <PageSkeleton />;
  if (!uid) return <Register next={next} places={(props) => <LikelyPlaces {...props} of={null} />} />;
  return <RegisterToApply uid={uid} next={next} />;
}

function RegisterToApply({ uid, next }: { uid: string; next: string | null }) {
  const job = useAppliedJob(uid);
  return (
    <Register
      next={next}
      places={(props) => <LikelyPlaces {...props} of={job ?? null} />}
      applying={{
        uid,
        head: (explains) =>
          job && (
            <Suspense>
              <ApplyHead job={job} explains={explains} />
            </Suspense>
          ),
        done: (application) => (
          <Suspense fallback={<Splash />}>
            <AppliedAtRegistration uid={uid} job={job} application={application} />
          </Suspense>
        ),
      }}
    />
  );
}
