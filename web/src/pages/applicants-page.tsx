// The page with the applicants of all of the employer's jobs, or of the job in the path.

import { Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { Applicants } from '../features/applicants/applicants.tsx';
import { JobBids } from '../features/crews/job-bids.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export function ApplicantsPage() {
  // Loads all translations of the page in parallel. Otherwise each component would load its own translations later.
  useTranslation(['applications', 'matching', 'jobs', 'reference', 'places']);
  const { jobUid = null } = useParams();
  return (
    <div className="page">
      <Applicants
        job_uid={jobUid}
        crews={
          <Suspense>
            <JobBids job_uid={jobUid} />
          </Suspense>
        }
      />
    </div>
  );
}
