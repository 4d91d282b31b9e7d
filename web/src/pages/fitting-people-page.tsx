// `/employer/dashboard/jobs/:jobUid/people`: the workers who match one of the employer's jobs.
import { useParams } from 'react-router-dom';
import { FittingPeople } from '../features/fitting-people/fitting-people.tsx';

export function FittingPeoplePage() {
  const { jobUid = '' } = useParams();
  return (
    <div className="page">
      <FittingPeople job_uid={jobUid} />
    </div>
  );
}
