// The parts of sign-in and registration that show the job which the visitor applies to.
import { ApplyingTo } from '../features/applications/applying-to.tsx';
import { FirstApplicationResult } from '../features/applications/first-application.tsx';
import { SendFirst } from '../features/applications/send-first.tsx';
import { useAppliedJob } from '../features/jobs/applied-job.ts';
import { NearJobs } from '../features/jobs/near-jobs.tsx';
import type { FirstApplication } from '../parts/application/first-application.ts';
import { inReadersLanguage } from '../parts/job/translated.ts';

function useReadJob(uid: string) {
  const job = useAppliedJob(uid);
  return job && inReadersLanguage(job);
}

/** The job above the form; nothing while it loads and if it has closed. */
export function ApplyHead({ uid, explains }: { uid: string; explains: boolean }) {
  const job = useReadJob(uid);
  return job?.status === 'active' && <ApplyingTo job={job} explains={explains} />;
}

/** The last screen of a registration that also sent an application. */
export function AppliedAtRegistration({ uid, application }: { uid: string; application: FirstApplication }) {
  const job = useReadJob(uid);
  return (
    <FirstApplicationResult uid={uid} job={job} application={application} isNew near={job && <NearJobs of={job} />} />
  );
}

/** Sends the application of a worker who has just signed in. */
export function ApplyAfterSignIn({ uid }: { uid: string }) {
  const job = useReadJob(uid);
  return <SendFirst uid={uid} job={job} near={job && <NearJobs of={job} />} />;
}
