// Parts of the sign-in and registration pages for a visitor who pressed “Apply” on a job: they show the job and send
// the application.
import type { JobDetail } from '#contracts/job-shapes.ts';
import { ApplyingTo } from '../features/applications/applying-to.tsx';
import { FirstApplicationResult } from '../features/applications/first-application.tsx';
import { SendFirst } from '../features/applications/send-first.tsx';
import { NearJobs } from '../features/jobs/near-jobs.tsx';
import type { FirstApplication } from '../parts/application/first-application.ts';
import { inReadersLanguage } from '../parts/job/translated.ts';

/** Shows the job above the form; renders nothing if the job is closed. */
export function ApplyHead({ job, explains }: { job: JobDetail; explains: boolean }) {
  return job.status === 'active' && <ApplyingTo job={inReadersLanguage(job)} explains={explains} />;
}

export interface AppliedProps {
  uid: string;
  /** Undefined while the job loads, and if it is not public. */
  job: JobDetail | undefined;
}

const partsOf = ({ uid, job }: AppliedProps) => ({
  uid,
  job: job && inReadersLanguage(job),
  near: job && <NearJobs of={job} />,
});

/** The last screen of a registration that also sent an application. */
export function AppliedAtRegistration({ application, ...of }: AppliedProps & { application: FirstApplication }) {
  return <FirstApplicationResult {...partsOf(of)} application={application} isNew />;
}

/** Sends the application of a worker who has just signed in. */
export const ApplyAfterSignIn = (of: AppliedProps) => <SendFirst {...partsOf(of)} />;
