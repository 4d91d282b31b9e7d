// Who applied: to all own jobs, or to the job of the address.
import { useParams } from 'react-router-dom';
import { Applicants } from '../features/applicants/applicants.tsx';

export function ApplicantsPage() {
  const { jobUid = null } = useParams();
  return (
    <div className="page">
      <Applicants job_uid={jobUid} />
    </div>
  );
}
