// The employer's own jobs.
import { MyJobs } from '../features/my-jobs/my-jobs.tsx';

export function MyJobsPage() {
  return (
    <div className="page">
      <MyJobs />
    </div>
  );
}
