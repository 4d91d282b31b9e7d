// Who applied: to all own jobs, or to the job of the address.
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { Applicants } from '../features/applicants/applicants.tsx';

export function ApplicantsPage() {
  // All words of the page on their way at once, not one part after another.
  useTranslation(['applications', 'matching', 'jobs', 'reference', 'places']);
  const { jobUid = null } = useParams();
  return (
    <div className="page">
      <Applicants job_uid={jobUid} />
    </div>
  );
}
