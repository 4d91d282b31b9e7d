// /jobs: looking for work.
import { JobSearch } from '../features/jobs/job-search.tsx';
import { SaveButton } from '../features/saved-jobs/save-button.tsx';

export function JobsPage() {
  return (
    <div className="page">
      <JobSearch cardAction={(job) => <SaveButton uid={job.uid} title={job.title} />} />
    </div>
  );
}
