// The page with the applicants of all of the employer's jobs, or of the job in the path.

import { useParams } from 'react-router-dom';
import { Applicants } from '../features/applicants/applicants.tsx';
import { useTranslation } from '../i18n/use-translation.ts';

export function ApplicantsPage() {
  // Requests all translation topics of the page in parallel instead of one after another.
  useTranslation(['applications', 'matching', 'jobs', 'reference', 'places']);
  const { jobUid = null } = useParams();
  return (
    <div className="page">
      <Applicants job_uid={jobUid} />
    </div>
  );
}
