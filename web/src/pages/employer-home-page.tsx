// The first page of an employer: what the profile lacks, how the open jobs stand, and the jobs themselves.
import { ProfilePrompt } from '../completion/profile-prompt.tsx';
import { MyJobs } from '../features/my-jobs/my-jobs.tsx';
import { OpenFigures } from '../features/my-jobs/open-figures.tsx';

export function EmployerHomePage() {
  return (
    <div className="page">
      <ProfilePrompt user_type="employer" />
      <OpenFigures />
      <MyJobs />
    </div>
  );
}
