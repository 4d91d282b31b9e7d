// The form in which an employer completes a draft or edits a job.
import { useParams } from 'react-router-dom';
import { EditJob } from '../features/post-job/edit-job.tsx';

export function EditJobPage() {
  const { jobUid = '' } = useParams();
  return (
    <div className="page">
      <EditJob key={jobUid} uid={jobUid} />
    </div>
  );
}
