// /jobs: looking for work.
import { JobSearch } from '../features/jobs/job-search.tsx';

export function JobsPage() {
  return (
    <div className="page">
      <JobSearch />
    </div>
  );
}
