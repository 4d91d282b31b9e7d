// The first page of an employer: what the profile lacks, the own jobs and who applied to them.
import { ProfilePrompt } from '../completion/profile-prompt.tsx';
import { MyJobs } from '../features/jobs/my-jobs.tsx';

export function EmployerHomePage() {
  return (
    <div className="page">
      <ProfilePrompt user_type="employer" />
      <MyJobs />
    </div>
  );
}
