// The first page of an employer: the own jobs and who applied to them.
import { MyJobs } from '../features/jobs/my-jobs.tsx';

export function EmployerHomePage() {
  return (
    <div className="page">
      <MyJobs />
    </div>
  );
}
