// The page with the form in which an employer completes a draft or edits a job.
import { useParams, useSearchParams } from 'react-router-dom';
import { EditJob } from '../features/post-job/edit-job.tsx';

export function EditJobPage() {
  const { jobUid = '' } = useParams();
  const [search] = useSearchParams();
  return (
    <div className="page">
      <EditJob key={jobUid} uid={jobUid} firstStep={search.get('part') === 'words' ? 2 : 1} />
    </div>
  );
}
